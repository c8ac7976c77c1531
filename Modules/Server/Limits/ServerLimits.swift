/// What one server lets others use of it.
public struct ServerLimits: Sendable {
  /// Bytes of one request's body; more than a batch of any port's largest single items needs.
  public var bodyBytes = 32 << 20
  /// The same for somebody who is not signed in, so that strangers cannot fill the memory.
  public var strangerBodyBytes = 64 << 10
  /// Bytes of all headers of one request, and of the longest.
  public var headerBytes = 64 << 10
  public var headerFields = 100
  /// Open connections; others wait until one of them closes.
  public var connections = 1000
  /// Open connections from one address; any more are closed at once.
  public var connectionsPerAddress = 250
  /// Whether that goes for this machine, too, where a proxy may stand that everybody comes through.
  public var countsThisMachine = false
  /// A connection without a request, and a request that stops arriving, are ended after this long.
  public var idle = Duration.seconds(60)
  /// Requests in hand have this long to finish when the server is told to stop.
  public var shutdown = Duration.seconds(10)
  /// Open event streams over all, and of one caller.
  public var streams = 1000
  public var streamsPerCaller = 100
  /// How often a stream looks again while nothing changes.
  public var heartbeat = EventStream.heartbeat
  /// Requests of each account.
  public var account = RequestRate(perSecond: 200, burst: 2000)
  /// Requests of each address whose users are not signed in.
  public var stranger = RequestRate(perSecond: 20, burst: 200)
  /// Callers whose requests are counted each for itself; any more share one count.
  public var callers = 10_000

  public init() {}
}

/// So many requests a second in the long run, and so many at once.
public struct RequestRate: Hashable, Sendable {
  public let perSecond: Int
  public let burst: Int

  public init(perSecond: Int, burst: Int) {
    (self.perSecond, self.burst) = (perSecond, burst)
  }
}
