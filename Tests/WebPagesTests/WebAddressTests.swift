import Testing
import WebPages

struct WebAddressTests {
  @Test func `any text can be a part of an address`() {
    let address = WebAddress("shoots", "a/b?c#d %é", "score").with("archer", "x&y=z").with("mode", "Target")
    #expect(address.text == "/shoots/a%2Fb%3Fc%23d%20%25%C3%A9/score?archer=x%26y%3Dz&mode=Target")
  }

  @Test func `without parts it is the front page`() {
    #expect(WebAddress().text == "/")
  }

  @Test func `an address cannot lead to another site`() {
    #expect(WebAddress("", "evil.example").text.hasPrefix("//") == false)
    #expect(WebAddress("javascript:alert(1)").text == "/javascript%3Aalert%281%29")
  }
}
