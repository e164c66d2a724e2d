"""The method: multi-turn GRPO on plain tensors.

Reading order: chat → tool_calls → rollout → advantages → batch → logprobs → loss → trainer.
"""
