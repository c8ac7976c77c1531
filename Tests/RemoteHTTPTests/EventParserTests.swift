import NIOCore
import Testing

@testable import RemoteHTTP

@Suite("An event parser")
struct EventParserTests {
  private static let text =
    ": still here\n\nid: a:1\ndata: {\"é\":1}\n\nretry: 5\nevent: problem\ndata:one\ndata: two\n\nid: 7\n\ndata: \n\ndata: cut"

  private static let events = [
    EventParser.Event(data: "{\"é\":1}"), EventParser.Event(name: "problem", data: "one\ntwo"), EventParser.Event(),
  ]

  @Test(arguments: [false, true], [1, 2, 3, 5, 8, 40, 1000])
  func `reads the same events however they are cut into pieces`(hasReturns: Bool, length: Int) throws {
    let bytes = Array(Self.text.replacing("\n", with: hasReturns ? "\r\n" : "\n").utf8)
    var (parser, events) = (EventParser(), [EventParser.Event]())
    for start in stride(from: 0, to: bytes.count, by: length) {
      events += try parser.take(ByteBuffer(bytes: bytes[start...].prefix(length)))
    }
    #expect(events == Self.events)
  }

  @Test(arguments: ["data: x", "data: x\n", ": x"])
  func `takes no event that never ends`(piece: String) throws {
    var parser = EventParser()
    let chunk = ByteBuffer(string: String(repeating: piece, count: 10_000))
    #expect(throws: EventParser.TooLong.self) {
      for _ in 1...100 { _ = try parser.take(chunk) }
    }
  }

  @Test func `takes comments without end`() throws {
    var parser = EventParser()
    let chunk = ByteBuffer(string: String(repeating: ": still here\n\n", count: 10_000))
    for _ in 1...8 { #expect(try parser.take(chunk).isEmpty) }
  }
}
