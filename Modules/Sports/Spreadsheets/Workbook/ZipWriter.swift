package import Domain

/// Writes a ZIP archive file by file, for a reader that gets each part as it is made.
///
/// Files are stored as they are, so an archive takes no more memory than its largest file and its directory.
package struct ZipWriter: Sendable {
  /// An archive that is larger than its format, of 4 GB and 65,535 files, can say.
  package struct TooLarge: Error {}

  private var directory: [UInt8] = []
  private var size = 0
  private var count = 0
  private let time: [UInt8]

  /// Creates an archive whose files all have the time of a moment, in UTC.
  package init(at moment: Timestamp) {
    let day = CivilDate(dayNumber: ZoneTable.utc.day(of: moment))
    let second = moment.rawValue / 1000 - day.dayNumber * 86_400
    let date = (min(max(day.year, 1980), 2107) - 1980) << 9 | day.month << 5 | day.day
    time = Self.bytes((second / 3600) << 11 | (second / 60 % 60) << 5 | second % 60 / 2, 2) + Self.bytes(date, 2)
  }

  /// Returns the next bytes of the archive: a file.
  ///
  /// - Parameters:
  ///   - name: The file's path in the archive, with `/` between folders.
  ///   - content: The file.
  /// - Returns: The bytes.
  /// - Throws: ``TooLarge``.
  package mutating func file(_ name: String, _ content: [UInt8]) throws(TooLarge) -> [UInt8] {
    let name = Array(name.utf8)
    // The flag says that names are UTF-8, and the two zeros that nothing is packed and that there is no extra field.
    let facts =
      [10, 0, 0x00, 0x08, 0, 0] + time + Self.bytes(Int64(Checksum.crc32(of: content)), 4)
      + Self.bytes(Int64(content.count), 4) + Self.bytes(Int64(content.count), 4) + Self.bytes(Int64(name.count), 2)
      + [0, 0]
    let start = [0x50, 0x4B, 0x03, 0x04] + facts + name
    let entry =
      [0x50, 0x4B, 0x01, 0x02, 10, 0] + facts + [0, 0, 0, 0, 0, 0, 0, 0, 0, 0] + Self.bytes(Int64(size), 4) + name
    let total = size + start.count + content.count + directory.count + entry.count
    guard count < 65_535, name.count < 65_536, total < Int(UInt32.max) - 22 else { throw TooLarge() }
    directory += entry
    count += 1
    size += start.count + content.count
    return start + content
  }

  /// Returns the last bytes of the archive.
  package func end() -> [UInt8] {
    let count = Self.bytes(Int64(count), 2)
    return directory + [0x50, 0x4B, 0x05, 0x06, 0, 0, 0, 0] + count + count + Self.bytes(Int64(directory.count), 4)
      + Self.bytes(Int64(size), 4) + [0, 0]
  }

  /// A number of `count` bytes, the lowest first.
  private static func bytes(_ number: Int64, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
