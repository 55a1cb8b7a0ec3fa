"""Die Speicherstadt, for two to five players. The rules in words: docs/rules/speicherstadt.md."""
