import Composition
import Domain
import Foundation
import OfflineSync

/// How long it takes until what was entered without a network has reached the server, and another device from there.
///
///     SCOREBOOK_TOKEN=… bench-drain SERVER-URL FOLDER [RECORDS]
///
/// The devices' stores are made in the folder, two for each shape of what waits. Prints two lines of JSON for each.
@main
enum DrainBenchmark {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 2 else {
      print("bench-drain SERVER-URL FOLDER [RECORDS]")
      exit(2)
    }
    let records = arguments.count > 2 ? Int(arguments[2]) ?? 1000 : 1000
    for shape in Shape.allCases {
      try await device("\(shape.rawValue)", arguments) { here in
        try await device("\(shape.rawValue), elsewhere", arguments) { elsewhere in
          try await run(shape, records, from: here, to: elsewhere)
        }
      }
    }
  }

  private static func device(
    _ name: String,
    _ arguments: [String],
    _ body: (Container) async throws -> Void
  ) async throws {
    let store = StoreChoice(url: "sqlite:\(arguments[1])/\(name).sqlite")
    try await Container.with(store, syncing: Syncing(with: arguments[0]), body)
  }

  private static func run(
    _ shape: Shape,
    _ records: Int,
    from here: Container,
    to elsewhere: Container
  ) async throws {
    // All have met before the outage.
    for device in [here, elsewhere] { try await device.syncOnce() }
    try await shape.write(records, to: here.storage)
    for (name, device) in [("drain", here), ("fetch", elsewhere)] {
      let duration = try await ContinuousClock().measure { try await device.syncOnce() }
      guard let sync = device.sync, try await sync.compare().different.isEmpty else {
        print("not everything arrived: \(name), \(shape.rawValue)")
        exit(1)
      }
      let milliseconds = (duration / .milliseconds(1)).rounded()
      print(
        #"{"name":"\#(name)","what":"\#(shape.rawValue)","records":\#(records),"milliseconds":\#(Int(milliseconds))}"#
      )
    }
  }
}

/// The records that have accumulated meanwhile.
private enum Shape: String, CaseIterable {
  case oneJournal = "one journal"
  case hundredJournals = "100 journals"
  case board
  case documents

  func write(_ records: Int, to storage: Storage) async throws {
    let space = "bench/\(rawValue.filter { $0 != " " })"
    let board = ItemPath("\(space)/board")
    if case .board = self { try await storage.leaderboards.define(BoardDefinition(), at: board) }
    for number in 0..<records {
      switch self {
      case .oneJournal: try await append(number, to: ItemPath("\(space)/journal"), in: storage)
      case .hundredJournals: try await append(number, to: ItemPath("\(space)/journals/\(number % 100)"), in: storage)
      case .board: try await submit(number, to: board, in: storage)
      case .documents:
        let path = ItemPath("\(space)/documents/\(number)")
        let write = DocumentWrite(path, id: WriteID(rawValue: "w\(number)"), expected: .absent, body: Self.body(number))
        _ = try await storage.documents.save([write])
      }
    }
  }

  private func append(_ number: Int, to journal: ItemPath, in storage: Storage) async throws {
    let event = ScoringEvent(
      id: EventID(rawValue: "\(rawValue) \(number)"),
      type: "end",
      actor: "bench",
      occurredAt: Timestamp(rawValue: Int64(number)),
      body: Self.body(number)
    )
    _ = try await storage.sessions.session(at: journal).append([event], expecting: .any)
  }

  private func submit(_ number: Int, to board: ItemPath, in storage: Storage) async throws {
    let submission = Submission(
      id: SubmissionID(rawValue: "\(number)"),
      board: board,
      player: PlayerID(rawValue: "p\(number % 100)"),
      .set(Score(number)),
      occurredAt: Timestamp(rawValue: Int64(number)),
      actor: "bench"
    )
    _ = try await storage.leaderboards.submit([submission], as: .replicated)
  }

  /// An end of six arrows.
  private static func body(_ number: Int) -> [UInt8] { Array(#"{"arrows":[10,9,9,8,7,6],"end":\#(number)}"#.utf8) }
}
