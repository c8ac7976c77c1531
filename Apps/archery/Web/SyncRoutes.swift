import AppPages
import ArcheryScoring
import Domain
import Hummingbird
import OfflineSync
import Server
import WebPages

extension ArcheryWeb {
  /// What is new for whoever is signed in, and how sync stands.
  func addSync(to router: Router<SignedInContext>) {
    StripRoutes(pages.sync, inbox: app.inbox, server: server).add(to: router)
    guard let server else { return }
    SyncRoutes(server, pages.sync, app.syncWords).add(to: router)
  }
}

extension ArcheryApp {
  /// What archers call the things that are synced.
  var syncWords: SyncWords {
    SyncWords { item in
      await words(for: item)
    } edit: { edit in
      await words(for: edit)
    }
  }

  private func words(for item: SyncItem) async -> String {
    let parts = item.path.segments.map(\.rawValue)
    switch (parts.first, parts.dropFirst().first) {
    case ("tournaments", let id?):
      let name = try? await tournaments.tournament(TournamentID(rawValue: id)).name
      return [item.kind == .journal ? "Scores" : "A setting", "of", name ?? "a shoot"].joined(separator: " ")
    case ("bests", _): return "Best scores, \(parts.dropFirst().joined(separator: ", "))"
    case ("users", _): return parts.dropFirst(2).first == "settings" ? "Your settings" : "A notice of yours"
    default: return "\(item)"
    }
  }

  private func words(for edit: LostEdit) async -> String? {
    switch edit.record {
    case .document:
      guard let body = try? await lost.body(of: edit) else { return nil }
      guard case .overwritten(.fields(let names), _) = edit.cause, let fields = JSONFields(body) else {
        return String(decoding: body, as: UTF8.self)
      }
      let values = names.map { "\($0): \(String(decoding: fields[Array($0.utf8)] ?? [], as: UTF8.self))" }
      return values.joined(separator: ", ")
    case .deletion: return "It was deleted."
    case .submission(let id): return "Submission \(id)"
    case .event(let id):
      let segments = edit.item.path.segments
      guard segments.first == "tournaments", let tournament = segments.dropFirst().first else { return "Event \(id)" }
      let trail = try? await trail(of: TournamentID(rawValue: tournament.rawValue))
      return trail?.first { $0.id == id.rawValue }?.text ?? "Event \(id)"
    }
  }

  private var lost: LostEdits { LostEdits(in: storage, now: now, newIdentity: newIdentity) }
}
