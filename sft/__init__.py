"""The warm-up: scripted experts play the real environment, the model imitates their turns."""
