import Foundation
import Pages
import Testing

@testable import archery

@Suite("Embedded files")
struct EmbeddingTests {
  @Test func `are the bytes of their files, texts and pictures`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var files: [String: Data] = [:]
    for folder in ["Modules/Serving/Pages", "Apps/archery"].map({ root.appending(path: $0) }) {
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.contains("Resources/") {
        let file = folder.appending(path: path)
        files[file.lastPathComponent] = try Data(contentsOf: file)
      }
    }
    let embedded = ArcheryPages().content.assets.compactMap { asset in
      files[String(asset.path.split(separator: "/").last ?? "")].map { (asset: asset, file: $0) }
    }
    #expect(embedded.count == 30)
    for (asset, file) in embedded { #expect(Data(asset.bytes) == file, "\(asset.path)") }
  }
}
