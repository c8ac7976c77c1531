import Domain
import Foundation
import StoreEngine

/// A copy of a damaged database, with what makes SQLite read it.
///
/// What is the same in every store is put back: the header, and the schema where the store's own is worse. The log is
/// written to its pages, because SQLite would drop a part of a damaged one.
struct ReadableCopy {
  private enum Size {
    static let page = DatabaseFiles.pageSize
    static let header = 100
  }

  private let path: String
  private let file: FileHandle
  /// The database of a new store, whose tables begin on the same pages.
  private let new: Data

  /// Reads what can be read of a damaged database.
  ///
  /// - Parameters:
  ///   - descriptor: The database, whose lock would be released by closing another descriptor.
  ///   - log: The path of its log, which may be missing.
  ///   - path: The path of the copy, where nothing is yet.
  /// - Returns: What could be read.
  /// - Throws: ``Domain/StoreFailure`` or an error of the disk, if the copy cannot be made.
  static func salvage(of descriptor: Int32, log: String, at path: String) throws -> StoreSalvage {
    try Schema.prepare(path)
    let new = try Data(contentsOf: URL(filePath: path))
    try FileManager.default.removeItem(atPath: path)
    let file = try DatabaseFiles.file(at: path)
    defer { try? file.close() }
    try DatabaseFiles.copy(descriptor, to: file)
    // A part of a page must not be taken for all of it.
    try file.truncate(atOffset: file.offset() / UInt64(Size.page) * UInt64(Size.page))
    let hasLog = FileManager.default.fileExists(atPath: log)
    return try ReadableCopy(path: path, file: file, new: new)
      .salvage(with: hasLog ? [UInt8](Data(contentsOf: URL(filePath: log))) : [])
  }

  private func salvage(with log: [UInt8]) throws -> StoreSalvage {
    let pages = try Int(file.seekToEnd()) / Size.page
    let log = DamagedLog(log, pages: pages) { (try? page($0)).map([UInt8].init) }
    try write(Array(0..<log.proven), of: log)
    var salvage = try read()
    if !log.isCertain { salvage.lose("a page of the log", nil) }
    if !log.doubtful.isEmpty {
      try write(log.doubtful, of: log)
      salvage.add(missing: try read())
    }
    if log.isIncomplete { salvage.lose("the end of the log", nil) }
    return salvage
  }

  private func write(_ frames: [Int], of log: DamagedLog) throws {
    // A number that changed must not make a huge file.
    let last = try file.seekToEnd() / UInt64(Size.page) + UInt64(log.count)
    for frame in frames where 1...last ~= UInt64(log.page(frame)) {
      try write(log.image(frame), toPage: log.page(frame))
    }
  }

  /// Reads the tables by the store's own schema and, if that differs, by a new store's; returns what has more.
  private func read() throws -> StoreSalvage {
    // SQLite refuses a file that is shorter than its header says.
    let count = max(try Int(file.seekToEnd()), new.count) / Size.page
    try file.truncate(atOffset: UInt64(count * Size.page))
    var header = new.prefix(Size.header)
    header.replaceSubrange(28..<32, with: withUnsafeBytes(of: UInt32(clamping: count).bigEndian, Array.init))
    func read(_ schema: Data) throws -> StoreSalvage {
      try write(header + schema, toPage: 1)
      return DatabaseSalvage.read(path)
    }
    let (own, other) = (try page(1).dropFirst(Size.header), new.prefix(Size.page).dropFirst(Size.header))
    let salvage = try read(own)
    if own == other { return salvage }
    let alternative = try read(other)
    let isBetter = (salvage.recordCount, -salvage.losses.count) < (alternative.recordCount, -alternative.losses.count)
    return isBetter ? alternative : salvage
  }

  private func page(_ number: Int) throws -> Data {
    try file.seek(toOffset: UInt64(clamping: (number - 1) * Size.page))
    guard let page = try file.read(upToCount: Size.page), page.count == Size.page else {
      throw StoreFailure.damaged("page \(number) is missing")
    }
    return page
  }

  private func write(_ bytes: some DataProtocol, toPage number: Int) throws {
    try file.seek(toOffset: UInt64(clamping: (number - 1) * Size.page))
    try file.write(contentsOf: bytes)
  }
}
