/// The JSON of a board's definition, on disk and on the wire.
///
/// Periods are sorted, so that equal definitions have equal bytes.
extension BoardDefinition: Codable {
  private enum Key: String, CodingKey {
    case directions, ties, tieOrder, periods, zone, graceMilliseconds, plausible, ruleVersion
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      directions: try container.decode([Direction].self, forKey: .directions),
      ties: try container.decode(TiePolicy.self, forKey: .ties),
      tieOrder: try container.decode(TieOrder.self, forKey: .tieOrder),
      periods: Set(try container.decode([Period].self, forKey: .periods)),
      zone: try container.decode(ZoneTable.self, forKey: .zone),
      graceMilliseconds: try container.decode(Int64.self, forKey: .graceMilliseconds),
      plausible: try container.decodeIfPresent(ClosedRange<Int64>.self, forKey: .plausible),
      ruleVersion: try container.decode(Int.self, forKey: .ruleVersion)
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(directions, forKey: .directions)
    try container.encode(ties, forKey: .ties)
    try container.encode(tieOrder, forKey: .tieOrder)
    try container.encode(periods.map(\.rawValue).sorted(), forKey: .periods)
    try container.encode(zone, forKey: .zone)
    try container.encode(graceMilliseconds, forKey: .graceMilliseconds)
    try container.encodeIfPresent(plausible, forKey: .plausible)
    try container.encode(ruleVersion, forKey: .ruleVersion)
  }
}
