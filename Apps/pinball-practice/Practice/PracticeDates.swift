import Access
import Domain
import Foundation
import Notices
import Pinball
import ScorebookKit
import Spaces

extension PinballPractice {
  /// An account's nights, and the last days of its groups of games.
  static func calendar(of account: Account, in installation: Installation) async throws -> [CalendarEntry] {
    let nights = SpaceService<NightState>(installation.gatekeeper, for: account)
    var dates: [CalendarEntry] = []
    for night in try await nights.list() where !night.needsUpdate {
      if let day = try await day(of: night.id, nights) {
        let name = Message(verbatim: night.name)
        dates.append(CalendarEntry("nights/\(night.id)", name, .day(day), page: Nights.address(night.id)))
      }
    }
    let sessions = installation.gatekeeper.storage(for: account.principal).storage.sessions
    let practice = try await PracticeService(sessions: sessions).state(of: account.user)
    let zone = try await zone(of: account, installation)
    return dates + practice.customGroups.filter { !$0.isArchived }.compactMap { $0.lastDay(in: zone) }
  }

  /// The day of a night; nil for one without a day, and for one that was deleted.
  private static func day(of id: SpaceID, _ nights: SpaceService<NightState>) async throws -> CivilDate? {
    do { return CivilDate(text: try await nights.view(id).about.date) } catch {
      guard case .notFound = error else { throw error }
      return nil
    }
  }

  /// The zone that the account has named for its notices, else that of this machine.
  private static func zone(of account: Account, _ installation: Installation) async throws -> ZoneTable {
    let name = try await installation.inbox.settings(of: account.user).zone ?? TimeZone.current.identifier
    return (try? ZoneTable(named: name)) ?? .utc
  }
}

extension CustomGroup {
  fileprivate func lastDay(in zone: ZoneTable) -> CalendarEntry? {
    endDate.map { end in
      CalendarEntry(
        "groups/\(id)",
        Message("Last day of \(name)"),
        .day(CivilDate(dayNumber: zone.day(of: end))),
        page: PinballAddress.group(id.text)
      )
    }
  }
}
