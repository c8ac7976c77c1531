import CanonicalJSON
import Domain
import Foundation
import Testing
import WireFormat

@Suite("A problem on the wire")
struct ProblemTests {
  private static let path = ItemPath("a%2Fb/é\u{0}")
  private static let head = DocumentHead(
    path: path,
    revision: Revision(rawValue: .max),
    stamp: Stamp(time: 1, device: "d"),
    write: "w\n",
    labels: ["l", "m"],
    size: nil
  )

  static let failures: [StoreFailure] = [
    .unavailable("a \"reason\"\n"), .denied, .damaged("é"), .newerSchema(""), .full, .cursorUnknown, .invalid("x"),
    .invalidTime("y"), .tooManySpaces(retryAfter: 7),
  ]

  static let documentErrors: [DocumentError] =
    [
      .conflict(path, current: head), .conflict(path, current: nil), .idempotencyConflict("w\u{7F}"), .tooLarge(path),
      .invalid("too long"),
    ] + failures.map { .store($0) }

  static let journalErrors: [JournalError] =
    [
      .conflict(current: Revision(rawValue: 7)), .idempotencyConflict("e"), .closed, .invalid("limit"), .notReady,
      .refused(Refusal("notYourTurn", "It is the turn of \("A\"na %@"). \(2) of 100 % are \("left" as Message).")),
    ]
    + failures.map { .store($0) }

  static let leaderboardErrors: [LeaderboardError] =
    [
      .noSuchBoard(path), .definitionDiffers(path, differences: ["ties"]), .entryNotFound("ana"), .cannotRevert("s"),
      .periodClosed(.allTime),
      .scoreOverflow("ben"), .implausible(Score(1, -2)), .idempotencyConflict("s"), .invalidLimit(-1), .invalid(""),
    ] + failures.map { .store($0) }

  @Test(arguments: failures)
  func `of the store is the same one at the other end`(failure: StoreFailure) throws {
    #expect(try StoreFailure(sent(failure)) == failure)
  }

  @Test(arguments: documentErrors)
  func `of the documents is the same one at the other end`(error: DocumentError) throws {
    #expect(try DocumentError(sent(error)) == error)
  }

  @Test(arguments: journalErrors)
  func `of the journals is the same one at the other end`(error: JournalError) throws {
    #expect(try JournalError(sent(error)) == error)
  }

  @Test(arguments: leaderboardErrors)
  func `of the boards is the same one at the other end`(error: LeaderboardError) throws {
    #expect(try LeaderboardError(sent(error)) == error)
  }

  /// A case that is added to an error does not compile here until it is in the lists above.
  @Test func `is there for every error that a port has`() {
    #expect(Set(Self.failures.map(Self.name)).count == 9)
    #expect(Set(Self.documentErrors.map(Self.name)).count == 4 + 9)
    #expect(Set(Self.journalErrors.map(Self.name)).count == 6 + 9)
    #expect(Set(Self.leaderboardErrors.map(Self.name)).count == 10 + 9)
  }

  @Test func `has a code that no other error of its port has`() {
    #expect(Set(Self.documentErrors.map(\.wireProblem.code)).count == 4 + 9)
    #expect(Set(Self.journalErrors.map(\.wireProblem.code)).count == 6 + 9)
    #expect(Set(Self.leaderboardErrors.map(\.wireProblem.code)).count == 10 + 9)
  }

  /// A server that is older, newer, or stands behind something that answers for it.
  @Test(arguments: [
    (400, StoreFailure.invalid("Title. Detail.")), (401, .denied), (403, .denied), (404, .denied),
    (408, .unavailable("Title. Detail.")), (409, .invalid("Title. Detail.")), (429, .unavailable("Title. Detail.")),
    (500, .unavailable("Title. Detail.")), (503, .unavailable("Title. Detail.")), (200, .unavailable("Title. Detail.")),
  ])
  func `of an unknown code is read by its status`(status: Int, failure: StoreFailure) throws {
    let json = #"{"status":\#(status),"code":"new","title":"Title.","detail":"Detail.","more":[1]}"#
    let problem = try JSONDecoder().decode(Problem.self, from: Data(json.utf8))
    #expect(StoreFailure(problem) == failure)
    #expect(DocumentError(problem) == .store(failure) && JournalError(problem) == .store(failure))
    #expect(LeaderboardError(problem) == .store(failure))
  }

  @Test(arguments: [
    "documentConflict", "writeReused", "documentTooLarge", "journalConflict", "eventReused", "noSuchBoard",
    "definitionDiffers",
    "entryNotFound", "cannotRevert", "periodClosed", "scoreOverflow", "implausible", "submissionReused", "boardLimit",
    "refused",
  ])
  func `that lacks its facts is a failure, not a guess`(code: String) {
    let problem = Problem(409, code, "Title.")
    #expect(DocumentError(problem) == .store(.invalid("Title.")))
    #expect(JournalError(problem) == .store(.invalid("Title.")))
    #expect(LeaderboardError(problem) == .store(.invalid("Title.")))
  }

  /// The problem of an error as it is read at the other end.
  private func sent(_ error: any WireFailure) throws -> Problem {
    let problem = error.wireProblem
    #expect((400..<600).contains(problem.status))
    let json = try CanonicalJSON.encode(problem)
    let read = try CanonicalJSON.decode(Problem.self, from: json)
    #expect(read == problem)
    return read
  }
}

extension ProblemTests {
  fileprivate static func name(_ failure: StoreFailure) -> String {
    switch failure {
    case .unavailable: "unavailable"
    case .denied: "denied"
    case .damaged: "damaged"
    case .newerSchema: "newerSchema"
    case .tooManySpaces: "tooManySpaces"
    // No client reads it; see `wireProblem`.
    case .outdated: "unavailable"
    case .full: "full"
    case .cursorUnknown: "cursorUnknown"
    case .invalid: "store.invalid"
    case .invalidTime: "invalidTime"
    }
  }

  fileprivate static func name(_ error: DocumentError) -> String {
    switch error {
    case .conflict: "conflict"
    case .idempotencyConflict: "idempotencyConflict"
    case .tooLarge: "tooLarge"
    case .invalid: "invalid"
    case .store(let failure): name(failure)
    }
  }

  fileprivate static func name(_ error: JournalError) -> String {
    switch error {
    case .conflict: "conflict"
    case .idempotencyConflict: "idempotencyConflict"
    case .closed: "closed"
    case .invalid: "invalid"
    case .refused: "refused"
    case .notReady: "notReady"
    case .store(let failure): name(failure)
    }
  }

  fileprivate static func name(_ error: LeaderboardError) -> String {
    switch error {
    case .noSuchBoard: "noSuchBoard"
    case .definitionDiffers: "definitionDiffers"
    case .entryNotFound: "entryNotFound"
    case .cannotRevert: "cannotRevert"
    case .periodClosed: "periodClosed"
    case .scoreOverflow: "scoreOverflow"
    case .implausible: "implausible"
    case .idempotencyConflict: "idempotencyConflict"
    case .invalidLimit: "invalidLimit"
    case .invalid: "invalid"
    case .store(let failure): name(failure)
    }
  }
}
