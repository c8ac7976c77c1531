import Domain
import Testing

@testable import ScoreServer

@Suite("The streams of a server")
struct OpenStreamTests {
  /// The names of the streams that were ended for another.
  private let ended = NameList()
  private let metrics = ServerMetrics()

  private func streams(_ set: (inout ServerLimits) -> Void) -> OpenStreams {
    var limits = ServerLimits()
    set(&limits)
    return OpenStreams(limits, metrics: metrics)
  }

  private func open(
    _ reader: StreamReader,
    _ name: String,
    in streams: OpenStreams,
    from network: String = "10.0.0.1"
  ) -> StreamPlace? {
    let caller = reader == .member ? Caller.account(UserID(rawValue: name)) : .address(network)
    return streams.open(reader, of: caller, from: network) { [ended] in ended.add(name) }
  }

  @Test func `are counted for each account, network, kind of reader and over all, for as long as they are held`() {
    let streams = streams {
      ($0.streams, $0.streamsPerAccount, $0.streamsPerAddress) = (6, 2, 3)
      ($0.viewerStreams, $0.strangerStreams) = (4, 2)
    }
    var places = [open(.member, "ana", in: streams), open(.member, "ana", in: streams)]
    #expect(places.allSatisfy { $0 != nil } && open(.member, "ana", in: streams, from: "10.0.0.2") == nil)
    places.append(open(.member, "ben", in: streams))
    #expect(places[2] != nil && open(.member, "cleo", in: streams) == nil)
    // Strangers have half of theirs from one network, whatever members have there.
    places.append(open(.stranger, "s1", in: streams))
    #expect(places[3] != nil && open(.stranger, "s2", in: streams) == nil)
    places.append(open(.stranger, "s3", in: streams, from: "10.0.0.2"))
    #expect(places[4] != nil && open(.stranger, "s4", in: streams, from: "10.0.0.3") == nil)
    // All users behind a proxy of this machine have its address.
    places.append(open(.member, "dan", in: streams, from: "127.0.0.1"))
    #expect(places[5] != nil && metrics.text.contains("scorebook_open_streams 6\n"))
    places = []
    #expect(metrics.text.contains("scorebook_open_streams 0\n") && ended.all.isEmpty)
    #expect(open(.member, "ana", in: streams) != nil)
  }

  @Test func `end for a greater reader where every place is taken, the oldest of the least reader first`() {
    let streams = streams { ($0.streams, $0.viewerStreams, $0.strangerStreams) = (4, 4, 4) }
    var places: [StreamPlace?] = []
    for (reader, name) in [(.viewer, "v1"), (.stranger, "s1"), (.viewer, "v2"), (.stranger, "s2")]
      as [(StreamReader, String)]
    {
      places.append(open(reader, name, in: streams, from: "127.0.0.1"))
    }
    #expect(places.allSatisfy { $0 != nil } && open(.stranger, "s3", in: streams, from: "127.0.0.1") == nil)
    for name in ["ana", "ben", "cleo", "dan"] { places.append(open(.member, name, in: streams, from: "127.0.0.1")) }
    #expect(places.allSatisfy { $0 != nil } && ended.all == ["s1", "s2", "v1", "v2"])
    #expect(open(.member, "eve", in: streams, from: "127.0.0.1") == nil)
    #expect(metrics.text.contains("scorebook_open_streams 4\n"))
    // The place of an ended stream frees nothing a second time.
    places.removeFirst(4)
    #expect(open(.viewer, "v3", in: streams, from: "127.0.0.1") == nil)
    places.removeFirst()
    #expect(open(.viewer, "v3", in: streams, from: "127.0.0.1") != nil)
  }

  @Test func `leave most places to members by default, and from one network even more`() {
    let streams = streams { _ in }
    var places: [StreamPlace] = []
    for number in 0..<2000 {
      if let place = open(.stranger, "s", in: streams, from: "10.0.0.\(number % 2)") { places.append(place) }
      if let place = open(.viewer, "v", in: streams, from: "10.0.0.9") { places.append(place) }
    }
    #expect(places.count == 120 + 400)
    for number in 0..<680 {
      if let place = open(.member, "m\(number / 24)", in: streams, from: "127.0.0.1") { places.append(place) }
    }
    #expect(places.count == 1200 && ended.all.isEmpty)
  }
}
