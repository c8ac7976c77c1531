import Domain

extension Sequence {
  /// Returns the elements that a person means by a text: the one with the id, else those with the name.
  ///
  /// - Parameters:
  ///   - text: The text, as typed.
  ///   - beginnings: Whether the beginning of an id is enough, where no id and no name matches.
  ///   - id: Returns an element's id.
  ///   - names: Returns an element's names.
  /// - Returns: The elements; several where a name or a beginning is not unique.
  public func called(
    _ text: String,
    beginnings: Bool = false,
    id: (Element) -> String,
    names: (Element) -> [String]
  ) -> [Element] {
    if let element = first(where: { id($0) == text }) { return [element] }
    let key = NameKey(text)
    let found = filter { names($0).contains { NameKey($0) == key } }
    return found.isEmpty && beginnings && !text.isEmpty ? filter { id($0).hasPrefix(text) } : found
  }
}
