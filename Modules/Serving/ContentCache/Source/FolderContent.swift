import Domain
import Foundation

/// A folder of this machine as the source.
package struct FolderContent: ContentSource {
  private let root: String

  /// Creates a source.
  ///
  /// - Parameter root: The folder that contains `/pinball/…`.
  package init(_ root: String) {
    self.root = root.hasSuffix("/") ? String(root.dropLast()) : root
  }

  package var address: String { root }

  package func fetch(_ path: ContentPath, unless known: ContentTag?) async throws(ContentFailure) -> ContentAnswer {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder), isFolder.boolValue else {
      throw .unreachable(.init(Message("there is no folder \(root)")))
    }
    let file = root + path.text
    guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue else {
      throw .missing
    }
    let tag = Self.tag(of: file)
    if let tag, tag == known { return .unchanged }
    do { return .bytes(Array(try Data(contentsOf: URL(filePath: file))), tag: tag) } catch {
      throw .unreachable(.init(Message("\(file) cannot be read")))
    }
  }

  /// Returns a tag of time and size.
  ///
  /// A file rewritten in the same instant with the same size is found by its hash.
  private static func tag(of file: String) -> ContentTag? {
    guard let values = try? FileManager.default.attributesOfItem(atPath: file),
      let date = values[.modificationDate] as? Date, let size = values[.size] as? Int
    else { return nil }
    return ContentTag(etag: "\(date.timeIntervalSince1970)-\(size)", lastModified: nil)
  }
}
