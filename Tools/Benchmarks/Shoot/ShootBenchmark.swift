import ArcheryScoring
import AsyncHTTPClient
import Composition
import Domain
import Foundation
import NIOCore
import SeededRandom

/// A whole shoot over HTTP: devices send every archer's ends at once, while pages follow the board.
///
///     bench-shoot ARCHERY-PROGRAM STORE-URL [ARCHERS [ARROWS-A-SECOND FOLLOWERS CATEGORIES]]
///
/// Prints the arrows a second that the server accepted, and the time from an answer until the end was on the board.
/// Beside them are the server's shortest answer in the same run, and the time to compute the board after one arrow in
/// this process. At a given pace, arrows come one by one in the middle of the shoot. Then it prints the time from
/// sending an arrow until it is on each follower's board. The shoot has one round, or up to 4 categories, each with a round, a
/// face and a board of its own. The benchmark fails unless the final board equals the fold of
/// the same events here.
@main
struct ShootBenchmark {
  static let ends = 12
  static let arrows = 6
  /// Devices that send at once.
  static let devices = 8
  static let id: TournamentID = "bench"

  let store: any ScoringSessionRepository
  let server: BenchServer
  let watches: [BoardWatch]
  let plan: ShootPlan

  var watch: BoardWatch { watches[0] }

  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let numbers = arguments.dropFirst(2).compactMap(Int.init)
    guard [2, 3, 6].contains(arguments.count), numbers.count == arguments.count - 2, numbers.allSatisfy({ $0 > 0 }),
      numbers.count < 4 || numbers[3] <= 4
    else {
      print("usage: bench-shoot ARCHERY-PROGRAM STORE-URL [ARCHERS [ARROWS-A-SECOND FOLLOWERS CATEGORIES]]")
      exit(2)
    }
    let (archers, isPaced) = (numbers.first ?? 500, numbers.count == 4)
    let (followers, categories) = isPaced ? (numbers[2], numbers[3]) : (1, 1)
    let server = try BenchServer(program: arguments[0], store: arguments[1])
    defer { server.end() }
    guard let link = ServerLink("\(server.url)/sign-in/\(server.link)") else { exit(1) }
    let account = try await link.signIn(as: "")
    let token = try SignedInServers().token(for: server.url) ?? ""
    let plan = try ShootPlan(id, archers: archers, categories: categories, organiser: account.user)
    let watches = (0..<followers).map { number in
      BoardWatch(server: server.url, token: token, shoot: id, isReading: number == 0)
    }
    try await Container.with(StoreChoice(url: server.url)) { container in
      let store = container.storage.sessions
      let benchmark = ShootBenchmark(store: store, server: server, watches: watches, plan: plan)
      if isPaced {
        try await benchmark.run(at: numbers[1], archers: archers, categories: categories)
      } else {
        try await benchmark.run(archers)
      }
    }
  }

  func open() async throws {
    for batch in plan.opening.chunks(of: 200) {
      _ = try await store.session(at: Self.id.journal).append(batch, expecting: .any)
    }
  }

  private func run(_ archers: Int) async throws {
    try await open()
    let shortest = try await shortestAnswer()
    let watching = Task { try await watch.follow() }
    let clock = ContinuousClock()
    let start = clock.now
    for end in plan.ends {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for device in 0..<Self.devices {
          let own = end.enumerated().filter { $0.offset % Self.devices == device }.map(\.element)
          group.addTask { for sheet in own { try await send(sheet) } }
        }
        while try await group.next() != nil {}
      }
    }
    let seconds = (clock.now - start) / .seconds(1)
    try await watch.untilSeen()
    watching.cancel()
    try await compare()
    let (delays, updates) = (watch.delays.sorted(), plan.updates().sorted())
    print(
      """
      {"work":"shoot over HTTP","archers":\(archers),\
      "arrowsPerSecond":\(Int(Double(archers * Self.ends * Self.arrows) / seconds)),\
      "medianMillisecondsToBoard":\(milliseconds(delays[delays.count / 2])),\
      "p95MillisecondsToBoard":\(milliseconds(delays[delays.count * 95 / 100])),\
      "medianMillisecondsToUpdate":\(String(format: "%.2f", updates[updates.count / 2] / .milliseconds(1))),\
      "shortestAnswerMilliseconds":\(milliseconds(shortest))}
      """
    )
  }

  /// One archer's end, as a device sends it.
  private func send(_ events: [ScoringEvent]) async throws {
    _ = try await store.session(at: Self.id.journal).append(events, expecting: .any)
    guard let archer = events.first?.subject else { return }
    watch.expect(archer, after: events.count)
  }

  func shortestAnswer() async throws -> Duration {
    var shortest = Duration.seconds(60)
    for _ in 1...50 {
      let time = try await ContinuousClock().measure {
        _ = try await HTTPClient.shared.execute(HTTPClientRequest(url: server.url + "/healthz"), timeout: .seconds(60))
          .body.collect(upTo: 1024)
      }
      shortest = min(shortest, time)
    }
    return shortest
  }

  private func compare() async throws {
    let served = try await watch.board()
    let folded = plan.board()
    guard served.rows.map(\.id) == folded.rows.map(\.id), served.rows.map(\.rank) == folded.rows.map(\.rank),
      served.rows.map(\.totalScore) == folded.rows.map(\.totalScore)
    else {
      print("the board is not the one that the events give")
      exit(1)
    }
  }

  func milliseconds(_ duration: Duration) -> String { String(format: "%.1f", duration / .milliseconds(1)) }
}

extension Array {
  func chunks(of size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
