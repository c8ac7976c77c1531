import AppTestSupport
import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOSSL
import TestSupport
import Testing

@testable import LocalTrust

@Suite("An app that serves with --https", .timeLimit(.minutes(3)))
struct ServedTests {
  private static let apps = ["archery", "fitness-challenge", "pinball-practice"]

  @Test(arguments: apps)
  func `shows phones over plain HTTP how to trust it, and nothing else`(app: String) async throws {
    try await SecureApp.run(app, in: { $0 }) { phone in
      let page = try await phone.get(phone.secure + "/phone")
      #expect(page.status == .ok)
      let start = try #require(page.text.firstMatch(of: /href="(http:\/\/127\.0\.0\.1:[0-9]+)\/phone"/)).1
      let plain = try await phone.get("\(start)/phone")
      #expect(plain.text.contains(phone.secure))
      #expect(plain.text.contains(try phone.authority.fingerprint))
      #expect(plain.text.contains("<svg"))
      let certificate = try await phone.get("\(start)/phone/authority.crt")
      #expect(certificate.headers["content-type"] == ["application/x-x509-ca-cert"])
      #expect(certificate.bytes == (try phone.authority.der))
      #expect(try await phone.get("\(start)/assets/style.css").status == .ok)
      let cookie: HTTPHeaders = ["cookie": try await phone.signIn()]
      #expect(!(try await phone.get("\(start)/phone", cookie).text.contains("Sign out")))
      for path in ["/", "/inbox", "/api/v1/account", "/metrics", "/sign-in/x", "/healthz", "/sw.js"] {
        let answer = try await phone.get(start + path, cookie)
        #expect(answer.status == .seeOther && answer.headers["location"] == ["/phone"], "\(path)")
      }
      #expect(try await phone.post("\(start)/sign-out", cookie).status == .notFound)
      #expect(try await phone.get(phone.secure + "/inbox", cookie).status == .ok)
    }
  }

  @Test func `signs in by a cookie that goes over HTTPS only, and never asks browsers to insist on HTTPS`() async throws
  {
    try await SecureApp.run("fitness-challenge", in: { $0 }) { phone in
      let answer = try await phone.post(phone.link)
      #expect(answer.headers["set-cookie"].first?.contains("Secure") == true)
      for path in ["/", "/phone", "/healthz", "/assets/style.css", "/nothing"] {
        #expect(try await phone.get(phone.secure + path).headers["strict-transport-security"] == [], "\(path)")
      }
    }
  }

  @Test func `keeps its authority from one start to the next, for all apps`() async throws {
    try await withTemporaryFolder { folder in
      var seen: Set<[UInt8]> = []
      for app in Self.apps {
        try await SecureApp.run(app, in: { _ in folder }) { phone in seen.insert(try phone.authority.der) }
      }
      #expect(seen.count == 1)
    }
  }

  @Test func `does not start where others may read the key, and prints no key`() async throws {
    try await withTemporaryFolder { folder in
      try await SecureApp.run("archery", in: { _ in folder }) { _ in }
      let file = folder.appending(components: "scorebook", "certificate-authority.pem")
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
      let error = await #expect(throws: ServerProcess.Ended.self) {
        try await SecureApp.run("archery", in: { _ in folder }) { _ in Issue.record("it serves") }
      }
      #expect(error?.status == 1)
      #expect(error?.errors.hasPrefix("archery: others may read the private key in \(file.path); remove") == true)
      #expect(error?.errors.contains("PRIVATE KEY") == false)
      #expect(error?.errors.split(separator: "\n").count == 1)
    }
  }

  @Test func `is found to answer by the doctor, which trusts its authority`() async throws {
    try await withTemporaryFolder { folder in
      let store = ["--store", "sqlite:\(folder.path)/store.sqlite"]
      let server = try await ServerProcess.start("archery", in: folder, ["--https", "--host", "127.0.0.1"] + store)
      let outcome = try await Program("archery", dataFolder: folder).run(["doctor"] + store)
      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.output.contains("✓ Address: The server answers at \(server.address)."), "\(outcome)")
      try await server.end()
    }
  }

  @Test func `has a certificate in files that the doctor looks at`() async throws {
    try await withTemporaryFolder { folder in
      let authority = try CertificateAuthority.open(
        folder.appending(component: "authority.pem"),
        name: "bench",
        hosts: [],
        now: .now
      )
      let names = ServerNames(hosts: ["localhost"], addresses: ["127.0.0.1"])
      func write(_ name: String, at now: Date) throws -> (certificate: String, key: String) {
        let made = try authority.issue(names, now: now)
        let (certificate, key) = ("\(folder.path)/\(name).pem", "\(folder.path)/\(name).key")
        let text = Data(made.der).base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
        let pem = "-----BEGIN CERTIFICATE-----\n\(text)\n-----END CERTIFICATE-----\n"
        try pem.write(toFile: certificate, atomically: true, encoding: .utf8)
        try made.keyPEM.write(toFile: key, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: key)
        return (certificate, key)
      }
      let good = try write("good", at: .now)
      let (late, old) = (try write("late", at: .now - 80 * day), try write("old", at: .now - 100 * day))
      for (certificate, key, sentence) in [
        (good.certificate, good.key, "✓ Certificate: The certificate in \(good.certificate) is valid until"),
        (late.certificate, late.key, "✗ Certificate: The certificate in \(late.certificate) is valid from"),
        (old.certificate, old.key, "✗ Certificate: The certificate in \(old.certificate) is valid from"),
        (good.certificate, old.key, "is not the key of the certificate in \(good.certificate)"),
        (good.certificate, "\(folder.path)/none", "there is no file \(folder.path)/none"),
      ] {
        let options = ["doctor", "--store", "memory:", "--tls-certificate", certificate, "--tls-key", key]
        let outcome = try await Program("archery", dataFolder: folder).run(options)
        #expect(outcome.status == (key == good.key ? 0 : 1) && outcome.output.contains(sentence), "\(outcome)")
      }
      // Nobody trusts its authority here.
      let store = ["--store", "sqlite:\(folder.path)/store.sqlite"]
      let files = ["--tls-certificate", good.certificate, "--tls-key", good.key]
      let server = try await ServerProcess.start("archery", in: folder, ["--host", "127.0.0.1"] + files + store)
      let outcome = try await Program("archery", dataFolder: folder).run(["doctor"] + store)
      let sentence = "✗ Address: The server runs, but cannot be reached at \(server.address)."
      #expect(
        outcome.output.contains(sentence) && outcome.output.contains("that this machine does not trust"),
        "\(outcome)"
      )
      try await server.end()
    }
  }

  @Test(arguments: [
    (["--https", "--url", "https://a.example"], "--https makes its own certificate"),
    (["--https", "--tls-certificate", "a", "--tls-key", "b"], "--https makes its own certificate"),
    (["--https", "--port", "65535"], "--https needs the next port, too"),
    (["--name", "a b"], "A --name is a host name"),
  ])
  func `rejects options that contradict each other`(options: [String], sentence: String) async throws {
    let outcome = try await Program("archery").run(["serve", "--store", "memory:"] + options)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
  }

  @Test func `ends and says why if the next port is in use`() async throws {
    try await withTemporaryFolder { folder in
      try await Served.run(in: folder, store: "memory:") { served in
        let taken = try #require(served.address.split(separator: ":").last.flatMap { Int($0) })
        let outcome = try await Program("archery", dataFolder: folder)
          .run("serve", "--store", "memory:", "--https", "--host", "127.0.0.1", "--port", String(taken - 1))
        #expect(outcome.status == 1)
        // The first of the two may be in use as well.
        #expect(outcome.errors.contains(/port [0-9]+ is in use/), "\(outcome.errors)")
      }
    }
  }

  @Test func `refuses a name that its authority may not vouch for`() async throws {
    try await withTemporaryFolder { folder in
      let program = Program("archery", dataFolder: folder)
      let outcome = try await program.run("serve", "--store", "memory:", "--https", "--name", "scores.example")
      #expect(outcome.status == 1)
      #expect(
        outcome.errors.contains(
          "The certificate cannot cover scores.example. Choose a name that ends in .local, .lan, .home.arpa or"
        )
      )
    }
  }
}

/// An app with HTTPS on this machine, and a phone that trusts its authority.
private struct SecureApp {
  let secure: String
  let link: String
  let folder: URL
  let client: HTTPClient

  static func run(
    _ app: String,
    in chosen: @escaping (URL) -> URL,
    _ body: (SecureApp) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { own in
      let folder = chosen(own)
      let options = ["--store", "memory:", "--https", "--host", "127.0.0.1"]
      let process = try await ServerProcess.start(app, in: folder, options)
      var tls = TLSConfiguration.makeClientConfiguration()
      let root = try NIOSSLCertificate(bytes: try authority(in: folder).der, format: .der)
      tls.trustRoots = .certificates([root])
      var configuration = HTTPClient.Configuration(tlsConfiguration: tls)
      configuration.redirectConfiguration = .disallow
      let client = HTTPClient(configuration: configuration)
      let served = SecureApp(secure: process.address, link: process.ownerLink, folder: folder, client: client)
      do { try await body(served) } catch {
        try await client.shutdown()
        try await process.end()
        throw error
      }
      try await client.shutdown()
      #expect(try await process.end() == 0)
      #expect(process.errors.isEmpty, "\(process.errors)")
    }
  }

  struct Answer {
    let status: HTTPResponseStatus
    let headers: HTTPHeaders
    let bytes: [UInt8]

    var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  var authority: CertificateAuthority { get throws { try Self.authority(in: folder) } }

  private static func authority(in folder: URL) throws -> CertificateAuthority {
    let file = folder.appending(components: "scorebook", "certificate-authority.pem")
    return try CertificateAuthority.open(file, name: "", hosts: [], now: .now)
  }

  func get(_ url: String, _ headers: HTTPHeaders = [:]) async throws -> Answer {
    try await answer(to: .GET, url, headers)
  }

  func post(_ url: String, _ headers: HTTPHeaders = [:]) async throws -> Answer {
    try await answer(to: .POST, url, headers)
  }

  /// Signs the owner in, and returns the cookie.
  func signIn() async throws -> String {
    let cookie = try #require(try await post(link).headers["set-cookie"].first)
    return String(cookie.prefix { $0 != ";" })
  }

  private func answer(to method: HTTPMethod, _ url: String, _ headers: HTTPHeaders) async throws -> Answer {
    var request = HTTPClientRequest(url: url)
    (request.method, request.headers) = (method, headers)
    let response = try await client.execute(request, timeout: .seconds(60))
    let body = try await response.body.collect(upTo: 1 << 20)
    return Answer(status: response.status, headers: response.headers, bytes: Array(buffer: body))
  }
}
