package import Domain
import Foundation
import SeededRandom
import Synchronization

/// One thread, one virtual clock, and a seed that decides which of the tasks that could go on goes on next.
///
/// The scheduler replaces the global executor, so that every task of the process runs here. Time moves on only when no
/// task can run before it does. So one seed is one run, again and again, as long as nothing else wakes
/// tasks: no other thread, no socket, no real clock. (Dictionaries must be deterministic, too: see `simulate`.)
package final class Scheduler: TaskExecutor {
  private struct Timer {
    let id: Int
    let due: Int64
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var jobs: [UnownedJob] = []
    var timers: [Timer] = []
    var cancelled: Set<Int> = []
    var nextTimer = 0
    /// Milliseconds.
    var now: Int64
    var steps = 0
    var random: SplitMix64
  }

  private let state: Mutex<State>

  private init(seed: UInt64) { state = Mutex(State(now: Self.start, random: SplitMix64(seed: seed))) }

  /// Wednesday, 11 June 2025, noon UTC.
  package static let start: Int64 = 1_749_643_200_000

  package var now: Timestamp { state.withLock { Timestamp(rawValue: $0.now) } }

  /// How often a task went on.
  package var steps: Int { state.withLock { $0.steps } }

  /// A number from zero up to, not including, `bound`.
  package func roll(_ bound: Int) -> Int { state.withLock { $0.random.next(below: bound) } }

  package func oneIn(_ times: Int) -> Bool { roll(times) == 0 }

  /// Waits in virtual time.
  ///
  /// - Throws: `CancellationError` when its task is cancelled.
  package func wait(milliseconds: Int64) async throws {
    let id = state.withLock { state in
      state.nextTimer += 1
      return state.nextTimer
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = state.withLock { state in
          if state.cancelled.remove(id) != nil { return true }
          state.timers.append(Timer(id: id, due: state.now + max(milliseconds, 0), continuation: continuation))
          return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      cancel(id)
    }
  }

  /// Lets time pass as if all tasks slept: everything that was due meanwhile happens at its end, once.
  package func skip(milliseconds: Int64) { state.withLock { $0.now += milliseconds } }

  private func cancel(_ id: Int) {
    let timer = state.withLock { state -> Timer? in
      guard let place = state.timers.firstIndex(where: { $0.id == id }) else {
        state.cancelled.insert(id)
        return nil
      }
      return state.timers.remove(at: place)
    }
    timer?.continuation.resume(throwing: CancellationError())
  }

  package func enqueue(_ job: UnownedJob) { state.withLock { $0.jobs.append(job) } }
}

// MARK: Running

extension Scheduler {
  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  private static let current = Mutex<Scheduler?>(nil)

  package struct Stuck: Error, CustomStringConvertible {
    package let description: String
  }

  /// Runs `body` and everything that it starts on this thread, and returns when all of it has ended.
  ///
  /// The whole process belongs to it meanwhile, so it is for programs that do nothing else.
  ///
  /// - Throws: Any error of `body`, or ``Stuck`` if all tasks wait for each other.
  package static func run<Value: Sendable>(
    seed: UInt64,
    _ body: @escaping @Sendable (Scheduler) async throws -> Value
  ) throws -> Value {
    guard let symbol = dlsym(nil, "swift_task_enqueueGlobal_hook") else { throw Stuck(description: "no hook") }
    let scheduler = Scheduler(seed: seed)
    current.withLock { $0 = scheduler }
    symbol.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in
      Scheduler.current.withLock { $0 }?.enqueue(job)
    }
    let result = Mutex<Result<Value, any Error>?>(nil)
    Task.detached {
      let outcome: Result<Value, any Error>
      do { outcome = .success(try await body(scheduler)) } catch { outcome = .failure(error) }
      result.withLock { $0 = outcome }
    }
    scheduler.runAll { result.withLock { $0 != nil } }
    guard let outcome = result.withLock({ $0 }) else { throw Stuck(description: "everybody waits for somebody else") }
    return try outcome.get()
  }

  /// Goes on until nothing can go on; timers count only until `isDone`.
  private func runAll(until isDone: () -> Bool) {
    while true {
      let job = state.withLock { state -> UnownedJob? in
        if state.jobs.isEmpty { return nil }
        state.steps += 1
        return state.jobs.remove(at: state.random.next(below: state.jobs.count))
      }
      if let job {
        job.runSynchronously(on: asUnownedTaskExecutor())
      } else if isDone() || !fireNextTimer() {
        return
      }
    }
  }

  private func fireNextTimer() -> Bool {
    let timer = state.withLock { state -> Timer? in
      guard let next = state.timers.indices.min(by: { key(state.timers[$0]) < key(state.timers[$1]) }) else {
        return nil
      }
      let timer = state.timers.remove(at: next)
      state.now = max(state.now, timer.due)
      return timer
    }
    timer?.continuation.resume()
    return timer != nil
  }

  private func key(_ timer: Timer) -> (Int64, Int) { (timer.due, timer.id) }
}
