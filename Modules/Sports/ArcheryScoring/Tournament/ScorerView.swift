package import Domain

/// A tournament as one scorer sees it: the archers whom this user may score, and their common progress.
///
/// Everything is derived from the sheets; nothing is stored.
package struct ScorerView: Sendable {
  /// The scorer; nil if signed out, with no archer to score.
  package let scorer: UserID?
  /// The archers that this scorer may score, including withdrawn ones: along the line of targets, those without a
  /// target last and in roster order.
  package let scoreable: [Participant]
  /// The archers whom others score: guests with appointed scorers or a linked account, and for the organiser all
  /// archers who are others'.
  ///
  /// The turn does not wait for them, unless there is no other archer. Their arrows may still be entered.
  package let leftToOthers: Set<PlayerID>
  private let tournament: Tournament

  init(_ tournament: Tournament, scorer: UserID?, also archers: Set<PlayerID>) {
    (self.tournament, self.scorer) = (tournament, scorer)
    let others = tournament.organises(scorer) ? archers : []
    let scoreable =
      scorer.map { user in tournament.roster.filter { $0.isScoreable(by: user) || others.contains($0.id) } } ?? []
    self.scoreable = tournament.alongTheLine(scoreable)
    let needed = tournament.settings.entry == .double ? 2 : 1
    // An archer who is linked with an account scores alone, like one with an appointed scorer. The phone of a printed card
    // scores the whole target, as it does for archers who came with an account.
    let isCard = scorer.map { CardScorer($0) != nil } ?? false
    let left = scoreable.filter { archer in
      if scorer.map(archer.isScoreable) == false { return true }
      let others = isCard ? archer.scorers : archer.scorers.union([archer.account].compactMap(\.self))
      return archer.isGuest && others.count >= needed && scorer.map(others.contains) == false
    }
    let leftToOthers = Set(left.map(\.id))
    let waits = scoreable.contains { $0.status == .active && !leftToOthers.contains($0.id) }
    self.leftToOthers = waits ? leftToOthers : []
  }

  /// Returns an archer's sheet as this scorer keeps it: the counting one, except for ends that the scorer enters beside
  /// it.
  package func sheet(of archer: PlayerID) -> Sheet {
    let (sheet, entry) = (tournament.sheet(of: archer), tournament.settings.entry)
    guard let scorer, entry == .double || sheet.hasOtherEntries else { return sheet }
    return sheet.kept(by: scorer, entry)
  }

  /// The active archers, in the order of ``scoreable``.
  package var active: [Participant] { scoreable.filter { $0.status == .active } }

  /// The archers who take turns, including withdrawn ones, in the same order.
  var rotation: [Participant] { scoreable.filter { !leftToOthers.contains($0.id) } }

  var turns: [Participant] { active.filter { !leftToOthers.contains($0.id) } }

  /// The end that these archers shoot: the one after all ends that they have all closed; nil without an active archer.
  package var currentEnd: Int? {
    let sheets = turns.map { sheet(of: $0.id) }
    return sheets.compactMap(\.openEnd).isEmpty
      ? sheets.map(\.ends.count).max() : sheets.filter { !$0.isComplete }.map { $0.endsCompleted + 1 }.min()
  }

  /// Whether there is an active archer, and all active archers have shot everything.
  package var isRoundComplete: Bool {
    let turns = turns
    return !turns.isEmpty && turns.allSatisfy { sheet(of: $0.id).isComplete }
  }

  /// Whether sheets were finalised, and no active archer's is open.
  package var isFinalised: Bool {
    rotation.contains { tournament.finalised.contains($0.id) }
      && turns.allSatisfy { tournament.finalised.contains($0.id) }
  }

  /// Returns the active archers who have not closed this end, in the same order.
  func open(in end: Int) -> [PlayerID] {
    turns.map(\.id).filter { (sheet(of: $0).openEnd ?? .max) <= end }
  }

  func firstOpen(in end: Int) -> PlayerID? { open(in: end).first }

  /// Returns whether an archer's next arrow can be entered while the rotation shoots `currentEnd`.
  ///
  /// An end that was begun without the server, before its turn, goes on.
  func isOpen(_ archer: Participant, in currentEnd: Int?) -> Bool {
    let sheet = sheet(of: archer.id)
    guard archer.status == .active, let end = sheet.openEnd else { return false }
    return leftToOthers.contains(archer.id) || end <= currentEnd ?? 0 || sheet.hasBegunEnd
  }

  /// The archer selected after a restart: the first who is open in the current end, or else the first active one.
  package var firstToShoot: PlayerID? {
    currentEnd.flatMap(firstOpen) ?? turns.first?.id
  }

  /// The arrow that undo retracts: the last that this scorer recorded for one of these archers, without withdrawn ones.
  var lastArrow: (archer: PlayerID, arrow: Arrow)? {
    var last: (archer: PlayerID, arrow: Arrow)?
    for archer in active {
      for end in tournament.sheet(of: archer.id).ends {
        for arrow in end.entries.joined() where arrow.recordedBy == scorer {
          if last.map({ arrow.sequence > $0.arrow.sequence }) ?? true { last = (archer.id, arrow) }
        }
      }
    }
    return last
  }

  /// The end that this scorer's last arrow closed; nil after an arrow of an open end, and before the first.
  package var closedEnd: (archer: PlayerID, end: Int)? {
    guard let (archer, arrow) = lastArrow else { return nil }
    let sheet = sheet(of: archer)
    guard let end = sheet.place(of: arrow.id)?.end, sheet[end: end]?.isClosed == true else { return nil }
    return (archer, end)
  }
}

extension ScorerView {
  /// A number that changes with everything that this scorer's page shows, the same for equal states in one process.
  ///
  /// Arrows of other archers do not change it, so a scorer's device is notified only of its own target.
  package var version: Int {
    var hasher = Hasher()
    hasher.combine(tournament.name)
    hasher.combine(tournament.round)
    hasher.combine(tournament.listed)
    hasher.combine(tournament.settings)
    hasher.combine(tournament.status)
    // The organiser's table and pages show everyone.
    for archer in tournament.organises(scorer) ? tournament.roster : scoreable {
      hasher.combine(archer)
      hasher.combine(tournament.sheets[archer.id])
      hasher.combine(tournament.finalised.contains(archer.id))
    }
    return hasher.finalize()
  }
}

extension Tournament {
  /// Returns the tournament as one user sees it who scores.
  ///
  /// `archers` are those whom the organiser scores beside the own ones, such as a member whose phone has died.
  package func view(of scorer: UserID?, also archers: Set<PlayerID> = []) -> ScorerView {
    ScorerView(self, scorer: scorer, also: archers)
  }

  /// The same, for the organiser with everyone.
  func wholeView(of scorer: UserID?) -> ScorerView { view(of: scorer, also: Set(roster.map(\.id))) }
}
