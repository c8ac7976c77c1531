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

  /// Makes it all, under one id: sent again, it is made once.
  func make(in app: ArcheryApp, by organiser: Account, as key: String? = nil) async throws -> Tournament {
    let key = key ?? app.newIdentity()
    let id = TournamentID(rawValue: key)
    let create = TournamentCommand.create(name: name, round: round, settings: settings)
    var made = try await app.perform(create, on: id, by: organiser.user, as: "\(key)-new").tournament
    if organiserShoots {
      let archer = TournamentCommand.NewArcher(PlayerID(organiser.user), displayName: organiser.displayName)
      made = try await app.perform(.add(archer), on: id, by: organiser.user, as: "\(key)-me").tournament
    }
    for (number, guest) in guests.enumerated() {
      let archer = TournamentCommand.NewArcher(
        PlayerID(rawValue: "\(key)-g\(number)"),
        displayName: guest,
        isGuest: true
      )
      made = try await app.perform(.add(archer), on: id, by: organiser.user, as: "\(key)-a\(number)").tournament
    }
    if starts { made = try await app.perform(.start, on: id, by: organiser.user, as: "\(key)-go").tournament }
    return made
  }
}
