import ArcheryScoring
import Domain
import Server

/// A shoot with its first roster, as a page or a command asks for it.
struct NewShoot: Sendable {
  var name: String
  var round: Round
  var settings: TournamentSettings
  var organiserShoots = true
  var guests: [String] = []
  var starts = false

  /// Makes it all or nothing, under one id: sent again, it is made once.
  func make(in app: ArcheryApp, by organiser: Account, as key: String? = nil) async throws(TournamentError)
    -> Tournament
  {
    let key = key ?? app.newIdentity()
    let me = TournamentCommand.NewArcher(PlayerID(organiser.user), displayName: organiser.displayName)
    var steps = [
      TournamentStep(.create(name: name, round: round, settings: settings), as: EventID(rawValue: "\(key)-new"))
    ]
    if organiserShoots { steps.append(TournamentStep(.add(me), as: EventID(rawValue: "\(key)-me"))) }
    steps += TournamentStep.guests(guests, as: "\(key)-guest")
    if starts { steps.append(TournamentStep(.start, as: EventID(rawValue: "\(key)-start"))) }
    return try await app.perform(steps, on: TournamentID(rawValue: key), by: organiser.user).tournament
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
