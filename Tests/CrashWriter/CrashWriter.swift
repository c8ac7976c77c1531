import ArcheryScoring
import Composition
import Domain
import Foundation

/// Records arrows one after the other and prints each one's number once it is acknowledged, until it is killed.
///
///     crash-writer STORE-URL FIRST-NUMBER
///
/// An arrow's id and value follow from its number, so the test knows what must be in the store.
@main
enum CrashWriter {
  static func main() async throws {
    guard CommandLine.arguments.count == 3, let first = Int(CommandLine.arguments[2]) else { exit(2) }
    try await Container.with(StoreChoice(url: CommandLine.arguments[1])) { container in
      let storage = container.storage
      let service = TournamentService(sessions: storage.sessions, documents: storage.documents)
      func perform(_ command: TournamentCommand, as id: String) async throws {
        let step = TournamentStep(command, as: EventID(rawValue: id))
        _ = try await service.perform([step], on: "crash", by: "ana", at: container.clock.now())
      }
      let pass = Pass(ends: 100, arrowsPerEnd: 12, .tenZone)
      let round = try Round(custom: "Long", passes: [pass])
      try await perform(.create(name: "Crash", round: round, settings: TournamentSettings()), as: "create")
      try await perform(.add(.init("ana", displayName: "Ana")), as: "add")
      try await perform(.start, as: "start")
      let tokens = ["X", "10", "9", "8", "M"]
      for number in first..<1200 {
        try await perform(.record(.token(tokens[number % tokens.count]), for: "ana"), as: "arrow-\(number)")
        print(number)
        fflush(nil)
      }
    }
  }
}
