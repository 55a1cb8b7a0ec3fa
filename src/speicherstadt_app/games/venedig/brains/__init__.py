"""The computer opponents of Die Säulen von Venedig: docs/ai.md."""
