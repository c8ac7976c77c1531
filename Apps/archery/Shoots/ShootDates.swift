import ArcheryScoring
import Domain
import Notices
import ScorebookKit
import Spaces

extension Archery {
  static func calendar(of account: Account, in installation: Installation) async throws -> [CalendarEntry] {
    let tournaments = ArcheryServices(installation).tournaments
    var dates: [CalendarEntry] = []
    for id in try await tournaments.tournaments(of: account.user) {
      do { dates += try await tournaments.tournament(id).dates(of: account.user) } catch .notFound {
        // The organiser has deleted the shoot.
      }
    }
    return dates
  }
}

extension Tournament {
  /// The dates of a shoot that is not cancelled: of an archer's own session, and of all for whoever does not shoot.
  fileprivate func dates(of user: UserID) -> [CalendarEntry] {
    guard status != .cancelled else { return [] }
    let own = archer(of: user).map { [session(shotBy: $0)] } ?? sessions
    return own.compactMap { session in
      guard let day = (session.date ?? settings.date).flatMap({ CivilDate($0) }) else { return nil }
      let start = session.start.flatMap { ClockTime($0) }
      return CalendarEntry(
        "shoots/\(id)/\(session.id)",
        sessions.count > 1 ? "\(name): \(session.title)" : Message(verbatim: name),
        start.map { CalendarEntry.When.clock(day, $0) } ?? .day(day),
        place: settings.place,
        page: TournamentAddress.shoot(id)
      )
    }
  }
}
