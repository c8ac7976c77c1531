import Domain
import Simulation
import Synchronization

/// A connection whose faults a test plans, and what went over it.
final class Network: Carrier {
  enum Fault {
    /// The call does not arrive.
    case loseCall
    /// The call is done, its answer does not arrive.
    case loseAnswer
    /// The call arrives twice.
    case twice
    /// The call is still on its way when the one who called gives up; see ``arrive()``.
    case late
    /// There is no answer, until the one who called gives up.
    case hang
    /// The other side does not know who calls.
    case deny
  }

  private struct State {
    var isUp = true
    var calls: [String] = []
    var faults: [(call: String, fault: Fault)] = []
    var onTheirWay: [@Sendable () async throws -> Void] = []
  }

  private let state: Mutex<State>

  init(isUp: Bool = true) { state = Mutex(State(isUp: isUp)) }

  /// The calls made since they were last taken, ticks left out.
  func takeCalls() -> [String] {
    state.withLock { state in
      defer { state.calls = [] }
      return state.calls.filter { $0 != "tick" }
    }
  }

  func set(isUp: Bool) { state.withLock { $0.isUp = isUp } }

  /// The next call whose name begins so meets a fault.
  func plan(_ fault: Fault, at call: String) { state.withLock { $0.faults.append((call, fault)) } }

  /// Lets the calls arrive that are still on their way.
  func arrive() async {
    let calls = state.withLock { state in
      defer { state.onTheirWay = [] }
      return state.onTheirWay
    }
    for call in calls { try? await call() }
  }

  func carry<Answer: Sendable>(
    _ call: String,
    _ work: @escaping @Sendable () async throws -> Answer
  ) async throws -> Answer {
    let fault = state.withLock { state -> Fault? in
      state.calls.append(call)
      if !state.isUp { return .loseCall }
      guard let place = state.faults.firstIndex(where: { call.hasPrefix($0.call) }) else { return nil }
      return state.faults.remove(at: place).fault
    }
    switch fault {
    case .loseCall: throw StoreFailure.unavailable("the call was lost")
    case .deny: throw StoreFailure.denied
    case .loseAnswer:
      _ = try await work()
      throw StoreFailure.unavailable("the answer was lost")
    case .twice:
      _ = try await work()
      return try await work()
    case .late:
      state.withLock { $0.onTheirWay.append { _ = try await work() } }
      throw StoreFailure.unavailable("it was given up")
    case .hang:
      try await Forever.wait()
      throw StoreFailure.unavailable("it was given up")
    case nil: return try await work()
    }
  }
}
