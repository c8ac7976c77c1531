/// A value that writes its canonical JSON itself.
///
/// This is for the records that stores hold by the million, where a container for each part would take most of the
/// time. A test compares the bytes with those of the value's `Codable`.
package protocol TextWritable: Encodable {
  func write(to text: inout CanonicalText)
}

extension Array: TextWritable where Element: TextWritable {
  package func write(to text: inout CanonicalText) {
    text.write(word: "[")
    for (index, element) in enumerated() {
      if index > 0 { text.write(word: ",") }
      element.write(to: &text)
    }
    text.write(word: "]")
  }
}

/// A value that reads itself from JSON in the spelling of ``CanonicalJSON``.
package protocol TapeReadable: Decodable {
  /// Creates the value; nil for another spelling, which the value's `Codable` reads or rejects with a reason.
  init?(_ tape: JSONTape, at index: Int)
}

extension Array: TapeReadable where Element: TapeReadable {
  package init?(_ tape: JSONTape, at index: Int) {
    guard tape.values[index].kind == .array else { return nil }
    var (elements, place): ([Element], _) = ([], index + 1)
    while place < tape.values[index].next {
      guard let element = Element(tape, at: place) else { return nil }
      elements.append(element)
      place = tape.values[place].next
    }
    self = elements
  }
}
