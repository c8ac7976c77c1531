import AppKit
import ArcheryScoring
import Domain
import Spaces

/// The wishes of a shoot's archers about their places, by archer.
///
/// They are words about people, so they are a document of this machine. No event holds them, no other account reads them,
/// and they can be deleted.
private struct PlaceWishes: Codable, Hashable, Sendable {
  var wishes: [String: String] = [:]
}

extension ArcheryServices {
  private static func key(of id: TournamentID) -> DocumentKey<PlaceWishes> {
    .json(Path(["local", "wishes", Path.Segment(id)]))
  }

  /// Performs the steps of an entry list, and keeps its wishes for the page Targets.
  ///
  /// A command on another machine's store cannot keep them there.
  ///
  /// - Returns: The tournament afterwards, and whether the wishes are kept.
  @discardableResult
  func enter(_ plan: EntryPlan, on id: TournamentID, by user: UserID) async throws
    -> (tournament: Tournament, keepsWishes: Bool)
  {
    let after = try await perform(plan.steps, on: id, by: user).tournament
    if plan.wishes.isEmpty { return (after, true) }
    var kept = try await wishes(of: after)
    for (archer, wish) in plan.wishes { kept[archer] = wish }
    do { try await keep(kept, of: id) } catch {
      guard error == .store(.denied) else { throw error }
      return (after, false)
    }
    return (after, true)
  }

  /// The wishes of the archers who take part, for the organiser alone.
  func wishes(of tournament: Tournament) async throws -> [PlayerID: String] {
    let kept = try await installation.localDocument(Self.key(of: tournament.id))?.wishes ?? [:]
    let known = kept.map { (PlayerID(rawValue: $0), $1) }.filter { tournament[$0.0] != nil }
    return Dictionary(known) { first, _ in first }
  }

  /// Deletes the wishes of a shoot.
  func deleteWishes(of id: TournamentID) async throws { try await keep([:], of: id) }

  private func keep(_ wishes: [PlayerID: String], of id: TournamentID) async throws(DocumentError) {
    let named = Dictionary(wishes.map { ($0.rawValue, $1) }) { first, _ in first }
    try await installation.setLocalDocument(Self.key(of: id), to: PlaceWishes(wishes: named))
  }
}
