import NIOCore

/// Parses Server-Sent Events from the pieces in which they arrive.
///
/// An event without an end is dropped.
struct EventParser {
  struct Event: Equatable {
    var name = "message"
    var data = ""
  }

  /// A line or an event is longer than any that the server sends.
  struct TooLong: Error {}

  static let eventBytes = 1 << 20

  private var line: [UInt8] = []
  private var event = Event()
  private var dataLines: [Substring] = []
  private var bytes = 0

  /// Returns the events that end in `chunk`.
  ///
  /// Comments and ids are skipped.
  mutating func take(_ chunk: ByteBuffer) throws(TooLong) -> [Event] {
    var events: [Event] = []
    for byte in chunk.readableBytesView {
      bytes += 1
      if bytes > Self.eventBytes { throw TooLong() }
      if byte != UInt8(ascii: "\n") {
        line.append(byte)
      } else if let event = endLine() {
        events.append(event)
      }
    }
    return events
  }

  private mutating func endLine() -> Event? {
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    let text = String(decoding: line, as: UTF8.self)
    line = []
    if text.isEmpty { return endEvent() }
    if let data = Self.value(of: "data", in: text) { dataLines.append(data) }
    if let name = Self.value(of: "event", in: text) { event.name = String(name) }
    return nil
  }

  private mutating func endEvent() -> Event? {
    defer { (event, dataLines, bytes) = (Event(), [], 0) }
    event.data = dataLines.joined(separator: "\n")
    return dataLines.isEmpty ? nil : event
  }

  private static func value(of field: String, in line: String) -> Substring? {
    guard line.hasPrefix("\(field):") else { return nil }
    let value = line.dropFirst(field.count + 1)
    return value.first == " " ? value.dropFirst() : value
  }
}
