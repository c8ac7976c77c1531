package import Domain

/// The organisers' own rounds that have boards of best scores.
///
/// They lie beside the boards, because a reader of the boards may not know the shoots of which the rounds are.
package struct OwnRounds: Sendable {
  private let documents: any DocumentRepository

  package init(_ documents: any DocumentRepository) { self.documents = documents }

  /// Returns the rounds, by name.
  ///
  /// - Throws: ``Domain/DocumentError``.
  package func all() async throws(DocumentError) -> [Round] {
    var rounds: [(code: ItemPath.Segment, round: Round)] = []
    for head in try await documents.all(under: Self.path) {
      guard let code = head.path.segments.last, let round = try await documents.value(Self.key(code)).value else {
        continue
      }
      rounds.append((code, round))
    }
    return rounds.sorted { ($0.round.name, $0.code) < ($1.round.name, $1.code) }.map(\.round)
  }

  func keep(_ tournament: Tournament, _ bests: BestScores, as id: () -> WriteID) async throws(DocumentError) {
    guard !tournament.isPractice else { return }
    for round in Set(tournament.roster.map { tournament.round(of: $0.id) }) where round.code == nil {
      // Rounds that differ in nothing that a board compares are one.
      guard let code = bests.code(of: round).map(ItemPath.Segment.init(rawValue:)),
        try await documents.value(Self.key(code)).value == nil
      else { continue }
      try await documents.update(Self.key(code), as: id()) { _ in round }
    }
  }

  private static let path = ItemPath([BestScores.kind, "rounds"])

  private static func key(_ code: ItemPath.Segment) -> DocumentKey<Round> {
    .json(ItemPath([BestScores.kind, "rounds", code]))
  }
}
