import AsyncHTTPClient
import Crypto
import Domain
import Foundation
import LocalTrust
import NIOCore
import NIOHTTP1
import NIOSSL
import ScoreServer
import SwiftASN1
import TestSupport
import Testing
import X509

@Suite("A server for https")
struct TLSTests {
  @Test func `proves its identity by its certificate, and speaks HTTPS only`() async throws {
    try await withTemporaryFolder { folder in
      let tls = try Self.makeCertificate("server", in: folder)
      let other = try Self.makeCertificate("other", in: folder)
      try await APIBench(tls: tls).serve { client in
        #expect(client.url == "https://127.0.0.1:\(client.port)")
        let answer = try await Self.ask(client.url, trusting: tls)
        #expect(answer == "ok \(ScorebookVersion.current)\n")
        await #expect(throws: NIOSSLError.self) { _ = try await Self.ask(client.url, trusting: other) }
        await #expect(throws: (any Error).self) {
          _ = try await Self.ask("http://127.0.0.1:\(client.port)", trusting: tls)
        }
      }
    }
  }

  @Test func `takes files that were replaced while it serves, and keeps its own where they are unusable`() async throws
  {
    try await withTemporaryFolder { folder in
      let tls = try Self.makeCertificate("server", in: folder)
      let first = try Self.copy(tls, as: "first", in: folder)
      try await APIBench(tls: tls).serve { client in
        #expect(try await Self.ask(client.url, trusting: first) == "ok \(ScorebookVersion.current)\n")
        let next = try Self.makeCertificate("next", in: folder)
        try Self.replace(tls.certificate, with: next.certificate)
        // The key is still the old one, as in the middle of a renewal.
        #expect(try await Self.ask(client.url, trusting: first) == "ok \(ScorebookVersion.current)\n")
        try Self.replace(tls.key, with: next.key)
        #expect(try await Self.ask(client.url, trusting: next) == "ok \(ScorebookVersion.current)\n")
        await #expect(throws: NIOSSLError.self) { _ = try await Self.ask(client.url, trusting: first) }
      }
    }
  }

  private static func copy(_ files: TLSFiles, as name: String, in folder: URL) throws -> TLSFiles {
    let certificate = folder.appending(component: "\(name)-copy.pem").path
    try replace(certificate, with: files.certificate)
    return TLSFiles(certificate: certificate, key: files.key)
  }

  private static func replace(_ path: String, with other: String) throws {
    try Data(contentsOf: URL(filePath: other)).write(to: URL(filePath: path), options: .atomic)
  }

  @Test func `reports the fault of the files before it listens`() async throws {
    try await withTemporaryFolder { folder in
      let (good, other) = (try Self.makeCertificate("a", in: folder), try Self.makeCertificate("b", in: folder))
      let none = folder.appending(component: "none.pem").path
      for (files, reason) in [
        (TLSFiles(certificate: none, key: good.key), "there is no file \(none)"),
        (TLSFiles(certificate: good.certificate, key: none), "there is no file \(none)"),
        (TLSFiles(certificate: good.key, key: good.key), "\(good.key) holds no certificate in PEM"),
        (
          TLSFiles(certificate: good.certificate, key: good.certificate),
          "\(good.certificate) holds no key in PEM that can be read without a password"
        ),
        (
          TLSFiles(certificate: good.certificate, key: other.key),
          "\(other.key) is not the key of the certificate in \(good.certificate)"
        ), (TLSFiles(certificate: folder.path, key: good.key), "\(folder.path) cannot be read"),
      ] {
        let bench = try await APIBench(tls: files)
        await #expect { try await bench.serve { _ in Issue.record("it serves") } } throws: {
          ($0 as? TLSFilesUnusable)?.description == reason
        }
      }
    }
  }

  private static func ask(_ url: String, trusting files: TLSFiles) async throws -> String {
    var tls = TLSConfiguration.makeClientConfiguration()
    tls.trustRoots = .certificates(try NIOSSLCertificate.fromPEMFile(files.certificate))
    var configuration = HTTPClient.Configuration(tlsConfiguration: tls)
    configuration.connectionPool.retryConnectionEstablishment = false
    let client = HTTPClient(configuration: configuration)
    do {
      let answer = try await client.execute(HTTPClientRequest(url: url + "/healthz"), timeout: .seconds(30))
      let text = String(buffer: try await answer.body.collect(upTo: 100))
      try await client.shutdown()
      return text
    } catch {
      try await client.shutdown()
      throw error
    }
  }

  /// A certificate of 127.0.0.1 that signs itself.
  private static func makeCertificate(_ name: String, in folder: URL) throws -> TLSFiles {
    let key = Certificate.PrivateKey(P256.Signing.PrivateKey())
    let subject = try DistinguishedName { CommonName("127.0.0.1") }
    let certificate = try Certificate(
      version: .v3,
      serialNumber: Certificate.SerialNumber(),
      publicKey: key.publicKey,
      notValidBefore: Date(timeIntervalSinceNow: -3600),
      notValidAfter: Date(timeIntervalSinceNow: 3600),
      issuer: subject,
      subject: subject,
      signatureAlgorithm: .ecdsaWithSHA256,
      extensions: try Certificate.Extensions {
        Critical(BasicConstraints.isCertificateAuthority(maxPathLength: nil))
        SubjectAlternativeNames([.ipAddress(ASN1OctetString(contentBytes: [127, 0, 0, 1]))])
      },
      issuerPrivateKey: key
    )
    let files = TLSFiles(
      certificate: folder.appending(component: "\(name).pem").path,
      key: folder.appending(component: "\(name).key").path
    )
    try certificate.serializeAsPEM().pemString.write(toFile: files.certificate, atomically: true, encoding: .utf8)
    try key.serializeAsPEM().pemString.write(toFile: files.key, atomically: true, encoding: .utf8)
    return files
  }
}
