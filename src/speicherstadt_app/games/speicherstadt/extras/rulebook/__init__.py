"""The rules as people read them: what there is in which order and with which pictures (contents.py), and the words in a
file for each language. What the program itself follows stands in docs/rules."""
