import CanonicalJSON
import Crypto
import Foundation
import Testing
import WebPush

@Suite("A browser's subscription", .timeLimit(.minutes(1)))
struct SubscriptionTests {
  private static let browser = Browser()
  /// The public key of RFC 8291's example.
  private static let point = data(
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
  )

  @Test func `is stored and read again as the browser's JSON`() throws {
    let subscription = try PushSubscription(fromForeign: Self.browser.json(endpoint: "https://push.example:443/a?b=c"))
    let stored = try CanonicalJSON.encode(subscription)
    #expect(try CanonicalJSON.decode(PushSubscription.self, from: stored) == subscription)
    #expect(try PushSubscription(fromForeign: stored) == subscription)
    #expect(subscription.endpoint == "https://push.example:443/a?b=c")
  }

  @Test(arguments: [
    "", "push.example/1", "http://push.example/1", "ftp://push.example/1", "javascript:alert(1)", "https://",
    "https:///1",
    "https://me:secret@push.example/1", "https://@push.example/1", "https://push.example/1#a", "https://localhost/1",
    "https://127.0.0.1/1", "https://2130706433/1", "https://0x7f.1/1", "https://0x7f000001/1", "https://[::1]/1",
    "https://[2606:4700::1111]/1", "https://push.example./1", "https://push..example/1", "https://.example/1",
    "https://%70ush.example/1", "https://püsh.example/1", "https://push_1.example/1", "https://push.example/a b",
    "https://push.example/%zz", "https://push.example\\\\@evil.example/", "https://push.example:0/1",
    "https://push.example:65536/1", "https://push.example:-1/1", "https://push.example:8443/1",
    "https://push.example:80/1", "https://push.example:22/1", " https://push.example/1",
    "https://push.example/\(String(repeating: "a", count: 2048))",
    "https://\(String(repeating: "a", count: 64)).example/1",
  ])
  func `has no endpoint but an address of HTTPS at a named host`(endpoint: String) {
    #expect(throws: PushObjection.endpoint) {
      try PushSubscription(fromForeign: Self.browser.json(endpoint: endpoint))
    }
  }

  /// A point that is not on the curve, one at infinity, compressed and cut ones, and other spellings of a good one.
  @Test(arguments: [
    "", "BA", text(Data([4] + [UInt8](repeating: 1, count: 64))), text(Data([0])), text(Data(count: 65)),
    text(Self.point.prefix(33)), text(Self.point.dropFirst()), text(Self.point.dropLast()), text(Self.point) + "A",
    text(Self.point) + "=",
    "B\u{0301}\(text(Self.point).dropFirst())", String(repeating: "A", count: 3000),
  ])
  func `has no key but a point of the curve`(p256dh: String) {
    #expect(throws: PushObjection.keys) {
      try PushSubscription(endpoint: "https://push.example/1", p256dh: p256dh, auth: Self.browser.auth)
    }
  }

  @Test(arguments: [
    "", "AAAA", text(Data(count: 15)), text(Data(count: 17)), text(Data(count: 16)) + "==", "AAAAAAAAAAAAAAAAAAAAA!",
    // The last character has bits that no byte has.
    "AAAAAAAAAAAAAAAAAAAAAB",
  ])
  func `has no secret but 16 bytes`(auth: String) {
    #expect(throws: PushObjection.keys) {
      try PushSubscription(endpoint: "https://push.example/1", p256dh: Self.browser.p256dh, auth: auth)
    }
  }

  @Test(arguments: [
    "", "{", "[]", "null", "{}", #"{"endpoint":1,"keys":{}}"#, #"{"endpoint":"https://push.example/1"}"#,
    #"{"endpoint":"https://push.example/1","keys":[]}"#, #"{"endpoint":"https://push.example/1","keys":{"auth":"a"}}"#,
    #"{"endpoint":"https://push.example/1","keys":{"p256dh":null,"auth":"a"}}"#,
    String(repeating: "[", count: 4000), String(repeating: " ", count: 5000) + "{}",
  ])
  func `is JSON of this form`(text: String) {
    #expect(throws: PushObjection.unreadable) { try PushSubscription(fromForeign: Array(text.utf8)) }
  }
}
