/// The limits of one server on its clients.
public struct ServerLimits: Sendable {
  /// The most bytes of one request's body, enough for a batch of any port's largest single items.
  public var bodyBytes = 32 << 20
  /// The most bytes of a body from a client that is not signed in, so that strangers cannot fill the memory.
  public var strangerBodyBytes = 64 << 10
  /// The most bytes of all headers of one request, and of the longest.
  public var headerBytes = 64 << 10
  /// The most headers of one request.
  public var headerFields = 100
  /// The most memory for bodies of one caller's requests in hand.
  ///
  /// The first ``strangerBodyBytes`` of a body are free.
  public var bodyMemoryPerCaller = 64 << 20
  /// The most memory for bodies of all requests in hand.
  public var bodyMemory = 256 << 20
  /// The most open connections.
  ///
  /// Others wait until one closes.
  ///
  /// A full server drops idle connections and readers first.
  public var connections = 2000
  /// The most open connections from one address.
  ///
  /// Others are closed at once.
  public var connectionsPerAddress = 1000
  /// Whether the limit applies to this machine too, where a proxy may forward all clients.
  public var countsThisMachine = false
  /// The time after which an idle connection, or a request that stops arriving, is closed.
  public var idle = Duration.seconds(60)
  /// The time for complete headers, from a new connection or the start of a request.
  public var head = Duration.seconds(10)
  /// The time for a complete body.
  public var bodyArrival = Duration.seconds(300)
  /// The time for requests in hand to finish when the server is told to stop.
  public var shutdown = Duration.seconds(10)
  /// The time for which the server goes on after it is told to stop, so that proxies notice.
  public var drain = Duration.zero
  /// The proxies in front of the server, whose connections count for no address.
  public var proxies = TrustedProxies()
  /// The most open event streams.
  ///
  /// The rest of ``connections`` is for other requests.
  public var streams = 1200
  /// The most open event streams of readers who came by a valid link.
  ///
  /// From one address, half of these.
  public var viewerStreams = 800
  /// The most open event streams of clients without an account and without a valid link.
  ///
  /// From one address, half of these.
  public var strangerStreams = 120
  /// The most open event streams of one account.
  public var streamsPerAccount = 24
  /// The most open event streams of members from one address.
  public var streamsPerAddress = 600
  /// The time after which a stream checks again without a change.
  public var heartbeat = EventStream.heartbeat
  /// The rate of requests of each account.
  public var account = RequestRate(perSecond: 200, burst: 2000)
  /// The rate of requests of each address without a signed-in account.
  ///
  /// A club of 200 may open its pages at once behind one router: some eight requests each, which are 1,600.
  public var stranger = RequestRate(perSecond: 100, burst: 4000)
  /// The number of callers with a count of their own.
  ///
  /// Others share one.
  public var callers = 10_000
  /// The rate of bytes that an account has stored, except the owner's: those of bodies, and some for each record.
  public var accountBytes = RequestRate(perSecond: 16 << 10, burst: 64 << 20)
  /// The spaces, such as shoots and groups, that an account may create at once, except the owner's.
  public var accountSpaces = 200
  /// The spaces that an account may create in an hour after that.
  public var accountSpacesPerHour = 60
  /// The large requests of one account that run at once.
  public var largeRequests = 2
  /// The large requests of one account that may wait.
  public var largeRequestsWaiting = 100
  /// The time for which a large request may hold the thread that they share, wherever it reads foreign input.
  public var largeRequestTime = Duration.seconds(5)

  public init() {}

  /// Returns whether connections and streams of an address are counted.
  func counts(_ address: String) -> Bool {
    let isHere = address.hasPrefix("127.") || address == "::1" || address.hasPrefix("::ffff:127.")
    return (countsThisMachine || !isHere) && !proxies.contains(address)
  }

  /// Returns the limits of one of several servers, which together allow a caller as much as one server alone.
  ///
  /// The limits of connections and memory are those of a machine, and stay.
  ///
  /// - Parameter servers: The number of servers, at least one.
  /// - Returns: The limits of each.
  public func shared(by servers: Int) -> Self {
    let share = { max(1, ($0 + servers - 1) / servers) }
    var limits = self
    (limits.account, limits.stranger) = (account.shared(by: servers), stranger.shared(by: servers))
    limits.accountBytes = accountBytes.shared(by: servers)
    (limits.accountSpaces, limits.accountSpacesPerHour) = (share(accountSpaces), share(accountSpacesPerHour))
    (limits.streamsPerAccount, limits.streamsPerAddress) = (share(streamsPerAccount), share(streamsPerAddress))
    return limits
  }
}

/// A rate of requests or bytes, with a burst.
public struct RequestRate: Hashable, Sendable {
  /// The long-term rate, per second.
  public let perSecond: Int
  /// The most at once.
  public let burst: Int

  /// Creates a rate.
  public init(perSecond: Int, burst: Int) {
    (self.perSecond, self.burst) = (perSecond, burst)
  }

  fileprivate func shared(by servers: Int) -> Self {
    Self(perSecond: max(1, perSecond / servers), burst: max(1, burst / servers))
  }
}
