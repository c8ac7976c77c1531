import CanonicalJSON
import Domain

extension JSON {
  /// Returns the value at a path: keys joined by points, `[n]` and `[id=UUID]`; nil for a path that leads nowhere.
  func at(_ path: some StringProtocol) -> JSON? {
    if path.isEmpty { return self }
    if path.first == "[" {
      guard let end = path.firstIndex(of: "]") else { return nil }
      return element(path[path.index(after: path.startIndex)..<end])?.at(path[path.index(after: end)...])
    }
    let rest = path.first == "." ? path.dropFirst() : path[...]
    // A key of a map may hold a point itself, so the longest one that fits is meant.
    let member = (members ?? [])
      .filter { rest.hasPrefix($0.key) && [nil, ".", "["].contains(rest.dropFirst($0.key.count).first) }
      .max { $0.key.count < $1.key.count }
    return member.flatMap { self[$0.key]?.at(rest.dropFirst($0.key.count)) }
  }

  private func element(_ name: some StringProtocol) -> JSON? {
    guard let list else { return nil }
    if let index = Int(name) { return list.indices.contains(index) ? list[index] : nil }
    guard name.hasPrefix("id=") else { return nil }
    let id = name.dropFirst(3).lowercased()
    return list.first { $0["id"]?.text?.lowercased() == id }
  }
}
