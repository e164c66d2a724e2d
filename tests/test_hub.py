"""A name becomes a folder; what the hub can't give is one line that says what to do. No test goes to the network."""

from fnmatch import fnmatch

import huggingface_hub
import pytest
from huggingface_hub.errors import LocalEntryNotFoundError

from grpo.hub import resolve_model
from grpo.phase import load_policy


@pytest.fixture
def hub(monkeypatch):
    """A hub of one model, `org/name`, in memory: calls are recorded."""
    calls = []

    def snapshot_download(name, **options):
        calls.append((name, options))
        if name != "org/name":
            raise LocalEntryNotFoundError("ConnectError: Name or service not known\nPlease check your connection.")
        return "/cache/org--name"

    monkeypatch.setattr(huggingface_hub, "snapshot_download", snapshot_download)
    return calls


def test_a_folder_and_what_is_no_name_never_ask_the_hub(hub, tmp_path, monkeypatch):
    (tmp_path / "org" / "name").mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    for text in ("org/name", str(tmp_path), "nothing", "runs/tiny-1/phase1", "../m", "./m", "/m/n"):
        assert str(resolve_model(text)) in (text, text.removeprefix("./"))
    assert hub == []


def test_a_name_fetches_configuration_weights_and_tokenizer_only(hub):
    assert str(resolve_model("org/name")) == "/cache/org--name"
    ((_, options),) = hub

    def fetched(path):
        allowed = any(fnmatch(path, pattern) for pattern in options["allow_patterns"])
        return allowed and not any(fnmatch(path, pattern) for pattern in options["ignore_patterns"])

    wanted = ["config.json", "model.safetensors", "model-00001-of-00002.safetensors", "model.safetensors.index.json",
              "tokenizer.json", "tokenizer_config.json", "vocab.json", "merges.txt", "chat_template.jinja"]  # fmt: skip
    unwanted = ["pytorch_model.bin", "original/consolidated.00.pth", "onnx/model.onnx", "README.md", "model.gguf",
                "consolidated.safetensors", "model-int8/model.safetensors", "adapter_model.safetensors"]  # fmt: skip
    assert [path for path in wanted + unwanted if fetched(path)] == wanted


def test_no_access_is_one_line_that_names_the_way_out(hub, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ValueError, match=r"org/other is no folder.*not known Please.*give --model FOLDER") as raised:
        load_policy("org/other")
    assert "\n" not in str(raised.value)
