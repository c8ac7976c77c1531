import CanonicalJSON
package import Domain

extension ScoringEvent {
  /// Returns the body with other texts in place of members of its JSON object; nil if it is no object, or has none of them.
  ///
  /// All other members stay as they are spelled, also those that this version does not know.
  ///
  /// - Parameter texts: The texts by the members' names, such as `moved.reason` for a member of a member that is an object;
  ///   nil to remove a member, whatever its value.
  /// - Returns: A JSON object, without the mark of a redaction.
  package func body(replacing texts: [String: String?]) -> [UInt8]? {
    guard let all = try? JSONReader.value(of: body).members else { return nil }
    let members = all.filter { $0.key != Redaction.member }
    let kept = members.replacing(texts, in: "")
    return kept == members ? nil : Array(JSON.object(kept).description.utf8)
  }
}

extension [JSON.Member] {
  fileprivate func replacing(_ texts: [String: String?], in prefix: String) -> Self {
    compactMap { member in
      let name = prefix + member.key
      guard let text = texts[name] else {
        guard let members = member.value.members, texts.keys.contains(where: { $0.hasPrefix("\(name).") }) else {
          return member
        }
        return JSON.Member(key: member.key, value: .object(members.replacing(texts, in: "\(name).")))
      }
      guard let text else { return nil }
      return member.value.text == nil ? member : JSON.Member(key: member.key, value: .text(text))
    }
  }
}
