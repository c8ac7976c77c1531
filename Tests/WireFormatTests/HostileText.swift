/// Texts that something on the way might change, cut or take for its own.
let hostileTexts = [
  "", " ", "a b", "+", "%", "%%", "%2F", "%zz", "a/b", "..", "//", "./.", "a&b=c", "=", "&", "?", "#", ";", ":", "\"",
  "'", "\\", "<script>", "\n", "\r\n", "\t", "\u{0}", "\u{7F}", "é", "e\u{301}", "\u{FEFF}", "\u{202E}abc", "日本", "🏹",
  "👩‍👩‍👧", "\u{1F1E9}\u{1F1EA}", String(repeating: "ä", count: 500),
]
