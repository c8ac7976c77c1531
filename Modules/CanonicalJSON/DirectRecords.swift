/// A value that writes its canonical JSON itself.
///
/// For the records that stores hold by the million, for which a container for each part would take most of the time. The
/// bytes are those of the value's `Codable`, which a test compares.
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

/// A value that reads itself where its JSON is spelled as ``CanonicalJSON`` writes it.
package protocol TapeReadable: Decodable {
  /// nil for another spelling, which the value's `Codable` reads, and says what is wrong there.
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
