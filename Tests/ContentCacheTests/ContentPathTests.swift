import ContentCache
import Testing

@Suite struct `Content paths` {
  @Test func `have a slash before them`() {
    #expect(ContentPath("pinball/a.csv")?.text == "/pinball/a.csv")
    #expect(ContentPath("/pinball/a.csv")?.text == "/pinball/a.csv")
  }

  @Test(arguments: ["", "/", "/a/../b", "../b", "/a//b", "/./b", "/a/", "/a\0b"])
  func `never lead out of the tree`(text: String) {
    #expect(ContentPath(text) == nil)
  }
}
