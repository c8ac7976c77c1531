import CanonicalJSON
import Domain
import Spreadsheets

/// The files of an export while they are made.
///
/// Lines gather in tables and lists. One that has ``largestPart`` bytes becomes a file of the archive, and the next lines go
/// to another, so the size of the account's data does not matter.
struct PersonalArchive {
  /// Takes the next bytes of the archive.
  typealias Sending = @concurrent ([UInt8]) async throws -> Void

  private struct Part {
    var bytes: [UInt8]
    var number = 1
  }

  private static let largestPart = 1 << 20

  private var zip: ZipWriter
  private var tables: [String: Part] = [:]
  private var lists: [String: Part] = [:]
  private var headings: [String: [String]] = [:]
  /// The finished bytes of the archive that were not sent yet.
  private var ready: [UInt8] = []

  init(at moment: Timestamp) { zip = ZipWriter(at: moment) }

  /// Sends what is finished.
  @concurrent mutating func send(_ send: Sending) async throws {
    guard !ready.isEmpty else { return }
    try await send(ready)
    ready = []
  }

  /// Adds a whole file.
  mutating func add(_ bytes: [UInt8], as name: String) throws { ready += try zip.file(name, bytes) }

  /// Adds a line to a table, `name.csv`.
  mutating func add(_ fields: [String], to name: String, titled titles: [String]) throws {
    var part = tables[name] ?? Part(bytes: Self.head(titles))
    headings[name] = titles
    part.bytes += CSVLine.text(fields).utf8
    if part.bytes.count >= Self.largestPart {
      try add(part.bytes, as: Self.name(name, part.number, "csv"))
      part = Part(bytes: Self.head(titles), number: part.number + 1)
    }
    tables[name] = part
  }

  /// Adds a value to a list, `name.json`.
  mutating func add(_ value: JSON, to name: String) throws {
    var part = lists[name] ?? Part(bytes: [])
    part.bytes += (part.bytes.isEmpty ? "[\n" : ",\n").utf8
    part.bytes += value.description.utf8
    if part.bytes.count >= Self.largestPart {
      try add(part.bytes + "\n]\n".utf8, as: Self.name(name, part.number, "json"))
      part = Part(bytes: [], number: part.number + 1)
    }
    lists[name] = part
  }

  /// Adds the tables and lists that are still open, and ends the archive.
  mutating func end() throws {
    for (name, part) in tables.sorted(by: { $0.key < $1.key })
    where part.bytes.count > Self.head(headings[name] ?? []).count {
      try add(part.bytes, as: Self.name(name, part.number, "csv"))
    }
    for (name, part) in lists.sorted(by: { $0.key < $1.key }) where !part.bytes.isEmpty {
      try add(part.bytes + "\n]\n".utf8, as: Self.name(name, part.number, "json"))
    }
    ready += zip.end()
  }

  /// The line of headings, after the mark by which spreadsheets know UTF-8.
  private static func head(_ titles: [String]) -> [UInt8] { Array(("\u{FEFF}" + CSVLine.text(titles)).utf8) }

  private static func name(_ name: String, _ number: Int, _ ending: String) -> String {
    number == 1 ? "\(name).\(ending)" : "\(name)-\(number).\(ending)"
  }
}
