"""The SQL world of the agent, text only: questions, databases, tools, prompt, scoring. No tokens, no models."""
