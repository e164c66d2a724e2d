"""The door to the model hub: a name or a folder → a folder.

The only file that imports huggingface_hub, and only once a name is not a folder. Fetches what `checkpoint.py` and
`tokenizer.py` read, nothing else; what was fetched before is found without a network.
"""

import re
from pathlib import Path

FILES = ["config.json", "model*.safetensors", "model.safetensors.index.json", "tokenizer*", "added_tokens.json",
         "special_tokens_map.json", "vocab.json", "merges.txt", "chat_template.jinja"]  # fmt: skip
ELSEWHERE = ["*/*"]  # subfolders hold the same weights in other formats


def resolve_model(name_or_folder: str, *, download: bool = True) -> Path:
    """A folder as it is; `org/name` fetched from the hub, or found where it was fetched before.

    Raises ValueError, in one line, when that is no way; without `download` also when it would have to be fetched.
    """
    folder = Path(name_or_folder)
    if folder.is_dir() or not re.fullmatch(r"[\w-][\w.-]*/[\w-][\w.-]*", name_or_folder):
        return folder
    from huggingface_hub import snapshot_download

    try:
        return Path(
            snapshot_download(
                name_or_folder, allow_patterns=FILES, ignore_patterns=ELSEWHERE, local_files_only=not download
            )
        )
    except Exception as error:  # its errors have no base of their own: connection, access, disk, a bad name
        if not download:
            raise ValueError(f"{name_or_folder} is not on this machine yet") from None
        reason = " ".join(str(error).split())
        raise ValueError(
            f"{name_or_folder} is no folder, and the hub did not give it ({reason}); download it elsewhere and "
            "give --model FOLDER"
        ) from error


def push_folder(folder: Path, name: str, *, private: bool) -> str:
    """Upload a folder's files as the model `owner/name`, made if it isn't there; returns its address.

    Raises ValueError, in one line, when the hub does not take it; the folder is left as it is.
    """
    from huggingface_hub import HfApi

    api = HfApi()
    try:
        made = api.create_repo(name, private=private, exist_ok=True)
        api.upload_folder(repo_id=name, folder_path=folder, commit_message=f"Upload {folder.name}")
    except Exception as error:  # its errors have no base of their own: connection, access, a bad name
        reason = " ".join(str(error).split())
        raise ValueError(
            f"the hub did not take {name} ({reason}); log in with `hf auth login`, or export with --to FOLDER"
        ) from error
    return str(made)
