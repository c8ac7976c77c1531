import Synchronization
import WireFormat

/// The memory for bodies of requests in hand, by caller and in total.
///
/// The first ``ServerLimits/strangerBodyBytes`` of every body are free, so that a caller whose uploads wait can still
/// score. The number of connections limits those.
final class BodyBudget: Sendable {
  /// The seconds after which a rejected body may be sent again.
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

  /// Returns the space of one request's body, still empty.
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
    /// The part of the budget in use: the larger of the announced and the received bytes, beyond the free part.
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

  /// Reserves the space of a body of known length.
  ///
  /// - Throws: A ``Problem`` with status 429 if the caller, or the server, has too much in hand; so does ``add(_:)``.
  func reserve(_ bytes: Int) throws(Problem) {
    try size.withLock { size throws(Problem) in try grow(&size, to: bytes) }
  }

  /// Takes the space of a received part that was not reserved.
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
