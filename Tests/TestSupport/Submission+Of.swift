public import Domain

extension Submission {
  /// The board of the submissions of tests.
  public static var testBoard: ItemPath { "boards/b" }

  /// A submission of which a test says only what matters to it.
  public static func of(
    _ player: PlayerID,
    _ action: Action,
    id: SubmissionID,
    periods: Set<Period>? = nil,
    occurredAt: Timestamp = 0,
    name: String? = nil,
    attributes: [String: String] = [:],
    needsEntry: Bool = false,
    stamped time: Timestamp? = nil
  ) -> Submission {
    Submission(
      id: id,
      board: testBoard,
      player: player,
      action,
      periods: periods,
      occurredAt: occurredAt,
      actor: "owner",
      displayName: name,
      attributes: attributes,
      needsEntry: needsEntry,
      stamp: time.map { Stamp(time: $0, device: "d") }
    )
  }
}
