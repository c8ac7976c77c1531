import ContentCache
import Testing

@Suite struct `Content paths` {
  @Test(arguments: ["pinball/a.csv", "/pinball/a.csv"])
  func `have a slash before them`(text: String) {
    #expect(ContentPath(text)?.text == "/pinball/a.csv")
  }

  @Test(arguments: ["", "/", "/a/../b", "../b", "/a//b", "/./b", "/a/", "/a\0b"])
  func `never lead out of the tree`(text: String) {
    #expect(ContentPath(text) == nil)
  }
}
