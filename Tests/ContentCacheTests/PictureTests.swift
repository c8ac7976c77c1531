import ContentCache
import TestSupport
import Testing

@Suite("Pictures of other sites", .timeLimit(.minutes(2)))
struct PictureTests {
  private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3]
  private static let addresses = [
    "https://one.example/vi/a/large.jpg", "https://two.example/vi/a/large.jpg", "https://two.example/vi/a/small.jpg",
  ]

  private func pictures(_ bench: Bench) throws -> WebPictures {
    let source = try WebContent(bench.url)
    return WebPictures(
      sources: ["one.example": source, "two.example": source],
      folder: bench.folder,
      now: { [clock = bench.clock] in clock.now }
    )
  }

  @Test func `are fetched once, the first that is there, and are there without a network`() async throws {
    try await Bench.run { bench in
      bench.site.change { $0.files = ["/vi/a/small.jpg": Self.jpeg] }
      let picture = try #require(await pictures(bench).first(of: Self.addresses))
      #expect(picture.bytes == Self.jpeg && picture.path.text == "/vi/a/small.jpg")
      #expect(bench.site.asked() == ["/vi/a/large.jpg", "/vi/a/large.jpg", "/vi/a/small.jpg"])
      let again = try #require(await pictures(bench).first(of: Self.addresses))
      #expect(again.bytes == Self.jpeg && bench.site.asked().isEmpty)
    } offline: { bench in
      bench.clock.pass(seconds: 100_000)
      let pictures = try pictures(bench)
      #expect(await pictures.first(of: [Self.addresses[2]])?.bytes == Self.jpeg)
      #expect(await pictures.first(of: ["https://two.example/vi/b/small.jpg"]) == nil)
    }
  }

  @Test func `are pictures, of the sites that are named, by HTTPS`() async throws {
    try await Bench.run { bench in
      bench.site.change { state in
        state.files = ["/page.jpg": Array("<html>".utf8), "/a.png": [0x89, 0x50, 0x4E, 0x47, 1]]
      }
      let pictures = try pictures(bench)
      for address in [
        "https://one.example/page.jpg", "https://three.example/a.png", "http://one.example/a.png", "a.png",
      ] {
        #expect(await pictures.first(of: [address]) == nil, "\(address)")
      }
      let picture = try #require(
        await pictures.first(of: ["https://one.example/page.jpg", "https://one.example/a.png"])
      )
      #expect(WebPictures.mediaType(of: picture.bytes) == "image/png")
      #expect(WebPictures.mediaType(of: Array("RIFF1234WEBP".utf8)) == "image/webp")
    }
  }
}
