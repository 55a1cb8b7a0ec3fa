"""The rules of Die Speicherstadt and its facts. In words: docs/rules/speicherstadt.md."""
