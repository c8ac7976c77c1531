package import Domain

/// A cursor as one word, for queries and for the ids of streamed events: the store, a colon, the sequence.
extension ChangeCursor {
  /// The cursor as one word.
  package var wireText: String { "\(WireQuery.escaped(store)):\(sequence)" }

  /// Reads a cursor; nil for any other text.
  package init?(wireText text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 2, let store = WireQuery.unescaped(Array(parts[0])[...]), let word = String(parts[1]),
      let sequence = Int64(word)
    else { return nil }
    self.init(store: store, sequence: sequence)
  }
}
