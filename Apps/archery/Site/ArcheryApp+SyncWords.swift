import ArcheryScoring
import Domain
import OfflineSync
import Pages

extension ArcheryApp {
  /// What archers call the things that are synced.
  var syncWords: SyncWords {
    SyncWords { item in
      await words(for: item)
    } event: { edit in
      await words(for: edit)
    }
  }

  private func words(for item: SyncItem) async -> String? {
    let parts = item.path.segments.map(\.rawValue)
    switch (parts.first, parts.dropFirst().first) {
    case ("tournaments", let id?):
      let name = try? await tournaments.tournament(TournamentID(rawValue: id)).name
      return [item.kind == .journal ? "Scores" : "A setting", "of", name ?? "a shoot"].joined(separator: " ")
    case ("bests", _): return "Best scores, \(parts.dropFirst().joined(separator: ", "))"
    default: return nil
    }
  }

  private func words(for edit: LostEdit) async -> String? {
    guard case .event(let id) = edit.record, let tournament = edit.item.path.tournament else { return nil }
    return try? await trail(of: tournament).first { $0.id == id.rawValue }?.text
  }
}
