import Synchronization
import WireFormat

/// The memory that the bodies of requests in hand take up, of each caller and over all.
///
/// The first ``ServerLimits/strangerBodyBytes`` of every body are free, so that a caller whose loads wait can still score.
/// The number of connections bounds those.
final class BodyBudget: Sendable {
  /// A body that was refused may be sent again after this many seconds.
  private static let wait = 5

  private struct State {
    var total = 0
    var callers: [Caller: Int] = [:]
  }

  private let limits: ServerLimits
  private let metrics: ServerMetrics
  private let state = Mutex(State())

  init(_ limits: ServerLimits, metrics: ServerMetrics) {
    (self.limits, self.metrics) = (limits, metrics)
  }

  /// The space of one request's body, which takes up nothing yet.
  func space(for caller: Caller) -> BodySpace { BodySpace(self, caller, free: limits.strangerBodyBytes) }

  fileprivate func take(_ bytes: Int, for caller: Caller) throws(Problem) {
    let isTaken = state.withLock { state in
      let (own, total) = (state.callers[caller, default: 0] + bytes, state.total + bytes)
      guard own <= limits.bodyMemoryPerCaller, total <= limits.bodyMemory else { return false }
      (state.callers[caller], state.total) = (own, total)
      return true
    }
    guard isTaken else {
      metrics.countRefusal(.bodies)
      throw .tooManyBodies(retryAfter: Self.wait)
    }
    metrics.bodies(by: bytes)
  }

  fileprivate func giveBack(_ bytes: Int, of caller: Caller) {
    state.withLock { state in
      state.total -= bytes
      state.callers[caller, default: bytes] -= bytes
      if state.callers[caller] == 0 { state.callers[caller] = nil }
    }
    metrics.bodies(by: -bytes)
  }
}

/// The memory of one request's body, until the request is answered.
final class BodySpace: Sendable {
  private struct Size {
    var arrived = 0
    /// Of the budget: what exceeds the free part of the larger of what was announced and what arrived.
    var taken = 0
    var isReleased = false
  }

  private let budget: BodyBudget
  private let caller: Caller
  private let free: Int
  private let size = Mutex(Size())

  fileprivate init(_ budget: BodyBudget, _ caller: Caller, free: Int) {
    (self.budget, self.caller, self.free) = (budget, caller, free)
  }

  deinit { release() }

  /// Takes the space of a body whose size its sender announces.
  ///
  /// - Throws: A ``Problem`` with status 429 where the caller, or the server, has too much in hand; so does ``add(_:)``.
  func reserve(_ bytes: Int) throws(Problem) {
    try size.withLock { size throws(Problem) in try grow(&size, to: bytes) }
  }

  /// Takes the space of a part that has arrived, where it was not reserved.
  func add(_ bytes: Int) throws(Problem) {
    try size.withLock { size throws(Problem) in
      size.arrived += bytes
      try grow(&size, to: size.arrived)
    }
  }

  func release() {
    size.withLock { size in
      if size.taken > 0 { budget.giveBack(size.taken, of: caller) }
      (size.taken, size.isReleased) = (0, true)
    }
  }

  private func grow(_ size: inout Size, to bytes: Int) throws(Problem) {
    let more = bytes - free - size.taken
    guard more > 0, !size.isReleased else { return }
    try budget.take(more, for: caller)
    size.taken += more
  }
}
