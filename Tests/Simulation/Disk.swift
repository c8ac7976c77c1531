import Foundation
import SeededRandom

/// One file's bytes as a process sees them, and as a disk is sure to have them.
struct DiskFile {
  private enum Change {
    case write([UInt8], at: Int)
    case cut(to: Int)
  }

  private(set) var bytes: [UInt8] = []
  private var sure: [UInt8] = []
  /// The changes since the file was last synchronised, in order.
  private var changes: [Change] = []

  mutating func append(_ more: [UInt8]) {
    changes.append(.write(more, at: bytes.count))
    bytes += more
  }

  mutating func cut(to length: Int) {
    changes.append(.cut(to: length))
    bytes = Array(bytes.prefix(length))
  }

  mutating func synchronise() {
    for change in changes { apply(change) }
    changes = []
  }

  /// The process goes on seeing what the disk will never have.
  mutating func loseChanges() { changes = [] }

  /// Keeps what is sure, and some of the changes since: the first few, of which a last write may be there in part.
  mutating func losePower(_ random: inout SplitMix64) {
    let kept = random.next(below: changes.count + 1)
    for change in changes.prefix(kept) { apply(change) }
    if kept < changes.count, case .write(let bytes, let place) = changes[kept] {
      apply(.write(Self.torn(bytes, at: place, &random), at: place))
    }
    changes = []
    bytes = sure
  }

  private static let sector = 512

  /// The first bytes, perhaps with a hole of zeros: sectors reach a disk in any order.
  private static func torn(_ bytes: [UInt8], at place: Int, _ random: inout SplitMix64) -> [UInt8] {
    var torn = Array(bytes.prefix(random.next(below: bytes.count + 1)))
    guard torn.count > 1, random.oneIn(2) else { return torn }
    let (first, last) = (place / sector, (place + torn.count - 1) / sector)
    let start = first + random.next(below: last - first + 1)
    let end = start + random.next(below: last - start + 1) + 1
    for index in max(0, start * sector - place)..<min(torn.count, end * sector - place) { torn[index] = 0 }
    return torn
  }

  private mutating func apply(_ change: Change) {
    switch change {
    case .cut(let length): sure = Array(sure.prefix(length))
    case .write(let bytes, let place):
      sure += [UInt8](repeating: 0, count: max(0, place - sure.count))
      sure.replaceSubrange(place..<min(sure.count, place + bytes.count), with: bytes)
    }
  }
}

/// The names of files as a process sees them, and as a disk is sure to have them.
struct DiskNames {
  /// A change happens as a whole or not at all; nil takes a name away.
  private typealias Change = [String: Int?]

  /// Stands for a folder, among the numbers of files.
  static let folder = -1

  private var seen: [String: Int] = [:]
  private var sure: [String: Int] = [:]
  private var changes: [Change] = []

  subscript(path: String) -> Int? { seen[path] }

  func hasFolder(_ path: String) -> Bool { path == "/" || seen[path] == Self.folder }

  mutating func change(_ change: [String: Int?]) {
    changes.append(change)
    for (path, file) in change { seen[path] = file }
  }

  mutating func synchronise(_ folder: String) {
    let due = changes.filter { $0.keys.contains { $0.folder == folder } }
    for change in due { apply(change) }
    changes.removeAll { $0.keys.contains { $0.folder == folder } }
  }

  /// Keeps what is sure, and any of the changes since.
  mutating func losePower(_ random: inout SplitMix64) {
    for change in changes where random.oneIn(2) { apply(change) }
    changes = []
    sure = sure.filter { $0.key.folder == "/" || sure[$0.key.folder] == Self.folder }
    seen = sure
  }

  private mutating func apply(_ change: Change) {
    for (path, file) in change { sure[path] = file }
  }
}

extension String {
  /// The folder that this path's last name stands in.
  var folder: String {
    guard let slash = lastIndex(of: "/"), slash != startIndex else { return "/" }
    return String(self[..<slash])
  }

  /// This path's last name.
  var name: String { String(self[(lastIndex(of: "/").map { index(after: $0) } ?? startIndex)...]) }
}
