"""The rules as people read them, as data: what there is in which order (contents.toml), and the words in a file for
each language. What the program itself follows stands in docs/rules/venedig.md."""
