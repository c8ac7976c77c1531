import Access
import CanonicalJSON
import Domain
import Testing

@testable import ScoreServer

/// Documents of sign-in as released versions have stored them.
///
/// A sample is never changed: a document of a new shape is one more sample.
@Suite("The stored documents of sign-in")
struct StoredDocumentsTests {
  /// A key with samples of its document, the latest version last.
  private struct Kind {
    let name: String
    let samples: [String]
    let reads: @Sendable ([UInt8]) -> Bool

    init<Value>(_ key: DocumentKey<Value>, _ samples: String...) {
      (name, self.samples, reads) = ("\(key.path)", samples, { key.decode($0) != nil })
    }
  }

  private static let kinds = [
    Kind(.owner, #""d989nd045mzd3t6j""#),
    Kind(
      .account("u"),
      #"{"displayName":"Olga","role":"owner"}"#,
      #"{"displayName":"Mia","home":"groups/crew","role":"member"}"#
    ),
    Kind(.link("s"), #"{"expiresAt":1768824127269,"user":"d989nd045mzd3t6j"}"#),
    Kind(.session("s"), #"{"expiresAt":1771329727541,"user":"d989nd045mzd3t6j"}"#),
    Kind(
      .invite("i"),
      #"{"expiresAt":1,"grant":{"role":{"_0":"member","in":"groups/crew"}},"madeBy":"d989nd045mzd3t6j","usesLeft":30}"#,
      #"{"expiresAt":1,"grant":{"role":{"_0":"member","in":"groups/crew"}},"madeAt":1,"madeBy":"d989nd045","usesLeft":3}"#
    ),
    Kind(.code("C"), #"{"expiresAt":1769342527606,"invite":"d32f8a7de2e57360"}"#),
    Kind(.spaceCode("groups/crew"), #"{"code":"7KQ29XF3","invite":"d32f8a7de2e57360"}"#),
    Kind(.viewer("v"), #"{"madeBy":"d989nd045mzd3t6j","path":"tournaments/cup/scoring"}"#),
    Kind(.recovery(of: "u"), #"{"code":"3082d18182dba4ffd848ebd81defb426","madeAt":1768737727570}"#),
    Kind(
      .recoveryCode("c" as ItemPath.Segment),
      #"{"user":"d989nd045mzd3t6j"}"#,
      #"{"expiresAt":1768737727570,"ticket":"3082d18182dba4ff","user":"d989nd045mzd3t6j"}"#
    ),
    Kind(
      .device("d"),
      #"{"expiresAt":1768737727570,"step":"open","user":"d989nd045mzd3t6j"}"#,
      #"{"claim":"3082d181","device":"Firefox on Android","expiresAt":1,"step":"asked","user":"d989nd045mzd3t6j"}"#
    ),
  ]

  @Test func `are read in the words of every version, and with a field of a later one`() throws {
    for kind in Self.kinds {
      for sample in kind.samples {
        #expect(kind.reads(Array(sample.utf8)), "\(kind.name): \(sample)")
        guard var fields = JSONFields(Array(sample.utf8)) else { continue }
        fields[Array("fieldOfALaterVersion".utf8)] = Array(#"{"deep":[1]}"#.utf8)
        #expect(kind.reads(fields.bytes), "\(kind.name) of a later version: \(sample)")
      }
    }
  }

  /// A released version reads what this one writes, as long as the latest sample has every field.
  @Test func `have no field that the latest sample lacks`() throws {
    func check<Value: Encodable>(_ key: DocumentKey<Value>, _ written: Value) throws {
      let kind = try #require(Self.kinds.first { $0.name == "\(key.path)" })
      let latest = try #require(kind.samples.last.flatMap { JSONFields(Array($0.utf8)) })
      let names = try #require(JSONFields(try CanonicalJSON.encode(written))).names
      #expect(names == latest.names, "\(kind.name): add a sample of the new shape")
    }
    let (user, crew): (UserID, ItemPath) = ("u", "groups/crew")
    try check(.account(user), AccountRecord(displayName: "A", role: .member, home: crew))
    try check(.link("s"), Link(user: user, expiresAt: 1))
    try check(.session("s"), Session(user: user, expiresAt: 1))
    let invite = InviteRecord(grant: .role(.member, in: crew), madeBy: user, madeAt: 1, expiresAt: 1, usesLeft: 1)
    try check(.invite("i"), invite)
    try check(.code("C"), CodeRecord(invite: "i", expiresAt: 1))
    try check(.spaceCode(crew), SpaceCodeRecord(invite: "i", code: "C"))
    try check(.viewer("v"), ViewerRecord(path: "a/b", madeBy: user))
    try check(.recovery(of: user), RecoveryRecord(code: "c", madeAt: 1))
    try check(.recoveryCode("c" as ItemPath.Segment), RecoveryCodeRecord(user: user, expiresAt: 1, ticket: "t"))
    let device = DeviceRecord(user: user, expiresAt: 1, step: .asked, claim: "c", device: "Firefox")
    try check(.device("d"), device)
  }
}
