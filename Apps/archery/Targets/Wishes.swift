import ArcheryScoring
import Domain
import ScorebookKit
import Spaces

/// What entry lists say about a shoot's archers and no event holds: wishes about their places, and codes of other programs.
///
/// These are words and facts about people, so they are a document of this machine. No other account reads them, and they can
/// be deleted.
private struct EntryNotes: Codable, Hashable, Sendable {
  var wishes: [String: String] = [:]
  /// Missing in documents of earlier versions.
  var facts: [String: ExchangeFacts]?
}

extension ArcheryServices {
  private static func key(of id: TournamentID) -> DocumentKey<EntryNotes> {
    .json(ItemPath(["local", "wishes", ItemPath.Segment(id)]))
  }

  /// Performs the steps of an entry list, and keeps its wishes for the page Targets, and its facts for other programs.
  ///
  /// A command on another machine's store cannot keep them there.
  ///
  /// - Returns: The tournament afterwards, and whether the wishes and facts are kept.
  @discardableResult
  func enter(_ plan: EntryPlan, on id: TournamentID, by user: UserID) async throws
    -> (tournament: Tournament, keepsNotes: Bool)
  {
    let after = try await perform(plan.steps, on: id, by: user).tournament
    if plan.wishes.isEmpty, plan.facts.isEmpty { return (after, true) }
    var notes = try await notes(of: after)
    for (archer, wish) in plan.wishes { notes.wishes[archer.rawValue] = wish }
    let known = notes.facts ?? [:]
    let new = Dictionary(plan.facts.map { ($0.rawValue, $1) }) { first, _ in first }
    notes.facts = known.merging(new) { before, after in after.completed(by: before) }
    do { try await keep(notes, of: id) } catch {
      guard error == .store(.denied) else { throw error }
      return (after, false)
    }
    return (after, true)
  }

  /// The wishes of the archers who take part, for the organiser alone.
  func wishes(of tournament: Tournament) async throws -> [PlayerID: String] {
    let kept = try await notes(of: tournament).wishes
    return Dictionary(kept.map { (PlayerID(rawValue: $0), $1) }) { first, _ in first }
  }

  /// What lists said about the archers, for the organiser alone.
  func facts(of tournament: Tournament) async throws -> [PlayerID: ExchangeFacts] {
    let kept = try await notes(of: tournament).facts ?? [:]
    return Dictionary(kept.map { (PlayerID(rawValue: $0), $1) }) { first, _ in first }
  }

  /// Deletes the wishes of a shoot.
  func deleteWishes(of tournament: Tournament) async throws {
    var notes = try await notes(of: tournament)
    notes.wishes = [:]
    try await keep(notes, of: tournament.id)
  }

  /// Deletes what lists said about one archer.
  func deleteNotes(about archer: PlayerID, in tournament: Tournament) async throws {
    var notes = try await notes(of: tournament)
    let wish = notes.wishes.removeValue(forKey: archer.rawValue)
    let facts = notes.facts?.removeValue(forKey: archer.rawValue)
    if wish != nil || facts != nil { try await keep(notes, of: tournament.id) }
  }

  /// The notes about the archers who take part.
  private func notes(of tournament: Tournament) async throws -> EntryNotes {
    var kept = try await own.value(Self.key(of: tournament.id)) ?? EntryNotes()
    func takesPart(_ archer: String) -> Bool { tournament[PlayerID(rawValue: archer)] != nil }
    kept.wishes = kept.wishes.filter { takesPart($0.key) }
    kept.facts = kept.facts?.filter { takesPart($0.key) }
    return kept
  }

  private func keep(_ notes: EntryNotes, of id: TournamentID) async throws(DocumentError) {
    try await own.set(Self.key(of: id), to: notes)
  }
}
