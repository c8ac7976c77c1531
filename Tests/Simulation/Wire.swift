import Domain
import Synchronization

/// A device's way to the server: it drops, delays, repeats and reorders what goes over it, and is cut now and then.
final class Wire: Carrier {
  private struct State {
    var isCut = false
    /// Nothing goes wrong any more.
    var isHealed = false
    var isDead = false
    var onBreak: [@Sendable () -> Void] = []
  }

  private let scheduler: Scheduler
  private let story: Story
  private let state = Mutex(State())

  init(_ scheduler: Scheduler, _ story: Story) { (self.scheduler, self.story) = (scheduler, story) }

  func cut(_ isCut: Bool) {
    state.withLock { $0.isCut = isCut }
    if isCut { breakOff() }
  }

  func heal(_ isHealed: Bool) { state.withLock { ($0.isCut, $0.isHealed) = (false, isHealed) } }

  func onBreak(_ action: @escaping @Sendable () -> Void) { state.withLock { $0.onBreak.append(action) } }

  /// Ends every stream.
  func breakOff() {
    let actions = state.withLock { state in
      defer { state.onBreak = [] }
      return state.onBreak
    }
    for action in actions { action() }
  }

  /// The device is dead; nothing that it still seems to do gets out.
  func die() { state.withLock { $0.isDead = true } }

  func carry<Answer: Sendable>(
    _ call: String,
    _ work: @escaping @Sendable () async throws -> Answer
  ) async throws -> Answer {
    story.count("calls")
    if state.withLock({ $0.isHealed && !$0.isDead }) { return try await work() }
    try await travel()
    switch scheduler.roll(20) {
    case 0:
      story.count("calls lost")
      throw StoreFailure.unavailable("the call was lost")
    case 1:
      story.count("answers lost")
      _ = try await work()
      throw StoreFailure.unavailable("the answer was lost")
    case 2:
      story.count("calls repeated")
      _ = try? await work()
      try await travel()
      return try await work()
    case 3:
      story.count("calls late")
      Task {
        try? await scheduler.wait(milliseconds: Int64(scheduler.roll(5000)))
        _ = try? await work()
      }
      throw StoreFailure.unavailable("it took too long")
    default:
      let answer = try await work()
      try await travel()
      return answer
    }
  }

  private func travel() async throws {
    try await scheduler.wait(milliseconds: Int64(scheduler.roll(100)))
    let state = state.withLock { $0 }
    if state.isDead { throw StoreFailure.unavailable("the device is dead") }
    if state.isCut {
      story.count("calls cut off")
      throw StoreFailure.unavailable("the network is cut")
    }
  }
}
