/// `"any"`, `"absent"`, or the revision as a number.
extension Expectation: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let revision = try? container.decode(Int64.self) {
      self = .revision(Revision(rawValue: revision))
      return
    }
    switch try container.decode(String.self) {
    case "any": self = .any
    case "absent": self = .absent
    default:
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected is any, absent or a revision")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .any: try container.encode("any")
    case .absent: try container.encode("absent")
    case .revision(let revision): try container.encode(revision.rawValue)
    }
  }
}
