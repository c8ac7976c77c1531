import ArcheryScoring
import Domain
import LeaderboardKit
import Server
import Spaces

/// A shoot with its first roster, as a page or a command asks for it.
struct NewShoot: Sendable {
  var name: String
  var round: Round
  var settings: TournamentSettings
  /// The categories; empty for a shoot of one round.
  var categories: [ShootCategory] = []
  /// The sessions of the shoot that is copied, where archers who come along keep their places; empty for one session.
  var sessions: [LineSession] = []
  var organiserShoots = true
  /// nil for the bow of the shoot that is copied, if any.
  var bow: BowType?
  /// The archers copied from another shoot.
  var roster: [Participant] = []
  var guests: [String] = []
  var starts = false
  /// The shoot whose arrows come along with the roster, as far as they fit the round; nil for none.
  ///
  /// Such a shoot has started.
  var arrows: Tournament?

  /// Makes it all or nothing, under one id: sent again, it is made once.
  func make(in app: ArcheryServices, by organiser: Account, as key: String? = nil) async throws(SpaceError)
    -> Tournament
  {
    let key = key ?? app.newIdentity()
    let create = TournamentCommand.create(name: name, round: round, settings: settings)
    var steps = [TournamentStep(create, as: EventID(rawValue: "\(key)-new"))]
    if !categories.isEmpty {
      steps.append(TournamentStep(.setCategories(categories), as: EventID(rawValue: "\(key)-categories")))
    }
    if !sessions.isEmpty {
      // The day of the other shoot is past.
      let command = TournamentCommand.setSessions(sessions.map { $0.on(date: nil) })
      steps.append(TournamentStep(command, as: EventID(rawValue: "\(key)-sessions")))
    }
    steps += rosterSteps(organiser, key)
    steps += TournamentStep.guests(guests, as: "\(key)-guest")
    if starts || arrows != nil { steps.append(TournamentStep(.start, as: EventID(rawValue: "\(key)-start"))) }
    if let arrows { steps += arrowSteps(arrows, organiser, key) }
    return try await app.perform(steps, on: TournamentID(rawValue: key), by: organiser.user).tournament
  }

  private func arrowSteps(_ source: Tournament, _ organiser: Account, _ key: String) -> [TournamentStep] {
    copied(organiser).flatMap { number, archer in
      let round = categories.isEmpty ? round : source.round(of: archer.id)
      let ends = source.arrows(of: archer.id, fitting: round)
      return ends.enumerated().flatMap { end, tokens in
        tokens.enumerated().map { arrow, token in
          let entry = ArrowEntry.token(token, at: ArrowPlace(end: end + 1, number: arrow + 1))
          let id = EventID(rawValue: "\(key)-arrow-\(number)-\(end)-\(arrow)")
          return TournamentStep(.record(entry, for: Self.id(of: archer, number, key)), as: id)
        }
      }
    }
  }

  /// The archers who come along, with their numbers.
  private func copied(_ organiser: Account) -> [(offset: Int, element: Participant)] {
    roster.enumerated().filter { organiserShoots || $0.element.id != PlayerID(organiser.user) }
  }

  private static func id(of archer: Participant, _ number: Int, _ key: String) -> PlayerID {
    archer.isGuest ? PlayerID(rawValue: "\(key)-copy-\(number)") : archer.id
  }

  /// The organiser keeps the place in the roster that comes along; else comes first.
  private func rosterSteps(_ organiser: Account, _ key: String) -> [TournamentStep] {
    let me = PlayerID(organiser.user)
    let own = TournamentCommand.add(.init(me, displayName: organiser.displayName, bowType: bow))
    let isThere = roster.contains { $0.id == me }
    var steps =
      organiserShoots && !isThere ? [TournamentStep(own, as: EventID(rawValue: "\(key)-me"))] : []
    for (number, archer) in copied(organiser) {
      let id = Self.id(of: archer, number, key)
      let copy = TournamentCommand.add(.init(copying: archer, as: id, bow: archer.id == me ? bow : nil))
      steps.append(TournamentStep(copy, as: EventID(rawValue: "\(key)-copy-\(number)")))
      if archer.scorers.isEmpty { continue }
      let scorers = TournamentCommand.appointScorers(archer.scorers.sorted(), for: id)
      steps.append(TournamentStep(scorers, as: EventID(rawValue: "\(key)-scorers-\(number)")))
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
  static func guests(_ names: [String], as id: String) -> [TournamentStep] {
    names.enumerated().map { number, name in
      let guest = PlayerID(rawValue: "\(id)-\(number)")
      let archer = TournamentCommand.NewArcher(guest, displayName: name, isGuest: true)
      return TournamentStep(.add(archer), as: EventID(guest))
    }
  }
}
