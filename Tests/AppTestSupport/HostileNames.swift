/// Names that would become markup on a page that does not escape them.
public enum HostileNames: Sendable {
  public static let all = [
    "<script>alert(1)</script>",
    "\" onfocus=alert(1) autofocus x=\"",
    "' onload='alert(1)",
    "</textarea><img src=x onerror=alert(1)>",
  ]

  /// Reads every page that a page leads to, and returns what one of them shows as markup.
  ///
  /// - Parameters:
  ///   - first: The path of the first page.
  ///   - visitor: The reader.
  /// - Returns: For each fault the page and the name; and the names that no page shows at all, which such a walk cannot judge.
  /// - Throws: The HTTP client's error without an answer.
  public static func faults(from first: String, as visitor: Visitor) async throws -> (
    raw: [String], unseen: Set<String>
  ) {
    var (waiting, known, shapes) = ([first], Set([first]), [:] as [String: Int])
    var raw: [String] = []
    var unseen = Set(all)
    while let path = waiting.popLast() {
      shapes[shape(path), default: 0] += 1
      // Two pages of one kind stand for all of them.
      guard shapes[shape(path), default: 0] <= 2 else { continue }
      let page = try await visitor.get(path, accept: "text/html").text
      guard page.hasPrefix("<!doctype html>") else { continue }
      for name in all where page.contains(name) { raw.append("\(path): \(name)") }
      unseen.subtract(all.filter { page.contains(escaped($0)) })
      let links = page.matches(of: /<a [^>]*href="(\/[^"#]*)/).map { String($0.output.1).replacing("&amp;", with: "&") }
      waiting += links.filter { known.insert($0).inserted }
    }
    return (raw, unseen)
  }

  /// The path with one sign for each id and number, without its query.
  private static func shape(_ path: String) -> String {
    path.prefix { $0 != "?" }.split(separator: "/").map { part in
      part.contains(where: \.isNumber) || part.contains("%") || part.first?.isUppercase == true ? "*" : String(part)
    }.joined(separator: "/")
  }

  /// The name as a page writes it.
  public static func escaped(_ name: String) -> String {
    name.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
  }
}
