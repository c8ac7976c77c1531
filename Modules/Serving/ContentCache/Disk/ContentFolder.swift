import CanonicalJSON
import Domain

/// The cache's folder: `cache-index.json` and both lists for the site, and below `resources` a folder for each path,
/// named by the path's SHA-256, with `entry.json` and the bytes.
///
/// A file of bytes is named by its hash, so it proves itself: an entry's file is whole or absent, and a lost entry is
/// rebuilt from the bytes. Writers hold the lock, and readers need none. Several processes may share the folder.
struct ContentFolder: Sendable {
  static let manifestName = "cache-manifest.json"
  static let logName = "cache-update-log.json"
  private static let indexName = "cache-index.json"

  let root: String

  /// Runs `work` as the only writer.
  ///
  /// Do not nest calls.
  func changing<Result>(_ work: () throws(ContentFailure) -> Result) throws(ContentFailure) -> Result {
    try DiskFile.makeFolder("\(root)/resources")
    return try DiskFile.locking("\(root)/lock", work)
  }

  // MARK: The site

  func index() -> SiteIndex {
    read(SiteIndex.self, at: "\(root)/\(Self.indexName)") ?? SiteIndex()
  }

  /// Writes the index.
  ///
  /// Call only inside ``changing(_:)``.
  func write(_ index: SiteIndex) throws(ContentFailure) {
    try write(index, to: "\(root)/\(Self.indexName)")
  }

  func metadata(_ name: String) -> [UInt8]? { DiskFile.read("\(root)/\(name)") }

  /// Returns the version of a list, which differs after each write by any process; nil if absent.
  func metadataVersion(_ name: String) -> DiskFile.Version? { DiskFile.version("\(root)/\(name)") }

  func putAsideMetadata(_ name: String) { DiskFile.putAside("\(root)/\(name)") }

  /// Writes a list.
  ///
  /// Call only inside ``changing(_:)``.
  func writeMetadata(_ bytes: [UInt8], _ name: String) throws(ContentFailure) {
    try DiskFile.write(bytes, to: "\(root)/\(name)")
  }

  // MARK: Paths

  /// Returns the entry of a path.
  ///
  /// An unreadable entry is set aside and rebuilt from the bytes.
  func entry(_ path: ContentPath, preferring hash: String? = nil) -> ContentEntry? {
    readableEntry(path) ?? rebuilt(path, preferring: hash)
  }

  /// Returns the entry as stored, which is safe inside ``changing(_:)``.
  func readableEntry(_ path: ContentPath) -> ContentEntry? {
    read(ContentEntry.self, at: entryFile(path)).flatMap { $0.path == path.text ? $0 : nil }
  }

  /// Returns the entry with its bytes, or without for a missing path; nil if there is nothing valid.
  func copy(_ path: ContentPath, preferring hash: String? = nil) -> (entry: ContentEntry, bytes: [UInt8])? {
    // Another process may replace the copy between the two reads.
    for _ in 1...3 {
      guard let entry = entry(path, preferring: hash) else { return nil }
      guard let known = entry.hash else { return (entry, []) }
      if let bytes = goodBytes(bytesFile(path, known), known) { return (entry, bytes) }
    }
    guard let entry = rebuilt(path, preferring: hash), let known = entry.hash else { return nil }
    return goodBytes(bytesFile(path, known), known).map { (entry, $0) }
  }

  /// Replaces the bytes and the entry.
  ///
  /// Call only inside ``changing(_:)``.
  func store(_ bytes: [UInt8], _ entry: ContentEntry, at path: ContentPath) throws(ContentFailure) {
    guard let hash = entry.hash else { return }
    try DiskFile.makeFolder(folder(path))
    try DiskFile.write(bytes, to: bytesFile(path, hash))
    try write(entry, at: path)
    removeBytes(path, but: hash)
  }

  /// Writes an entry.
  ///
  /// Call only inside ``changing(_:)``.
  func write(_ entry: ContentEntry, at path: ContentPath) throws(ContentFailure) {
    try DiskFile.makeFolder(folder(path))
    try write(entry, to: entryFile(path))
    if entry.isMissing { removeBytes(path, but: nil) }
  }

  /// All entries, and the folders of paths whose entry is unreadable.
  struct Inventory {
    var entries: [ContentPath: ContentEntry] = [:]
    var lost: Set<String> = []

    func hasLost(_ path: ContentPath) -> Bool { lost.contains(ContentFolder.name(path)) }
  }

  func inventory() -> Inventory {
    DiskFile.names(in: "\(root)/resources").reduce(into: Inventory()) { inventory, name in
      let entry = read(ContentEntry.self, at: "\(root)/resources/\(name)/entry.json")
      if let entry, let path = ContentPath(entry.path) {
        inventory.entries[path] = entry
      } else {
        inventory.lost.insert(name)
      }
    }
  }

  /// Returns whether the file has as many bytes as its entry says.
  func hasAll(_ entry: ContentEntry, at path: ContentPath) -> Bool {
    entry.hash.flatMap { DiskFile.version(bytesFile(path, $0)) }?.size == UInt64(entry.size)
  }

  /// Returns whether there are bytes, with or without an entry.
  func hasBytes(_ path: ContentPath) -> Bool {
    DiskFile.names(in: folder(path)).contains { SHA256Text.isOne($0.prefix(64)) }
  }

  /// Returns whether the bytes of an entry are undamaged.
  func isGood(_ entry: ContentEntry, at path: ContentPath) -> Bool {
    entry.hash.map { goodBytes(bytesFile(path, $0), $0) != nil } ?? true
  }

  /// Returns an entry for bytes without one: the wanted bytes, or else the latest.
  private func rebuilt(_ path: ContentPath, preferring wanted: String?) -> ContentEntry? {
    let good = DiskFile.names(in: folder(path)).compactMap { name -> ContentEntry? in
      let (hash, file) = (String(name.prefix(64)), "\(folder(path))/\(name)")
      guard SHA256Text.isOne(hash), file == bytesFile(path, hash), let bytes = goodBytes(file, hash) else { return nil }
      return ContentEntry(
        path: path.text,
        hash: hash,
        size: bytes.count,
        fetchedAt: DiskFile.version(file)?.writtenAt ?? 0
      )
    }
    let best = good.max { left, right in
      if (left.hash == wanted) != (right.hash == wanted) { return right.hash == wanted }
      return left.fetchedAt < right.fetchedAt
    }
    guard let best else { return nil }
    let kept = try? changing { () throws(ContentFailure) -> ContentEntry in
      // Another process may have been about to write it.
      if let entry = readableEntry(path), good.contains(where: { $0.hash == entry.hash }) { return entry }
      try write(best, to: entryFile(path))
      return best
    }
    // Without a writable disk, the entry is rebuilt each time.
    return kept ?? best
  }

  private func removeBytes(_ path: ContentPath, but hash: String?) {
    for name in DiskFile.names(in: folder(path)) where SHA256Text.isOne(name.prefix(64)) && !name.hasPrefix(hash ?? "-")
    {
      DiskFile.remove("\(folder(path))/\(name)")
    }
  }

  // MARK: Files

  private static func name(_ path: ContentPath) -> String { SHA256Text.of(path.text.utf8) }
  private func folder(_ path: ContentPath) -> String { "\(root)/resources/\(Self.name(path))" }
  private func entryFile(_ path: ContentPath) -> String { "\(folder(path))/entry.json" }
  private func bytesFile(_ path: ContentPath, _ hash: String) -> String {
    "\(folder(path))/\(hash)\(path.fileExtension.map { "." + $0 } ?? "")"
  }

  private func goodBytes(_ file: String, _ hash: String) -> [UInt8]? {
    guard let bytes = DiskFile.read(file), SHA256Text.of(bytes) == hash else { return nil }
    return bytes
  }

  private func read<Value: Decodable>(_ type: Value.Type, at file: String) -> Value? {
    guard let bytes = DiskFile.read(file) else { return nil }
    if let value = try? CanonicalJSON.decode(Value.self, from: bytes) { return value }
    DiskFile.putAside(file)
    return nil
  }

  private func write(_ value: some Encodable, to file: String) throws(ContentFailure) {
    guard let json = try? CanonicalJSON.encode(value) else { throw .disk(.init(Message("\(file) cannot be written"))) }
    try DiskFile.write(json, to: file)
  }
}
