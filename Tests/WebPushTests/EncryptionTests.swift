import ContentCache
import Crypto
import Foundation
import Testing

@testable import WebPush

@Suite("A message", .timeLimit(.minutes(1)))
struct EncryptionTests {
  @Test func `has the bytes of the example in RFC 8291`() throws {
    let subscription = try PushSubscription(
      endpoint: "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
      p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg"
    )
    let message = try subscription.sealed(
      Array("When I grow up, I want to be a watermelon".utf8),
      salt: Array(data("DGv6ra1nlYgDCS1FRnbzlw")),
      key: .init(rawRepresentation: data("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    )
    let expected = """
      DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl\
      7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN
      """
    #expect(text(Data(message)) == expected)
    let browser = Browser(
      key: try .init(rawRepresentation: data("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")),
      secret: data("BTBZMqHH6r4Tts7J_aSIgg")
    )
    #expect(try browser.open(message) == Array("When I grow up, I want to be a watermelon".utf8))
  }

  @Test(arguments: [0, 1, 100, Push.contentBytes])
  func `is read by the browser of the subscription`(length: Int) throws {
    let browser = Browser()
    let subscription = try PushSubscription(fromForeign: browser.json(endpoint: "https://push.example/1"))
    let content = (0..<length).map { UInt8($0 % 251) }
    let message = try subscription.sealed(content)
    #expect(message.count == length + 86 + 17)
    #expect(try browser.open(message) == content)
  }

  @Test func `is read by no other browser, and not after a change`() throws {
    let browser = Browser()
    let subscription = try PushSubscription(fromForeign: browser.json(endpoint: "https://push.example/1"))
    var message = try subscription.sealed(Array("a secret".utf8))
    #expect(throws: (any Error).self) { try Browser().open(message) }
    #expect(throws: (any Error).self) { try Browser(key: browser.key).open(message) }
    message[90] ^= 1
    #expect(throws: (any Error).self) { try browser.open(message) }
  }

  @Test func `is encrypted anew each time`() throws {
    let subscription = try PushSubscription(fromForeign: Browser().json(endpoint: "https://push.example/1"))
    let (first, second) = (try subscription.sealed([1, 2, 3]), try subscription.sealed([1, 2, 3]))
    #expect(first.prefix(16) != second.prefix(16))
    #expect(first[21..<86] != second[21..<86])
  }

  @Test func `is not longer than a push service takes`() throws {
    let subscription = try PushSubscription(fromForeign: Browser().json(endpoint: "https://push.example/1"))
    #expect(throws: PushObjection.tooLong) {
      try subscription.sealed([UInt8](repeating: 0, count: Push.contentBytes + 1))
    }
  }
}
