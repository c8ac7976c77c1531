#if PostgreSQL

import Dispatch
import Foundation
import Synchronization

/// A thread that runs the work of one actor, because libpq blocks and the threads of the cooperative pool must not.
final class ConnectionThread: SerialExecutor {
  private let jobs = Mutex<(waiting: [UnownedJob], isEnding: Bool)>(([], false))
  private let arrivals = DispatchSemaphore(value: 0)

  init(_ name: String) {
    let thread = Thread { [self] in work() }
    thread.name = name
    thread.start()
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.waiting.append(job) }
    arrivals.signal()
  }

  /// Ends the thread after the last job; no job may come after this call.
  func end() {
    jobs.withLock { $0.isEnding = true }
    arrivals.signal()
  }

  private func work() {
    while true {
      arrivals.wait()
      let (taken, isEnding) = jobs.withLock { jobs in
        defer { jobs.waiting = [] }
        return (jobs.waiting, jobs.isEnding)
      }
      for job in taken { job.runSynchronously(on: asUnownedSerialExecutor()) }
      if isEnding { return }
    }
  }
}

#endif
