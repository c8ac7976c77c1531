import Foundation

/// Files that are there before anything was downloaded, for the first start.
///
/// They stay where they are: nothing of them is written to the cache's folder, so a newer pack has newer ones.
public struct StarterPack: Sendable {
  let manifest: ContentManifest?
  private let places: [ContentPath: Place]

  private enum Place: Sendable {
    case memory([UInt8])
    case disk(String)
  }

  struct File: Sendable {
    let bytes: [UInt8]
    let hash: String
    let isVerified: Bool
  }

  /// What it holds.
  public var paths: Set<ContentPath> { Set(places.keys) }

  /// Files that come with the program.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - manifest: What the site listed when the pack was made; it tells how old the pack is. A file that is not what
  ///     the manifest lists is left out.
  public init(files: [ContentPath: [UInt8]], manifest: ContentManifest? = nil) {
    self.manifest = manifest
    places = files.filter { path, bytes in
      manifest?.files[path].map { $0.hash == SHA256Text.of(bytes) } ?? true
    }.mapValues { .memory($0) }
  }

  /// A copy of a site, or of a part of it, in a folder; a file is read when it is asked for.
  ///
  /// - Parameters:
  ///   - folder: The folder in which `/pinball/…` stands.
  ///   - metadata: Where the site lists its files; that list tells how old the pack is.
  public init(folder: String, metadata: ContentMetadata) {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var places: [ContentPath: Place] = [:]
    for name in names {
      guard let path = ContentPath(name), path != metadata.manifest, path != metadata.updateLog else { continue }
      var isFolder: ObjCBool = false
      let file = folder + path.text
      if FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue {
        places[path] = .disk(file)
      }
    }
    manifest = DiskFile.read(folder + metadata.manifest.text).flatMap { try? ContentManifest(json: $0) }
    self.places = places
  }

  /// A file; nil for what is not here, or is not what the pack's own list names.
  func file(_ path: ContentPath) -> File? {
    let bytes: [UInt8]
    switch places[path] {
    case .memory(let kept): bytes = kept
    case .disk(let file):
      guard let found = DiskFile.read(file) else { return nil }
      bytes = found
    case nil: return nil
    }
    let (hash, listed) = (SHA256Text.of(bytes), manifest?.files[path]?.hash)
    guard listed == nil || listed == hash else { return nil }
    return File(bytes: bytes, hash: hash, isVerified: listed != nil)
  }

  func has(_ path: ContentPath) -> Bool { places[path] != nil }
}
