extension String {
  /// Without white space and line breaks at both ends.
  var trimmed: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }), let end = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[start...end])
  }

  /// Trimmed; nil where nothing is left.
  var trimmedOrNil: String? {
    let trimmed = trimmed
    return trimmed.isEmpty ? nil : trimmed
  }
}
