/// The operations of an OpenAPI document, and the statuses that each may answer with.
///
/// The reader understands only Scorebook's own document: paths, methods and statuses, each on a line of its own.
public struct APIDescription: Sendable {
  /// By method and path, such as `GET /api/v1/board`.
  public private(set) var statuses: [String: Set<Int>] = [:]

  public init(yaml: String) {
    var (isInPaths, path, method) = (false, "", "")
    for line in yaml.split(separator: "\n") {
      let indent = line.prefix { $0 == " " }.count
      let key = line.dropFirst(indent).prefix { $0 != ":" }
      switch indent {
      case 0: isInPaths = line == "paths:"
      case 2 where isInPaths: path = String(key)
      case 4 where isInPaths:
        method = key.uppercased()
        statuses["\(method) \(path)"] = []
      case 8 where isInPaths && key.hasPrefix("\""):
        if let status = Int(key.dropFirst().dropLast()) { statuses["\(method) \(path)"]?.insert(status) }
      default: break
      }
    }
  }
}
