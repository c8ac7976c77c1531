import Foundation

/// The file descriptors of this process: the limit, and the number open.
package struct Descriptors: Hashable, Sendable {
  /// The number that every descriptor is below.
  package let limit: Int
  /// The number of open descriptors.
  package let open: Int

  /// The descriptors that connections leave free.
  ///
  /// The store opens files for readers and for a new log, timers take one each, and sync has connections of its own.
  /// The system's libraries end the process when they get none.
  static let reserve = 28
  /// The fewest connections with which a server is useful.
  static let fewestConnections = 8
  /// A higher limit is useless here, and not every system allows it.
  private static let most = 10_240

  package init(limit: Int, open: Int) {
    (self.limit, self.open) = (limit, open)
  }

  /// Raises this process's limit as far as the system allows, and returns the result.
  package static func raised() -> Descriptors {
    var limits = rlimit()
    guard getrlimit(resource, &limits) == 0 else { return Descriptors(limit: most, open: used(below: most)) }
    let wanted = min(limits.rlim_max, rlim_t(most))
    if limits.rlim_cur < wanted {
      var raised = limits
      raised.rlim_cur = wanted
      if setrlimit(resource, &raised) == 0 { limits = raised }
    }
    let limit = Int(clamping: limits.rlim_cur)
    return Descriptors(limit: limit, open: used(below: limit))
  }

  #if os(Linux)
  private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
  private static let resource = RLIMIT_NOFILE
  #endif

  private static func used(below limit: Int) -> Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd")) ?? []
    return names.count { Int($0).map { $0 < limit } == true }
  }
}

extension ServerLimits {
  /// Creates the limits of a server whose connections leave enough descriptors for the store.
  ///
  /// - Throws: ``TooFewDescriptors`` if too few are left for connections.
  package init(fitting descriptors: Descriptors) throws(TooFewDescriptors) {
    self.init()
    let left = descriptors.limit - descriptors.open - Descriptors.reserve
    guard left >= Descriptors.fewestConnections else { throw TooFewDescriptors(descriptors) }
    guard left < connections else { return }
    connections = left
    streams = min(streams, left * 6 / 10)
    viewerStreams = min(viewerStreams, streams * 2 / 3)
    strangerStreams = min(strangerStreams, max(1, streams / 10))
    connectionsPerAddress = min(connectionsPerAddress, left * 9 / 10)
    streamsPerAddress = min(streamsPerAddress, streams * 9 / 10)
    streamsPerAccount = min(streamsPerAccount, max(2, streams / 2))
  }
}

/// The process may open too few files to serve.
package struct TooFewDescriptors: Error, Hashable, Sendable, CustomStringConvertible {
  private let descriptors: Descriptors

  init(_ descriptors: Descriptors) { self.descriptors = descriptors }

  package var description: String {
    "this process may have \(descriptors.limit) files open and has \(descriptors.open) already; "
      + "raise the limit, such as with 'ulimit -n 1024', and start again"
  }
}
