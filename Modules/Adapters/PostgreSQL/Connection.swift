#if PostgreSQL

import Dispatch
import Domain
import Foundation

/// One connection to the database with a thread of its own: does one thing after the other, and connects again by itself.
actor Connection {
  private let thread: ConnectionThread
  private let server: DatabaseServer
  private var pipeline: Pipeline?
  private var isClosed = false

  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  init(to server: DatabaseServer, named name: String) {
    self.server = server
    thread = ConnectionThread("scorebook.postgres.\(name)")
  }

  deinit { thread.end() }

  /// Does work that may be repeated, such as a read, until it passes or the patience ends.
  func insist<Value: Sendable>(_ work: @Sendable (Pipeline) throws -> Value) throws -> Value {
    var patience = Patience(with: server)
    while true {
      do { return try once(work) } catch let error as PostgresError {
        switch error.remedy {
        case .reconnect, .again, .forget: try patience.pause(after: error)
        case .give: throw error
        }
      }
    }
  }

  /// Does work once, on a new connection where the old one is gone.
  func once<Value>(_ work: (Pipeline) throws -> Value) throws -> Value {
    if isClosed { throw StoreFailure.unavailable("it is closed") }
    do {
      if pipeline?.isAbandoned() == true { pipeline = nil }
      let open = try pipeline ?? server.connect()
      pipeline = open
      let value = try work(open)
      server.noteAnswer()
      return value
    } catch {
      if let error = error as? PostgresError {
        if error.remedy == .reconnect { pipeline = nil }
        if error.isSilence { server.abandonPipelines() }
        server.note(error)
      }
      // The next work begins without what this one left.
      pipeline?.rollBack()
      throw error
    }
  }

  /// Runs work that decides by itself when to use the connection (``once(_:)``).
  func perform<Value: Sendable>(_ work: @Sendable (isolated Connection) throws -> Value) rethrows -> Value {
    try work(self)
  }

  /// Ends the connection after the work in hand; all later work fails.
  func close() {
    isClosed = true
    pipeline = nil
  }
}

/// The time that work is tried again, with pauses that grow.
struct Patience {
  private let server: DatabaseServer
  private let deadline: ContinuousClock.Instant
  private var pause = 0.002

  init(with server: DatabaseServer) {
    self.server = server
    deadline = .now + server.patience
  }

  /// Waits on the connection's own thread.
  ///
  /// - Throws: The error where there is no patience left, or the store closes.
  mutating func pause(after error: PostgresError) throws(PostgresError) {
    guard ContinuousClock.now < deadline, !server.isClosing else { throw error }
    // Servers that failed together come back apart: the last digits of their clocks differ.
    let spread = DispatchTime.now().uptimeNanoseconds % 1000
    Thread.sleep(forTimeInterval: pause * (0.5 + Double(spread) / 1000))
    pause = min(pause * 2, 0.25)
  }
}

#endif
