import CanonicalJSON
import ContentCache
import Domain
import Foundation
import Pinball
import Spreadsheets

/// A league's files in one ZIP archive: what a machine starts with that never had a network.
///
/// The files lie under their paths at a site, with the site's lists, and `league.txt` names the league. Nobody vouches for a
/// pack, so it is a league of its own and never mixes with the files of the site that it names.
struct LeaguePack: Sendable {
  /// The most bytes of a pack, as many as the server takes from a browser.
  static let mostBytes = 32 << 20
  /// The most bytes of its files together.
  private static let mostInflated = 64 << 20
  fileprivate static let mostFiles = 5_000
  fileprivate static let longestName = 250
  fileprivate static let label: ContentPath = "/league.txt"

  /// The address or name of the league, as the pack has it.
  let name: String
  /// The SHA-256 of the pack.
  let digest: String
  /// The files and lists.
  let files: [ContentPath: [UInt8]]

  /// Reads a pack, in full or not at all.
  ///
  /// - Throws: ``LeagueRefusal/noPack``, ``LeagueRefusal/packTooLarge``.
  init(_ bytes: [UInt8]) throws(LeagueRefusal) {
    guard bytes.count <= Self.mostBytes else { throw .packTooLarge }
    var files: [ContentPath: [UInt8]]
    do throws(TableFileError) { files = try Self.files(of: bytes) } catch {
      switch error {
      case .tooLarge, .tooMuchWork: throw .packTooLarge
      default: throw .noPack
      }
    }
    let label = String(decoding: (files.removeValue(forKey: Self.label) ?? []).prefix(1_000), as: UTF8.self)
    let line = label.split(whereSeparator: \.isNewline).first.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
    name = line.isEmpty ? "league" : TextLimit.line.cut(line)
    (digest, self.files) = (SHA256Text.of(bytes), files)
  }

  private static func files(of bytes: [UInt8]) throws(TableFileError) -> [ContentPath: [UInt8]] {
    let archive = try ZipArchive(bytes, mostFiles: mostFiles)
    var (files, left) = ([ContentPath: [UInt8]](), mostInflated)
    for name in archive.names where !name.hasSuffix("/") {
      if WorkLimit.isOver { throw .tooMuchWork }
      // A path that leads out of the league is none of an honest pack.
      guard !name.hasPrefix("/"), name.isStreamSafe, let path = ContentPath(name) else { throw .damaged }
      // Programs that pack folders add files of their own.
      guard path == label || name.hasPrefix("pinball/") else { continue }
      guard let file = try archive.file(name, upTo: left) else { throw .damaged }
      left -= file.count
      files[path] = file
    }
    return files
  }
}

/// The source of a league that came as a pack: everything is as it came, and nothing more is to be had.
struct PackedContent: ContentSource {
  /// The name of the league.
  let address: String
  /// What the pack holds while it is read.
  var files: [ContentPath: [UInt8]] = [:]

  func fetch(_ path: ContentPath, unless known: ContentTag?) async throws(ContentFailure) -> ContentAnswer {
    if known != nil { return .unchanged }
    guard let bytes = files[path] else { throw .missing }
    return .bytes(bytes, tag: ContentTag(etag: "pack", lastModified: nil))
  }
}

// MARK: Writing

extension LeagueContent {
  /// A new pack.
  struct Packed {
    var bytes: [UInt8] = []
    /// The number of its files.
    var count = 0
    /// The number of files that the pack has no room for.
    var left = 0
  }

  /// The files that are here as the site lists them: the league's own, then the others from the smallest on.
  nonisolated private func packable() async -> [ContentPath] {
    let status = await cache.status()
    let files = status.files.filter { $0.isIntact && (status.manifestAt == nil || $0.isListed == true) }
    func rank(_ file: ContentStatus.File) -> (Int, Int, String) {
      (League.File(rawValue: file.path) == nil ? 1 : 0, file.size, file.path)
    }
    return files.sorted { rank($0) < rank($1) }.compactMap { ContentPath($0.path) }
  }

  /// Returns a pack of the league, which has the files that are here and fit.
  ///
  /// - Throws: `ZipWriter.TooLarge`.
  nonisolated func pack(at moment: Timestamp) async throws -> Packed {
    var (zip, pack) = (ZipWriter(at: moment), Packed())
    pack.bytes = try zip.file(String(LeaguePack.label.text.dropFirst()), Array("\(choice.packName)\n".utf8))
    let lists = await cache.lists()
    for (path, list) in lists.sorted(by: { $0.key < $1.key }) {
      pack.bytes += try zip.file(String(path.text.dropFirst()), list)
    }
    // What the archive's directory has of each file comes at the end.
    var directory = 1_000
    for path in await packable() {
      guard let content = try? await cache.loadAtOnce(path) else { continue }
      let name = String(path.text.dropFirst())
      let ends = pack.bytes.count + directory + content.bytes.count + 2 * name.utf8.count + 100
      guard ends <= LeaguePack.mostBytes, name.utf8.count <= LeaguePack.longestName,
        pack.count + lists.count + 1 < LeaguePack.mostFiles
      else {
        pack.left += 1
        continue
      }
      pack.bytes += try zip.file(name, content.bytes)
      directory += name.utf8.count + 50
      pack.count += 1
    }
    pack.bytes += zip.end()
    return pack
  }

  /// Copies the files that are here, with the site's lists, into a folder, and returns their number.
  nonisolated func copy(into folder: URL) async throws -> Int {
    func write(_ bytes: [UInt8], to path: ContentPath) throws {
      let file = folder.appending(path: path.text)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file, options: .atomic)
    }
    for (path, list) in await cache.lists() { try write(list, to: path) }
    var count = 0
    for path in await packable() {
      guard let content = try? await cache.loadAtOnce(path) else { continue }
      try write(content.bytes, to: path)
      count += 1
    }
    return count
  }
}

extension ContentChoice {
  /// The name of the league in a pack, which tells no path of this machine.
  fileprivate var packName: String {
    switch self {
    case .sample: "sample"
    case .pack(let name, _): name
    case .site(let address), .league(let address):
      address.hasPrefix("/") ? URL(filePath: address).lastPathComponent : address
    }
  }
}
