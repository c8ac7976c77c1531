import Testing

@testable import ScoreServer

@Suite("The connections of a full server")
struct OpenConnectionTests {
  private let stopwatch = Stopwatch()
  /// The names of the connections that were told to close.
  private let closed = NameList()

  private func connections(_ limit: Int, perAddress: Int = 1000) -> OpenConnections {
    var limits = ServerLimits()
    (limits.connections, limits.connectionsPerAddress) = (limit, perAddress)
    return OpenConnections(limits, now: stopwatch.now)
  }

  private func open(
    _ name: String,
    in connections: OpenConnections,
    from address: String? = nil
  ) -> OpenConnections.Identifier? {
    stopwatch.pass(.milliseconds(1))
    return connections.open(from: address) { [closed] in closed.add(name) }
  }

  @Test func `idle connections go first, then readers, slow bodies and members, and work in hand never`() throws {
    let connections = connections(8)
    for (name, phase) in [
      ("answering", .answering), ("member", .memberStream), ("receiving", .receiving), ("viewer", .viewerStream),
      ("stranger", .strangerStream), ("old idle", .waiting), ("working", .answering),
    ] as [(String, OpenConnections.Phase)] {
      connections.change(try #require(open(name, in: connections)), to: phase)
    }
    #expect(closed.all == [])
    for number in 1...7 {
      let more = try #require(open("\(number)", in: connections))
      connections.change(more, to: .answering)
    }
    #expect(closed.all == ["old idle", "stranger", "viewer", "receiving", "member"])
    stopwatch.pass(.seconds(61))
    _ = open("late", in: connections)
    #expect(closed.all.last == "answering")
  }

  @Test func `a connection that becomes idle in a full server is closed, and in another one stays`() throws {
    let connections = connections(8)
    let all = try (0..<8).map { number in
      let connection = try #require(open("\(number)", in: connections))
      connections.change(connection, to: .answering)
      return connection
    }
    connections.change(all[3], to: .waiting)
    #expect(closed.all == ["3"])
    connections.remove(all[3])
    connections.change(all[4], to: .waiting)
    #expect(closed.all == ["3"])
  }

  @Test func `an address that has its number loses its own idle ones, or gets no more`() throws {
    let connections = connections(100, perAddress: 2)
    let first = try #require(open("first", in: connections, from: "10.0.0.1"))
    let second = try #require(open("second", in: connections, from: "10.0.0.1"))
    _ = open("other", in: connections, from: "10.0.0.2")
    connections.change(first, to: .answering)
    let third = try #require(open("third", in: connections, from: "10.0.0.1"))
    #expect(closed.all == ["second"])
    connections.remove(second)
    connections.change(third, to: .answering)
    #expect(open("fourth", in: connections, from: "10.0.0.1") == nil)
    connections.remove(first)
    #expect(open("fifth", in: connections, from: "10.0.0.1") != nil)
  }

  @Test(arguments: [(64, 25), (64, 14), (256, 20), (1024, 30)])
  func `connections leave descriptors to the store, and streams leave connections to requests`(
    limit: Int,
    open: Int
  ) throws {
    let limits = try ServerLimits(fitting: Descriptors(limit: limit, open: open))
    #expect(limits.connections + open + Descriptors.reserve <= limit && limits.connections >= 8)
    #expect(limits.streams <= limits.connections * 6 / 10 && limits.streams >= 4)
  }

  @Test func `with plenty of descriptors the limits stay as they are, and with too few nothing is served`() throws {
    let limits = try ServerLimits(fitting: Descriptors(limit: 10_240, open: 30))
    #expect(limits.connections == 2000 && limits.streams * 10 <= limits.connections * 6)
    #expect(throws: TooFewDescriptors.self) { try ServerLimits(fitting: Descriptors(limit: 60, open: 25)) }
    #expect(throws: TooFewDescriptors.self) { try ServerLimits(fitting: Descriptors(limit: 3, open: 3)) }
  }
}
