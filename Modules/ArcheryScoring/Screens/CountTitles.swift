public import Domain

/// The names of the two counts beside a total, because an X on one face is a 6 on another (see ``ScoringSystem``).
public struct CountTitles: Codable, Hashable, Sendable {
  /// The name of the count of Xs; nil if the round's faces have none.
  public let x: String?
  /// The name of the count of tens.
  public let ten: String

  /// The name of the count of Xs in the reader's language; nil if the round's faces have none.
  public var xTitle: Message? { x.map(Self.title) }
  /// The name of the count of tens in the reader's language.
  public var tenTitle: Message { Self.title(ten) }

  /// Returns `10s and 9s` part by part: a language names the values that it counts in its own way.
  private static func title(_ name: String) -> Message {
    let parts = name.split(separator: " and ").map { part in
      switch part {
      case "Golds": Message("Golds", context: "count")
      case _ where part.hasSuffix("s"): Message("\(String(part.dropLast()))s", context: "count")
      default: Message(verbatim: String(part))
      }
    }
    return parts.dropFirst().reduce(parts.first ?? Message(verbatim: name)) { Message("\($0) and \($1)") }
  }
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
