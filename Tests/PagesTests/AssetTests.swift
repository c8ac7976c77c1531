import Testing

@testable import Pages

struct AssetTests {
  @Test(arguments: Asset.shared)
  func `an asset has a type, a tag and content`(asset: Asset) {
    #expect(asset.path.hasPrefix("/assets/") || asset.path == "/sw.js")
    #expect(asset.contentType.hasPrefix("text/"))
    #expect(!asset.bytes.isEmpty)
    #expect(asset.etag.hasPrefix("W/\"") && asset.etag.hasSuffix("\""))
  }

  @Test func `the tag changes with the content and with nothing else`() {
    let one = Asset(name: "a.css", bytes: [1, 2])
    #expect(one.etag == Asset(name: "b.css", bytes: [1, 2]).etag)
    #expect(one.etag != Asset(name: "a.css", bytes: [2, 1]).etag)
    #expect(one.etag != Asset(name: "a.css", bytes: []).etag)
  }

  @Test(arguments: Asset.shared.filter { $0.path.hasSuffix(".js") })
  func `a script has a comment and obeys the policy`(asset: Asset) {
    let script = String(decoding: asset.bytes, as: UTF8.self)
    #expect(script.hasPrefix("// "))
    for forbidden in ["eval(", "new Function", "document.write", "setAttribute(\"style\"", "http://", "https://"] {
      #expect(!script.contains(forbidden), "\(forbidden)")
    }
  }

  @Test func `the style sheet loads nothing from elsewhere`() {
    let styles = String(decoding: PackageResources.style_css, as: UTF8.self)
    #expect(!styles.contains("url(") && !styles.contains("@import"))
  }
}
