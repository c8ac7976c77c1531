/// What the two counts beside a total are called: an X on one face is a 6 on another (see ``ScoringSystem``).
public struct CountTitles: Codable, Hashable, Sendable {
  /// nil where the round's faces have nothing that is counted like an X.
  public let x: String?
  public let ten: String
}

extension Round {
  /// By the round's first pass; rounds do not mix faces that count differently.
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

  /// Xs are counted with the tens, and go without saying.
  fileprivate var tenTitle: String {
    if self == .fiveZone { return "Golds" }
    return rules.tenTokens.filter { $0 != .x }.map { "\($0.rawValue)s" }.joined(separator: " and ")
  }
}

extension Tournament {
  /// What the two counts beside a total are called here.
  public var countTitles: CountTitles { round.countTitles }
}
