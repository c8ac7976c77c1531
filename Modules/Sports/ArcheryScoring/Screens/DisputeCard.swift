package import Domain

/// A disputed or decided end.
package struct DisputeCard: Codable, Hashable, Sendable, Identifiable {
  package var id: String { "\(archer)/\(end)" }
  package let archer: PlayerID
  package let displayName: String
  /// The end, from 1.
  package let end: Int
  /// Whether a person has decided.
  ///
  /// Deciding again is a correction.
  package let isSettled: Bool
  /// The counting entry first, then the others, including equal ones.
  package let entries: [Entry]

  package struct Entry: Codable, Hashable, Sendable, Identifiable {
    /// Its last arrow, which a decision names.
    package let id: EventID
    /// The tokens, best first, as on a paper sheet.
    package let tokens: [String]
    package let total: Int
    package let scorers: [UserID]
    /// Their names; with a note where the same people entered the one that counts, on another device.
    package let scorerNames: [ScreenText]
    /// When its last arrow was entered.
    package let at: Timestamp
    package let counts: Bool
  }
}

extension DisputeCard {
  /// Such as `End 3 of Ben: X 9 8 (27) by Ana, X 9 9 (28) by Cleo`.
  package var text: Message {
    let entries = entries.map { entry in
      let arrows = "\(entry.tokens.joined(separator: " ")) (\(entry.total))"
      return Message("\(arrows) by \(entry.scorers(separator: ", "))")
    }
    return Message("End \(end) of \(displayName): \(entries.joined(separator: "; "))")
  }
}

extension Tournament {
  /// Every end that waits for a decision, in roster order.
  package var disputes: [DisputeCard] {
    cards { $0.isDisputed }
  }

  /// Every end with a decision between entries, in roster order.
  package var settledDisputes: [DisputeCard] {
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
          let name = displayName(ofUser: user)
          return isAgain ? ScreenText(Message("\(name.message) on another device")) : name
        }
      }
    )
  }
}

extension DisputeCard.Entry {
  package func scorers(separator: String) -> Message { scorerNames.map(\.message).joined(separator: separator) }

  fileprivate init?(_ arrows: [Arrow], counts: Bool, name: (UserID) -> ScreenText) {
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
