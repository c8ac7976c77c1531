import Domain
import Foundation
import PostgreSQL
import Synchronization

// Adds one to its player's score again and again, and prints each submission's id once it is acknowledged:
//   writer URL NAME
// The writer ends when it is killed, or with "end" on the standard input.

let arguments = CommandLine.arguments
let clock = ClockAndIdentities(
  now: { 1_000 },
  newIdentity: { UUID().uuidString }
)
let (board, name) = (ItemPath("a/board"), arguments[2])
let store = try await PostgresStore(at: String(arguments[1].dropFirst("postgres:".count)), clock)
let isOver = Atomic(false)
let output = Mutex(FileHandle.standardOutput)

Thread {
  while let line = readLine(), line != "end" {}
  isOver.store(true, ordering: .relaxed)
}
.start()

try await withThrowingTaskGroup(of: Void.self) { group in
  for task in 0..<8 {
    group.addTask {
      var count = 0
      while !isOver.load(ordering: .relaxed) {
        let id = "\(name)-\(task)-\(count)"
        let submission = Submission(
          id: SubmissionID(rawValue: id),
          board: board,
          player: PlayerID(rawValue: name),
          .increment(1),
          occurredAt: 0,
          actor: "u"
        )
        do {
          _ = try await store.submit([submission], at: clock.now())
        } catch LeaderboardError.store(.unavailable) {
          // The same again is harmless.
          continue
        }
        try output.withLock { try $0.write(contentsOf: Data("\(id)\n".utf8)) }
        count += 1
      }
    }
  }
  try await group.waitForAll()
}
await store.close()
