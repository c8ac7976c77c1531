public import Domain

/// An end that was entered differently by two scorers or devices, to be decided or decided already.
public struct DisputeCard: Codable, Hashable, Sendable, Identifiable {
  public var id: String { "\(archer)/\(end)" }
  public let archer: PlayerID
  public let displayName: String
  /// From 1.
  public let end: Int
  /// A person has decided; deciding again is a correction.
  public let isSettled: Bool
  /// The one that counts first, then the others, also those that say the same.
  public let entries: [Entry]

  /// One of the things that were entered.
  public struct Entry: Codable, Hashable, Sendable, Identifiable {
    /// Its last arrow; a decision names it.
    public let id: EventID
    /// Best first, as a paper sheet lists them.
    public let tokens: [String]
    public let total: Int
    /// Whoever entered an arrow of it.
    public let scorers: [UserID]
    /// Their names; with a note where the same people entered the one that counts, on another device.
    public let scorerNames: [String]
    /// When its last arrow was entered.
    public let at: Timestamp
    public let counts: Bool
  }
}

extension DisputeCard {
  /// Such as `End 3 of Ben: X 9 8 (27) by Ana, X 9 9 (28) by Cleo`.
  public var text: String {
    let entries = entries.map { entry in
      "\(entry.tokens.joined(separator: " ")) (\(entry.total)) by \(entry.scorerNames.joined(separator: " and "))"
    }
    return "End \(end) of \(displayName): \(entries.joined(separator: ", "))"
  }
}

extension Tournament {
  /// Every end that waits for somebody to decide, in roster order.
  public var disputes: [DisputeCard] {
    cards { $0.isDisputed }
  }

  /// Every end about which somebody has decided between entries, in roster order.
  public var settledDisputes: [DisputeCard] {
    cards { $0.isSettled && !$0.isDisputed && $0.choices.count > 1 }
  }

  private func cards(_ isMeant: (End) -> Bool) -> [DisputeCard] {
    let names = displayNames
    return roster.flatMap { archer -> [DisputeCard] in
      guard let sheet = sheets[archer.id], sheet.hasOtherEntries else { return [] }
      return sheet.ends.indices.filter { isMeant(sheet.ends[$0]) }.compactMap { index in
        dispute(archer.id, names[archer.id] ?? "", index + 1)
      }
    }
  }

  private func dispute(
    _ archer: PlayerID,
    _ name: String,
    _ number: Int
  ) -> DisputeCard? {
    guard let end = sheets[archer]?[end: number] else { return nil }
    let all = end.choices
    return DisputeCard(
      archer: archer,
      displayName: name,
      end: number,
      isSettled: end.isSettled && !end.isDisputed,
      entries: all.enumerated().compactMap { index, arrows in
        let isAgain = index > 0 && Set(arrows.map(\.recordedBy)) == Set(end.arrows.map(\.recordedBy))
        return DisputeCard.Entry(arrows, counts: index == 0) { user in
          displayName(ofUser: user) + (isAgain ? " on another device" : "")
        }
      }
    )
  }
}

extension DisputeCard.Entry {
  fileprivate init?(_ arrows: [Arrow], counts: Bool, name: (UserID) -> String) {
    guard let last = arrows.last else { return nil }
    let scorers = Set(arrows.compactMap(\.recordedBy)).sorted()
    self.init(
      id: last.id,
      tokens: arrows.bestFirst,
      total: arrows.reduce(0) { $0 + $1.value.points },
      scorers: scorers,
      scorerNames: scorers.map(name),
      at: last.at,
      counts: counts
    )
  }
}
