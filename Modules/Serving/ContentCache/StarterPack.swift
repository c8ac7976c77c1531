import Foundation

/// Files available before the first download.
///
/// They are never copied to the cache's folder, so a newer pack has newer files.
package struct StarterPack: Sendable {
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

  /// The paths of the files.
  package var paths: Set<ContentPath> { Set(places.keys) }

  /// Creates a pack of files in memory.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - manifest: The site's list when the pack was made, which dates the pack. Files that differ from it are left
  ///     out.
  package init(files: [ContentPath: [UInt8]], manifest: ContentManifest? = nil) {
    self.manifest = manifest
    places = files.filter { path, bytes in
      manifest?.files[path].map { $0.hash == SHA256Text.of(bytes) } ?? true
    }.mapValues { .memory($0) }
  }

  /// Creates a pack from a copy of a site, or a part of it, in a folder.
  ///
  /// A file is read when it is asked for.
  ///
  /// - Parameters:
  ///   - folder: The folder that contains `/pinball/…`.
  ///   - metadata: The paths of the site's lists, which date the pack.
  package init(folder: String, metadata: ContentMetadata) {
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

  /// Returns a file; nil if the pack does not have it, or has other bytes than its own list.
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
