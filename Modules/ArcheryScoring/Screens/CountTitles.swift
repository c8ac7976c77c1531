/// The names of the two counts beside a total, because an X on one face is a 6 on another (see ``ScoringSystem``).
public struct CountTitles: Codable, Hashable, Sendable {
  /// The name of the count of Xs; nil if the round's faces have none.
  public let x: String?
  /// The name of the count of tens.
  public let ten: String
}

extension Round {
  /// The names by the round's first pass.
  ///
  /// Rounds do not mix faces that count differently.
  var countTitles: CountTitles {
    let system = passes.first?.scoringSystem ?? .tenZone
    return CountTitles(x: system.xTitle, ten: system.tenTitle)
  }
}

extension ScoringSystem {
  fileprivate var xTitle: String? {
    guard let token = rules.xTokens.first else { return nil }
    return token == .x ? "X" : "\(token.rawValue)s"
  }

  /// The name of the count of tens.
  ///
  /// Xs are counted with the tens without saying so.
  fileprivate var tenTitle: String {
    if self == .fiveZone { return "Golds" }
    return rules.tenTokens.filter { $0 != .x }.map { "\($0.rawValue)s" }.joined(separator: " and ")
  }
}

extension Tournament {
  /// The names of the two counts beside a total.
  public var countTitles: CountTitles { round.countTitles }
}
