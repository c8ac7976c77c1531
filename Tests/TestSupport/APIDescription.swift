/// The operations of an OpenAPI document, the statuses that each may answer with, and the limits that it names.
///
/// The reader understands only Scorebook's own document: paths, methods, statuses and schemas, each on a line of its own.
public struct APIDescription: Sendable {
  /// By method and path, such as `GET /api/v1/board`.
  public private(set) var statuses: [String: Set<Int>] = [:]
  /// The upper limits of values, such as `maxItems 1000`, by the schema, parameter or operation that names them.
  public private(set) var limits: [String: [String]] = [:]
  /// The rows of the table of limits, without its head: what is limited, the most, and what happens beyond it.
  public private(set) var limitRows: [String] = []

  public init(yaml: String) {
    var (section, path, owner) = (Substring(), "", "")
    for line in yaml.split(separator: "\n") {
      let indent = line.prefix { $0 == " " }.count
      let key = line.dropFirst(indent).prefix { $0 != ":" }
      switch (section, indent) {
      case (_, 0): section = key
      case ("info", 4) where line.hasPrefix("    | ") && !line.hasPrefix("    | limit "):
        limitRows.append(String(line.dropFirst(indent)))
      case ("paths", 2): path = String(key)
      case ("paths", 4):
        owner = "\(key.uppercased()) \(path)"
        statuses[owner] = []
      case ("paths", 8) where key.hasPrefix("\""):
        if let status = Int(key.dropFirst().dropLast()) { statuses[owner]?.insert(status) }
      case ("components", 4): owner = String(key)
      default: break
      }
      guard section != "info" else { continue }
      for limit in line.matches(of: /(max[A-Z][a-z]+|maximum): (\d+)/) {
        limits[owner, default: []].append("\(limit.1) \(limit.2)")
      }
    }
  }
}
