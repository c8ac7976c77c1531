import CSV
import CanonicalJSON
import Domain
import Foundation
import LocalTrust
import Localization
import QRCode
import RankIndex
import SeededRandom
import TestSupport
import Testing

/// The examples of the modules' DocC articles about values and formats: a tidy test compares them.
@Suite("The examples of values")
struct ValueExamples {
  @Test func `of RankIndex`() {
    var index = RankIndex(sorted: [10, 20, 30])
    index.insert(25)
    #expect(index.position(of: 25) == 2)
    #expect(index.elements(in: 0..<2) == [10, 20])
  }

  @Test func `of CanonicalJSON`() throws {
    struct Shot: Codable, Equatable { let x: Int, y: Int }
    let bytes = try CanonicalJSON.encode(Shot(x: 3, y: -4))
    #expect(String(decoding: bytes, as: UTF8.self) == #"{"x":3,"y":-4}"#)
    #expect(try CanonicalJSON.decode(Shot.self, from: bytes) == Shot(x: 3, y: -4))
  }

  @Test func `of SeededRandom`() {
    var dice = SplitMix64(seed: 42)
    var again = SplitMix64(seed: 42)
    #expect(dice.next(below: 6) == again.next(below: 6))
  }

  @Test func `of QRCode`() throws {
    let code = try QRCode("https://192.168.1.20:8080")
    let drawing = code.svg(title: "Address of this server")
    #expect(drawing.hasPrefix("<svg"))
  }

  @Test func `of CSV`() {
    let table = DelimitedText("name;club\nAna;Nord\n")
    #expect(table.records.map(\.fields) == [["name", "club"], ["Ana", "Nord"]])
  }

  @Test func `of Localization`() {
    let count = 3
    let message: Message = "\(count) arrows to send"
    #expect(Localizer.source(message) == "3 arrows to send")
  }

  @Test func `of LocalTrust`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "authority.pem")
      let authority = try CertificateAuthority.open(file, name: "Club", hosts: ["club.local"], now: Date.now)
      let names = ServerNames(hosts: ["club.local"], addresses: [])
      let certificate = try authority.issue(names, now: Date.now)
      #expect(certificate.names == names)
    }
  }
}
