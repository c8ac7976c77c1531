import Crypto
import Foundation
import SwiftASN1
import TestSupport
import Testing
@_spi(FixedExpiryValidationTime) import X509

@testable import LocalTrust

@Suite("A machine's certificate authority")
struct AuthorityTests {
  private static let start = Date(timeIntervalSince1970: 1_800_000_000)

  @Test func `is made once, in a file that only its owner may read`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(components: "data", "authority.pem")
      let made = try Self.open(file)
      let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
      #expect(rights == 0o600)
      let again = try Self.open(file, at: Self.start + 100 * day)
      #expect(again.der == made.der)
      #expect(again.name == "Scorebook on bench")
      #expect(try CertificateAuthority.found(in: file)?.expires == made.expires)
      #expect(try CertificateAuthority.found(in: folder.appending(component: "other.pem")) == nil)
      let digest = SHA256.hash(data: made.der).map { String(format: "%02X", $0) }.joined(separator: ":")
      #expect(again.fingerprint == digest)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.appending(component: "data").path).count == 1)
    }
  }

  @Test(arguments: [0o640, 0o604, 0o620, 0o602, 0o601, 0o644])
  func `is not used where others may read or change its key`(rights: Int) async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(component: "authority.pem")
      _ = try Self.open(file)
      try FileManager.default.setAttributes([.posixPermissions: rights], ofItemAtPath: file.path)
      let before = try Data(contentsOf: file)
      #expect {
        _ = try Self.open(file)
      } throws: { error in
        "\(error)"
          == "others may read the private key in \(file.path); remove the file to make a new authority, or, if nobody "
          + "read it, run: chmod 600 \(file.path)"
      }
      #expect(try Data(contentsOf: file) == before)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
      _ = try Self.open(file)
    }
  }

  @Test(arguments: ["", "nothing", "two keys", "another key"])
  func `is not replaced where its file is damaged`(damage: String) async throws {
    try await withTemporaryFolder { folder in
      let (file, other) = (folder.appending(component: "authority.pem"), folder.appending(component: "other.pem"))
      (_, _) = (try Self.open(file), try Self.open(other))
      let (parts, others) = (try Self.parts(of: file), try Self.parts(of: other))
      let text = ["two keys": parts[1] + parts[1], "another key": parts[0] + others[1]][damage] ?? damage
      try Data(text.utf8).write(to: file)
      let error = #expect(throws: LocalTrustFailure.self) { _ = try Self.open(file) }
      #expect(error?.description.hasPrefix("\(file.path) holds no certificate authority; remove the file") == true)
      #expect(try Data(contentsOf: file) == Data(text.utf8))
    }
  }

  @Test func `is replaced when the server starts in its last 180 days`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(component: "authority.pem")
      let first = try Self.open(file)
      #expect(try Self.open(file, at: first.expires - 181 * day).der == first.der)
      let next = try Self.open(file, at: first.expires - 179 * day)
      #expect(next.der != first.der)
      #expect(next.expires > first.expires + 9 * 365 * day)
      #expect(try Self.open(file, at: first.expires).der == next.der)
    }
  }

  @Test func `bears the extensions that iOS and Android ask for, and is limited to local networks`() async throws {
    try await withAuthority { authority in
      let extensions = authority.certificate.extensions
      #expect(try extensions.basicConstraints == .isCertificateAuthority(maxPathLength: 0))
      #expect(try extensions.keyUsage == KeyUsage(keyCertSign: true, cRLSign: true))
      let critical: [ASN1ObjectIdentifier] = [.X509ExtensionID.basicConstraints, .X509ExtensionID.nameConstraints]
      for id in critical { #expect(extensions[oid: id]?.critical == true) }
      let domains = try #require(try extensions.nameConstraints).permittedDNSDomains
      #expect(Array(domains) == ["localhost", "local", "lan", "home.arpa", "internal", "bench"])
    }
  }

  @Test func `issues server certificates of 90 days that browsers accept`() async throws {
    try await withAuthority { authority in
      let names = ServerNames(hosts: ["Scorebook.local"], addresses: ["192.168.1.20", "fd00::2"])
      let issued = try authority.issue(names, now: Self.start)
      let certificate = try Certificate(derEncoded: issued.der)
      #expect(issued.expires == Self.start + 90 * day)
      #expect(certificate.notValidAfter.timeIntervalSince(certificate.notValidBefore) < 398 * day)
      #expect(try certificate.extensions.basicConstraints == .notCertificateAuthority)
      #expect(try certificate.extensions.keyUsage == KeyUsage(digitalSignature: true))
      #expect(try certificate.extensions.extendedKeyUsage == ExtendedKeyUsage([.serverAuth]))
      let v6: [UInt8] = [0xFD] + Array(repeating: 0, count: 14) + [2]
      #expect(
        try certificate.extensions.subjectAlternativeNames.map { Array($0) } == [
          .dnsName("scorebook.local"), .ipAddress(ASN1OctetString(contentBytes: [192, 168, 1, 20])),
          .ipAddress(ASN1OctetString(contentBytes: v6[...])),
        ]
      )
      #expect(await authority.validates(certificate, at: Self.start))
      #expect(await authority.validates(certificate, at: issued.expires - 1))
      #expect(await !authority.validates(certificate, at: issued.expires + 1))
      #expect(try authority.issue(names, now: Self.start).der != issued.der)
    }
  }

  @Test func `vouches for no name outside local networks`() async throws {
    try await withAuthority { authority in
      let wanted = ServerNames(
        hosts: ["bench", "scorebook.lan", "scores.example", "notlan", "lan.example"],
        addresses: ["10.1.2.3", "2a02::1"]
      )
      let names = authority.permitted(wanted)
      #expect(names.hosts == ["bench", "scorebook.lan"])
      #expect(names.addresses == ["10.1.2.3", "2a02::1"])
      let issued = try Certificate(derEncoded: try authority.issue(wanted, now: Self.start).der)
      #expect(await authority.validates(issued, at: Self.start))
    }
  }

  @Test func `is worth nothing to a thief: clients reject its signatures for other websites`() async throws {
    try await withAuthority { authority in
      let key = Certificate.PrivateKey(P256.Signing.PrivateKey())
      for name in ["bank.example", "local.example", "notlocal"] {
        let forged = try Certificate(
          version: .v3,
          serialNumber: Certificate.SerialNumber(),
          publicKey: key.publicKey,
          notValidBefore: Self.start,
          notValidAfter: Self.start + day,
          issuer: authority.certificate.subject,
          subject: try DistinguishedName { CommonName("Bank") },
          signatureAlgorithm: .ecdsaWithSHA256,
          extensions: try Certificate.Extensions { SubjectAlternativeNames([.dnsName(name)]) },
          issuerPrivateKey: authority.key
        )
        #expect(await !authority.validates(forged, at: Self.start + 1))
      }
    }
  }

  @Test func `issues nothing that outlives it, and nothing once it has expired`() async throws {
    try await withAuthority { authority in
      let names = ServerNames(hosts: ["bench"], addresses: [])
      let last = try authority.issue(names, now: authority.expires - day)
      #expect(last.expires == authority.expires)
      #expect {
        _ = try authority.issue(names, now: authority.expires)
      } throws: {
        "\($0)" == "the certificate authority has expired; start the server again to make a new one"
      }
    }
  }

  private static func open(_ file: URL, at now: Date = start) throws -> CertificateAuthority {
    try CertificateAuthority.open(file, name: "Scorebook on bench", hosts: ["bench"], now: now)
  }

  private func withAuthority(_ body: (CertificateAuthority) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      try await body(try Self.open(folder.appending(component: "authority.pem")))
    }
  }

  /// The certificate and the key of a file.
  private static func parts(of file: URL) throws -> [String] {
    let text = try String(contentsOf: file, encoding: .utf8)
    let end = try #require(text.range(of: "-----END CERTIFICATE-----\n")).upperBound
    return [String(text[..<end]), String(text[end...])]
  }
}

extension CertificateAuthority {
  /// Whether a client that trusts this authority alone accepts a certificate.
  fileprivate func validates(_ leaf: Certificate, at time: Date) async -> Bool {
    var verifier = Verifier(rootCertificates: CertificateStore([certificate])) {
      RFC5280Policy(fixedExpiryValidationTime: time)
    }
    if case .validCertificate = await verifier.validate(leaf: leaf, intermediates: CertificateStore()) { return true }
    return false
  }
}
