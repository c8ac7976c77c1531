/// Files that come with the program, for the first start.
///
/// They stay in the program: nothing of them is written to the cache's folder, so a newer program has newer ones.
public struct StarterPack: Sendable {
  let manifest: ContentManifest?
  let files: [ContentPath: File]

  struct File: Sendable {
    let bytes: [UInt8]
    let hash: String
    let isVerified: Bool
  }

  /// What it holds.
  public var paths: Set<ContentPath> { Set(files.keys) }

  /// - Parameters:
  ///   - files: The files.
  ///   - manifest: What the site listed when the pack was made; it tells how old the pack is. A file that is not what
  ///     the manifest lists is left out.
  public init(files: [ContentPath: [UInt8]], manifest: ContentManifest? = nil) {
    self.manifest = manifest
    var all: [ContentPath: File] = [:]
    for (path, bytes) in files {
      let (hash, listed) = (SHA256Text.of(bytes), manifest?.files[path]?.hash)
      if listed == nil || listed == hash { all[path] = File(bytes: bytes, hash: hash, isVerified: listed != nil) }
    }
    self.files = all
  }
}
