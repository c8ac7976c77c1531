package import Domain
package import Leaderboards

/// A shoot with its first roster, as a page or a command asks for it.
package struct NewShoot: Sendable {
  package var name: String
  package var round: Round
  package var settings: TournamentSettings
  /// The categories; empty for a shoot of one round.
  package var categories: [TournamentCategory] = []
  /// The sessions of the shoot that is copied, where archers who come along keep their places; empty for one session.
  package var sessions: [LineSession] = []
  package var organiserShoots = true
  /// nil for the bow of the shoot that is copied, if any.
  package var bow: BowType?
  /// The archers copied from another shoot.
  package var roster: [Participant] = []
  package var guests: [String] = []
  package var starts = false
  /// The shoot whose arrows come along with the roster, as far as they fit the round; nil for none.
  ///
  /// Such a shoot has started.
  package var arrows: Tournament?

  package init(name: String, round: Round, settings: TournamentSettings) {
    (self.name, self.round, self.settings) = (name, round, settings)
  }

  /// A practice: a shoot with oneself, and maybe guests, that needs no more organising.
  package static func practice(
    _ practice: TournamentSettings.Practice,
    named name: String,
    _ round: Round
  ) -> NewShoot {
    let settings = TournamentSettings(guestsPerParticipant: 10, practice: practice)
    var plan = NewShoot(name: name, round: round, settings: settings)
    plan.starts = true
    return plan
  }

  /// Takes the categories and sessions of another shoot, and its archers who are in.
  package mutating func copy(_ other: Tournament, withRoster: Bool = true) {
    (categories, sessions) = (other.listedCategories, other.listedSessions)
    roster = withRoster ? other.active : []
  }

  /// The steps that make the shoot with the id `key`, all or none; sent again, they make it once.
  package func steps(by organiser: Account, as key: String) -> [TournamentStep] {
    func step(_ command: TournamentCommand, _ name: String) -> TournamentStep {
      TournamentStep(command, as: EventID(rawValue: "\(key)-\(name)"))
    }
    var steps = [step(.create(name: name, round: round, settings: settings), "new")]
    if !categories.isEmpty { steps.append(step(.setCategories(categories), "categories")) }
    // The day of the other shoot is past.
    if !sessions.isEmpty { steps.append(step(.setSessions(sessions.map { $0.on(date: nil) }), "sessions")) }
    let me = PlayerID(organiser.user)
    // The organiser keeps the place in the roster that comes along; else comes first.
    if organiserShoots, !roster.contains(where: { $0.id == me }) {
      steps.append(step(.add(.init(me, displayName: organiser.displayName, bowType: bow)), "me"))
    }
    let copied = roster.enumerated().filter { organiserShoots || $0.element.id != me }.map { number, archer in
      (number, archer, id: archer.isGuest ? PlayerID(rawValue: "\(key)-copy-\(number)") : archer.id)
    }
    for (number, archer, id) in copied {
      steps.append(step(.add(.init(copying: archer, as: id, bow: id == me ? bow : nil)), "copy-\(number)"))
      if archer.scorers.isEmpty { continue }
      steps.append(step(.appointScorers(archer.scorers.sorted(), for: id), "scorers-\(number)"))
    }
    steps += TournamentStep.guests(guests, as: "\(key)-guest")
    if starts || arrows != nil { steps.append(step(.start, "start")) }
    guard let arrows else { return steps }
    for (number, archer, id) in copied {
      let round = categories.isEmpty ? round : arrows.round(of: archer.id)
      for (end, tokens) in arrows.arrows(of: archer.id, fitting: round).enumerated() {
        for (arrow, token) in tokens.enumerated() {
          let entry = ArrowEntry.token(token, at: ArrowPlace(end: end + 1, number: arrow + 1))
          steps.append(step(.record(entry, for: id), "arrow-\(number)-\(end)-\(arrow)"))
        }
      }
    }
    return steps
  }
}

extension TournamentCommand.NewArcher {
  /// The same archer in another shoot, with another bow where one is given.
  fileprivate init(copying archer: Participant, as id: PlayerID, bow: BowType?) {
    self.init(
      id,
      displayName: archer.givenName,
      isGuest: archer.isGuest,
      addedBy: archer.isGuest ? archer.addedBy : nil,
      bowType: bow ?? archer.bowType,
      shaftDiameterUm: archer.shaftDiameterUm,
      target: archer.target,
      isEntered: archer.isEntered,
      entrant: archer.entrant
    )
  }
}

extension TournamentStep {
  /// Guests to be added, with ids made from one id.
  package static func guests(_ names: [String], as id: String) -> [TournamentStep] {
    names.enumerated().map { number, name in
      let guest = PlayerID(rawValue: "\(id)-\(number)")
      let archer = TournamentCommand.NewArcher(guest, displayName: name, isGuest: true)
      return TournamentStep(.add(archer), as: EventID(guest))
    }
  }
}
