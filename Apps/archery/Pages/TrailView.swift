import ArcheryScoring
import Domain
import Server

/// Everything that was recorded of one archer; what the template `trail` sees.
struct TrailView {
  struct Line {
    let text: String
    let actor: String
    /// It changed what stood before, or did not count itself.
    let amends: Bool
    let date: String
    let timestamp: String
  }

  let lines: [Line]

  /// - Parameters:
  ///   - trail: The archer's part of the audit trail.
  ///   - names: What users are called.
  init(_ trail: [AuditEntry], names: [UserID: String]) {
    lines = trail.map { entry in
      let moment = MomentView(entry.at)
      return Line(
        text: entry.text,
        actor: names[entry.actor] ?? entry.actor.rawValue,
        amends: entry.amends,
        date: moment.date,
        timestamp: moment.timestamp
      )
    }
  }
}

extension AuditEntry {
  /// Whether it is more than an arrow or an end as it was shot.
  fileprivate var amends: Bool {
    effect != .applied || ["edited", "undone", "withdrawn", "disqualified", "endReopened"].contains(type)
  }
}

extension ArcheryApp {
  /// The audit trail of a shoot, or one archer's part of it.
  func trail(of id: TournamentID, archer: PlayerID? = nil) async throws(TournamentError) -> [AuditEntry] {
    let trail = try await tournaments.log(id).auditTrail()
    return archer.map { archer in trail.filter { $0.archer == archer } } ?? trail
  }

  /// What the users of a trail are called: as in the shoot, else as their accounts are.
  func names(in trail: [AuditEntry], of tournament: Tournament) async throws -> [UserID: String] {
    let shown = tournament.displayNames
    var names: [UserID: String] = [:]
    for user in Set(trail.map(\.actor)) {
      if let name = shown[PlayerID(user)] {
        names[user] = name
      } else {
        names[user] = try await signIn.account(of: user)?.displayName
      }
    }
    return names
  }
}
