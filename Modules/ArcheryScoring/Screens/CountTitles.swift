internal import Domain

/// The names of the two counts beside a total, because an X on one face is a 6 on another (see ``ScoringSystem``).
public struct CountTitles: Codable, Hashable, Sendable {
  /// The name of the count of Xs; nil if the round's faces have none.
  public let x: ScreenText?
  /// The name of the count of tens.
  public let ten: ScreenText

  /// The names on a face of ten zones, for rounds that have none in common.
  static let usual = ScoringSystem.tenZone.countTitles
}

extension Round {
  /// The names by the round's first pass.
  ///
  /// Rounds do not mix faces that count differently.
  public var countTitles: CountTitles {
    (passes.first?.scoringSystem ?? .tenZone).countTitles
  }
}

extension ScoringSystem {
  fileprivate var countTitles: CountTitles { CountTitles(x: xTitle.map { ScreenText($0) }, ten: ScreenText(tenTitle)) }

  private var xTitle: Message? {
    guard let token = rules.xTokens.first else { return nil }
    return token == .x ? Message(verbatim: "X") : Message("\(token.rawValue)s", context: "count")
  }

  /// The name of the count of tens.
  ///
  /// Xs are counted with the tens without saying so.
  private var tenTitle: Message {
    if self == .fiveZone { return Message("Golds", context: "count") }
    let values = rules.tenTokens.filter { $0 != .x }.map { Message("\($0.rawValue)s", context: "count") }
    return values.dropFirst().reduce(values.first ?? "") { Message("\($0) and \($1)") }
  }
}
