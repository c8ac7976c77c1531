import RemoteHTTP
import Testing

@Suite("A retry policy")
struct RetryPolicyTests {
  struct Row: Sendable {
    let attempt: Int
    var asked: Duration?
    var jitter = 0.5
    let pause: Duration
  }

  @Test(arguments: [
    Row(attempt: 1, jitter: 0, pause: .milliseconds(50)),
    Row(attempt: 1, jitter: 1, pause: .milliseconds(100)),
    Row(attempt: 1, pause: .milliseconds(75)),
    Row(attempt: 2, pause: .milliseconds(150)),
    Row(attempt: 3, pause: .milliseconds(300)),
    Row(attempt: 6, pause: .milliseconds(2400)),
    Row(attempt: 7, pause: .milliseconds(3750)),
    Row(attempt: 1000, jitter: 1, pause: .seconds(5)),
    Row(attempt: Int.max, jitter: 0, pause: .milliseconds(2500)),
    Row(attempt: 0, pause: .milliseconds(75)),
    Row(attempt: 1, asked: .seconds(7), pause: .seconds(7)),
    Row(attempt: 7, asked: .seconds(1), pause: .milliseconds(3750)),
    Row(attempt: 1, asked: .seconds(60), pause: .seconds(60)),
    Row(attempt: 1, asked: .seconds(86_400), pause: .seconds(60)),
    Row(attempt: 1, asked: .seconds(-5), pause: .milliseconds(75)),
  ])
  func `waits longer each time, and as long as the server asks`(row: Row) {
    let policy = RetryPolicy(jitter: { row.jitter })
    #expect(policy.pause(after: row.attempt, asked: row.asked) == row.pause)
  }
}
