"""The rules of Die Säulen von Venedig. Paragraphs and rulings are those of docs/rules/venedig.md."""
