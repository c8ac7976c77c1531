/// What one server lets others use of it.
public struct ServerLimits: Sendable {
  /// Bytes of one request's body; more than a batch of any port's largest single items needs.
  public var bodyBytes = 32 << 20
  /// The same for somebody who is not signed in, so that strangers cannot fill the memory.
  public var strangerBodyBytes = 64 << 10
  /// Bytes of all headers of one request, and of the longest.
  public var headerBytes = 64 << 10
  public var headerFields = 100
  /// Memory for bodies of requests in hand, of one caller and over all; the first ``strangerBodyBytes`` of a body are free.
  public var bodyMemoryPerCaller = 64 << 20
  public var bodyMemory = 256 << 20
  /// Open connections; others wait until one of them closes.
  ///
  /// A full server drops idle connections and readers first.
  public var connections = 2000
  /// Open connections from one address; any more are closed at once.
  public var connectionsPerAddress = 1000
  /// Whether that goes for this machine, too, where a proxy may stand that everybody comes through.
  public var countsThisMachine = false
  /// A connection without a request, and a request that stops arriving, are ended after this long.
  public var idle = Duration.seconds(60)
  /// A new connection, or a request that has begun, is closed unless its headers are complete after this long.
  public var head = Duration.seconds(10)
  /// A request is closed unless its body is complete after this long.
  public var bodyArrival = Duration.seconds(300)
  /// Requests in hand have this long to finish when the server is told to stop.
  public var shutdown = Duration.seconds(10)
  /// Open event streams over all, of one account, and of one address; the rest of ``connections`` is for other requests.
  public var streams = 1200
  public var streamsPerAccount = 24
  public var streamsPerAddress = 600
  /// How often a stream looks again while nothing changes.
  public var heartbeat = EventStream.heartbeat
  /// Requests of each account.
  public var account = RequestRate(perSecond: 200, burst: 2000)
  /// Requests of each address whose users are not signed in.
  ///
  /// A club of 200 may open its pages at once behind one router: some eight requests each, which are 1,600.
  public var stranger = RequestRate(perSecond: 100, burst: 4000)
  /// Callers whose requests are counted each for itself; any more share one count.
  public var callers = 10_000
  /// Bytes of bodies that an account sends, apart from the owner's.
  public var accountBytes = RequestRate(perSecond: 16 << 10, burst: 64 << 20)
  /// Spaces, such as shoots and groups, that an account other than the owner's creates at once, and then in an hour.
  public var accountSpaces = 200
  public var accountSpacesPerHour = 60
  /// Large requests of one account that are in work at once, and more that wait.
  public var largeRequests = 2
  public var largeRequestsWaiting = 100

  public init() {}

  /// Whether connections and streams of an address are counted.
  func counts(_ address: String) -> Bool {
    let isHere = address.hasPrefix("127.") || address == "::1" || address.hasPrefix("::ffff:127.")
    return countsThisMachine || !isHere
  }
}

/// So many requests or bytes a second in the long run, and so many at once.
public struct RequestRate: Hashable, Sendable {
  public let perSecond: Int
  public let burst: Int

  public init(perSecond: Int, burst: Int) {
    (self.perSecond, self.burst) = (perSecond, burst)
  }
}
