import ArcheryScoring
import Domain

extension ShootBenchmark {
  /// The first half of the shoot at once, then a minute of its middle at so many arrows a second.
  func run(at arrowsPerSecond: Int, archers: Int, categories: Int) async throws {
    try await open()
    for end in plan.ends.prefix(Self.ends / 2) {
      for batch in end.joined().map(\.self).chunks(of: 600) {
        _ = try await store.session(at: Self.id.journal).append(batch, expecting: .any)
      }
      for sheet in end { expect(sheet, on: watch, isMeasured: false) }
    }
    let shortest = try await shortestAnswer()
    try await withThrowingTaskGroup(of: Void.self) { following in
      for watch in watches { following.addTask { try await watch.follow() } }
      // Until every page has the board.
      while watches.contains(where: { $0.bytes == 0 }) { try await Task.sleep(for: .milliseconds(20)) }
      try await Task.sleep(for: .seconds(2))
      let before = watches.map(\.bytes)
      try await send(at: arrowsPerSecond)
      try await watch.untilSeen()
      let shoot = #""archers":\#(archers),"categories":\#(categories),"arrowsPerSecond":\#(arrowsPerSecond)"#
      report(shoot, shortest, bytes: zip(watches, before).map { $0.bytes - $1 }.max() ?? 0)
      following.cancelAll()
    }
  }

  private static let seconds = 60

  private func send(at arrowsPerSecond: Int) async throws {
    let arrows = (Self.ends / 2..<Self.ends).flatMap { plan.arrows(ofEnd: $0) }.prefix(arrowsPerSecond * Self.seconds)
    let start = ContinuousClock.now
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (number, arrow) in arrows.enumerated() {
        try await Task.sleep(until: start + .seconds(1) * number / arrowsPerSecond)
        expect([arrow], on: watch)
        group.addTask { _ = try await store.session(at: Self.id.journal).append([arrow], expecting: .any) }
      }
      try await group.waitForAll()
    }
  }

  private func expect(_ events: [ScoringEvent], on watch: BoardWatch, isMeasured: Bool = true) {
    guard let archer = events.first?.subject else { return }
    watch.expect(archer, after: events.count, isMeasured: isMeasured)
  }

  private func report(_ shoot: String, _ shortest: Duration, bytes: Int) {
    let delays = watch.delays.sorted()
    print(
      """
      {"work":"shoot at its own pace",\(shoot),"followers":\(watches.count),\
      "medianMillisecondsToBoard":\(milliseconds(delays[delays.count / 2])),\
      "p95MillisecondsToBoard":\(milliseconds(delays[delays.count * 95 / 100])),\
      "worstMillisecondsToBoard":\(milliseconds(delays[delays.count - 1])),\
      "kilobytesASecondAndFollower":\(bytes / 1000 / Self.seconds),\
      "shortestAnswerMilliseconds":\(milliseconds(shortest))}
      """
    )
  }
}
