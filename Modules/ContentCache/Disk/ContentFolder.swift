import CanonicalJSON
import Domain

/// The cache's folder: `cache-index.json` and both metadata files for the site, and below `resources` a folder for each
/// path, named by the path's SHA-256, with `entry.json` and the bytes.
///
/// A file of bytes is named by their hash, so each proves itself: what an entry names is there whole or not at all, and a
/// lost entry is made anew from the bytes. Whatever changes something holds the lock, and reading needs none. The disk is
/// the truth, and several processes may share it.
struct ContentFolder: Sendable {
  static let manifestName = "cache-manifest.json"
  static let logName = "cache-update-log.json"
  private static let indexName = "cache-index.json"

  let root: String

  /// Runs `work` as the only one who changes something here; it must not be called again inside.
  func changing<Result>(_ work: () throws(ContentFailure) -> Result) throws(ContentFailure) -> Result {
    try DiskFile.makeFolder("\(root)/resources")
    return try DiskFile.locking("\(root)/lock", work)
  }

  // MARK: The site

  func index() -> SiteIndex {
    read(SiteIndex.self, at: "\(root)/\(Self.indexName)") ?? SiteIndex()
  }

  /// Only while ``changing(_:)``.
  func write(_ index: SiteIndex) throws(ContentFailure) {
    try write(index, to: "\(root)/\(Self.indexName)")
  }

  func metadata(_ name: String) -> [UInt8]? { DiskFile.read("\(root)/\(name)") }

  /// Differs after each writing, by whichever process; nil where there is no such file.
  func metadataVersion(_ name: String) -> DiskFile.Version? { DiskFile.version("\(root)/\(name)") }

  func putAsideMetadata(_ name: String) { DiskFile.putAside("\(root)/\(name)") }

  /// Only while ``changing(_:)``.
  func writeMetadata(_ bytes: [UInt8], _ name: String) throws(ContentFailure) {
    try DiskFile.write(bytes, to: "\(root)/\(name)")
  }

  // MARK: Paths

  /// What is known about a path; an entry that cannot be read is put aside, and made anew from the bytes.
  func entry(_ path: ContentPath, preferring hash: String? = nil) -> ContentEntry? {
    readableEntry(path) ?? rebuilt(path, preferring: hash)
  }

  /// The entry as it stands here, which is safe to ask for while ``changing(_:)``.
  func readableEntry(_ path: ContentPath) -> ContentEntry? {
    read(ContentEntry.self, at: entryFile(path)).flatMap { $0.path == path.text ? $0 : nil }
  }

  /// The entry with its bytes, or with none where the path is missing; nil where nothing good is here.
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

  /// Puts new bytes and what is known about them in the place of the old; only while ``changing(_:)``.
  func store(_ bytes: [UInt8], _ entry: ContentEntry, at path: ContentPath) throws(ContentFailure) {
    guard let hash = entry.hash else { return }
    try DiskFile.makeFolder(folder(path))
    try DiskFile.write(bytes, to: bytesFile(path, hash))
    try write(entry, at: path)
    removeBytes(path, but: hash)
  }

  /// Only while ``changing(_:)``.
  func write(_ entry: ContentEntry, at path: ContentPath) throws(ContentFailure) {
    try DiskFile.makeFolder(folder(path))
    try write(entry, to: entryFile(path))
    if entry.isMissing { removeBytes(path, but: nil) }
  }

  /// What the entries tell, and the folders of paths whose entry cannot be read.
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

  /// Whether as many bytes are here as an entry names.
  func hasAll(_ entry: ContentEntry, at path: ContentPath) -> Bool {
    entry.hash.flatMap { DiskFile.version(bytesFile(path, $0)) }?.size == UInt64(entry.size)
  }

  /// Whether bytes lie here, with an entry or without.
  func hasBytes(_ path: ContentPath) -> Bool {
    DiskFile.names(in: folder(path)).contains { SHA256Text.isOne($0.prefix(64)) }
  }

  /// Whether the bytes that an entry names are here as they were written.
  func isGood(_ entry: ContentEntry, at path: ContentPath) -> Bool {
    entry.hash.map { goodBytes(bytesFile(path, $0), $0) != nil } ?? true
  }

  /// An entry for bytes that lie here without one: those that are asked for, else the latest.
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
    // Without a place to write, it is made anew each time.
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
    guard let json = try? CanonicalJSON.encode(value) else { throw .disk("\(file) cannot be written") }
    try DiskFile.write(json, to: file)
  }
}
