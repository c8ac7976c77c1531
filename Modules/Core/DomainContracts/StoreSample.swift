public import Domain
import Testing

/// A small store with something of everything, by which an adapter tests that it opens stores of earlier formats.
///
/// Write it to a store of each format that you release, and commit that store. A test opens it:
///
///     try await StoreSample.verify(against: InMemoryStore(clock).storage) { try await open("Stores/vault-1") }
///
/// The sample never changes, because the stores that hold it do not. What a format can hold since then is another sample.
public enum StoreSample: Sendable {
  /// Writes the sample to an empty store.
  ///
  /// - Throws: An error of the store.
  public static func write(to storage: Storage) async throws {
    try await writeDocuments(to: storage.documents)
    try await writeEvents(to: storage.sessions)
    try await writeBoards(to: storage.leaderboards)
  }

  /// Expects that a store shows the sample, takes further writes, and shows both once it was opened again.
  ///
  /// - Parameters:
  ///   - reference: An empty store of any kind, which gets the same writes today.
  ///   - open: Opens the store that holds the sample.
  /// - Throws: An error of either store.
  public static func verify(against reference: Storage, opening open: () async throws -> Storage) async throws {
    try await write(to: reference)
    let stored = try await open()
    try await expect(stored, showsAll: reference)
    for storage in [reference, stored] { try await writeMore(to: storage) }
    try await expect(stored, showsAll: reference)
    await stored.close()
    let again = try await open()
    try await expect(again, showsAll: reference)
    await again.close()
  }

  private static func expect(_ storage: Storage, showsAll reference: Storage) async throws {
    let (content, wanted) = (OpenedStore(storage), OpenedStore(reference))
    DomainContracts.expect(try await content.wholeContent(), is: try await wanted.wholeContent())
    DomainContracts.expect(try await content.allChanges(), is: try await wanted.allChanges())
  }
}

/// What the sample holds. Every record has its stamp, so that all stores of it are equal.
extension StoreSample {
  private static func writeDocuments(to documents: any DocumentRepository) async throws {
    let text = Array(#"{"name":"Zoë 🎯"}"#.utf8)
    for write in [
      write("text", 1, labels: ["sample", "member:ana"], text), write("bytes", 2, [0, 255, 128]), write("empty", 3, []),
      write("gone", 4, labels: ["sample"], text), write("gone", 5, nil),
      write("text", 6, labels: ["sample"], text + text),
    ] {
      _ = try await documents.save([write])
    }
  }

  private static func writeEvents(to sessions: any ScoringSessionRepository) async throws {
    let open = sessions.session(at: "sample/open")
    try await open.append([event("e1", 10, Array("10".utf8)), event("e2", 11, [255, 0])], expecting: .absent)
    try await open.append([event("e3", 12, retracts: "e1")], expecting: .any)
    let closed = sessions.session(at: "sample/closed")
    try await closed.append([event("e1", 13, Array("X".utf8))], expecting: .absent)
    try await closed.close()
  }

  private static func writeBoards(to boards: any LeaderboardRepository) async throws {
    let summer = [ZoneTable.Transition(at: time(-1000), offsetSeconds: 7200)]
    let definition = BoardDefinition(
      ties: .dense,
      tieOrder: .sequence,
      periods: [.allTime, .weekly],
      zone: ZoneTable(name: "Sample/Zone", initialOffsetSeconds: 3600, transitions: summer),
      graceMilliseconds: 3_600_000,
      plausible: -1_000_000...1_000_000,
      ruleVersion: 2
    )
    try await boards.define(definition, at: "sample/board")
    try await boards.define(BoardDefinition(directions: [.descending, .ascending]), at: "sample/keys")
    for batch in [
      [submission("s1", 20, .set(720), "ana"), submission("s2", 21, .best(-5), "ben")],
      [submission("s3", 22, .increment(7), "ana", periods: [.weekly]), submission("s4", 23, .set(720), "cem")],
      [submission("s5", 24, .set(3), "cem"), submission("s6", 25, .revert("s5"), "cem")],
      [submission("s7", 26, .disqualify, "ben"), submission("k1", 27, .set(Score(9, 2)), "ana", on: "sample/keys")],
      [
        submission("k2", 28, .reset, "ana", on: "sample/keys"),
        submission("k3", 29, .set(Score(9, 1)), "ben", on: "sample/keys"),
      ],
    ] {
      _ = try await boards.submit(batch, as: .replicated)
    }
  }

  private static func writeMore(to storage: Storage) async throws {
    _ = try await storage.documents.save([write("text", 40, [1]), write("new", 41, [2])])
    try await storage.sessions.session(at: "sample/open").append([event("e4", 42)], expecting: .any)
    _ = try await storage.leaderboards.submit([submission("s8", 43, .increment(1), "dan")], as: .replicated)
  }

  private static func write(
    _ name: ItemPath.Segment,
    _ moment: Int64,
    labels: Set<DocumentLabel> = [],
    _ body: [UInt8]?
  ) -> DocumentWrite {
    DocumentWrite(
      ItemPath(["sample", name]),
      id: WriteID(rawValue: "w\(moment)"),
      expected: .any,
      labels: labels,
      body: body,
      stamp: stamp(moment)
    )
  }

  private static func event(_ id: EventID, _ moment: Int64, _ body: [UInt8] = [], retracts: EventID? = nil)
    -> ScoringEvent
  {
    ScoringEvent(
      id: id,
      type: retracts == nil ? "arrow" : "retraction",
      actor: "ana",
      subject: "guest ben",
      occurredAt: time(moment),
      retracts: retracts,
      body: body,
      stamp: stamp(moment)
    )
  }

  private static func submission(
    _ id: SubmissionID,
    _ moment: Int64,
    _ action: Submission.Action,
    _ player: PlayerID,
    on board: ItemPath = "sample/board",
    periods: Set<Period>? = nil
  ) -> Submission {
    Submission(
      id: id,
      board: board,
      player: player,
      action,
      periods: periods,
      occurredAt: time(moment),
      actor: "ana",
      displayName: "\(player) 🎯",
      attributes: ["bow": "recurve"],
      reason: periods.map { _ in "a correction" },
      stamp: stamp(moment)
    )
  }

  private static func time(_ seconds: Int64) -> Timestamp { Timestamp(rawValue: 1_749_600_000_000 + seconds * 1000) }

  private static func stamp(_ moment: Int64) -> Stamp { Stamp(time: time(moment), device: "sample") }
}
