import Hypertext
import Pages
import Testing

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

  @Test func `is where a form was sent from, if that is a page of this host`() {
    #expect(WebAddress(referrer: "http://gym:8080/groups/1?a=b", host: "gym:8080")?.text == "/groups/1?a=b")
    let foreign = ["http://gym:80801/x", "http://evil/http://gym:8080/x", "http://gym:8080//evil", "gym:8080/x", ""]
    for referrer in foreign + [nil] { #expect(WebAddress(referrer: referrer, host: "gym:8080") == nil) }
    #expect(WebAddress(referrer: "http://gym:8080/\\evil", host: "gym:8080") == nil)
  }
}
