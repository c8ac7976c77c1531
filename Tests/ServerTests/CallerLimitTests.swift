import Domain
import Testing

@testable import ScoreServer

@Suite("The limits of a caller")
struct CallerLimitTests {
  @Test func `a burst is taken at once, then so many a second`() {
    let stopwatch = Stopwatch()
    var bucket = TokenBucket(RequestRate(perSecond: 2, burst: 3), at: stopwatch.now())
    #expect((0..<3).map { _ in bucket.take(at: stopwatch.now()) } == [nil, nil, nil])
    #expect(bucket.take(at: stopwatch.now()) == 1)
    stopwatch.pass(.milliseconds(499))
    #expect(bucket.take(at: stopwatch.now()) == 1)
    stopwatch.pass(.milliseconds(1))
    #expect(bucket.take(at: stopwatch.now()) == nil)
    #expect(!bucket.isFull(at: stopwatch.now()))
    stopwatch.pass(.seconds(3600))
    #expect(bucket.isFull(at: stopwatch.now()))
    #expect((0..<4).map { _ in bucket.take(at: stopwatch.now()) } == [nil, nil, nil, 1])
  }

  @Test func `a slow rate says how long to wait`() {
    let stopwatch = Stopwatch()
    var bucket = TokenBucket(RequestRate(perSecond: 1, burst: 1), at: stopwatch.now())
    #expect(bucket.take(at: stopwatch.now()) == nil)
    stopwatch.pass(.milliseconds(-500))
    #expect(bucket.take(at: stopwatch.now()) == 1)
  }

  @Test func `each caller is counted for itself, an account apart from its address`() {
    let callers = callers { $0.stranger = RequestRate(perSecond: 1, burst: 1) }
    #expect(callers.take(for: .address("10.0.0.1")) == nil)
    #expect(callers.take(for: .address("10.0.0.1")) == 1)
    #expect(callers.take(for: .address("10.0.0.2")) == nil)
    #expect(callers.take(for: .account("10.0.0.1")) == nil)
    #expect(callers.take(for: .account("10.0.0.1")) == nil)
  }

  @Test func `any number of addresses takes bounded memory, and locks out no known caller`() {
    let stopwatch = Stopwatch()
    let callers = callers(stopwatch) {
      $0.callers = 10
      $0.stranger = RequestRate(perSecond: 1, burst: 5)
    }
    _ = callers.take(for: .account("ana"))
    let refused = (0..<1000).count { callers.take(for: .address("10.0.0.\($0)")) != nil }
    #expect(callers.counted == 10)
    #expect(refused == 1000 - 9 - 5)
    #expect(callers.take(for: .account("ana")) == nil)
    stopwatch.pass(.seconds(10))
    #expect(callers.take(for: .address("10.0.1.1")) == nil)
    #expect(callers.counted == 1)
  }

  private func callers(_ stopwatch: Stopwatch = Stopwatch(), _ set: (inout ServerLimits) -> Void) -> CallerLimits {
    var limits = ServerLimits()
    set(&limits)
    return CallerLimits(limits, metrics: ServerMetrics(), now: stopwatch.now)
  }
}
