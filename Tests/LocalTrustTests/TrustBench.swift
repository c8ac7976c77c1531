import AsyncHTTPClient
import Foundation
import Hummingbird
import Logging
import NIOCore
import NIOPosix
import NIOSSL
import ScoreServer
import ServiceLifecycle
import SwiftASN1
import Synchronization
import TestSupport
import Testing
import X509

@testable import LocalTrust

/// A real server on a port of this machine, whose clock and names a test sets.
final class TrustBench: Sendable {
  let folder: URL
  let authority: CertificateAuthority
  let certificate: ChangingCertificate
  let renewal: CertificateRenewal
  let clock: SharedMutex<Date>
  let names: SharedMutex<ServerNames>
  let port: Int
  private let words: AsyncStream<String>.Continuation

  /// Serves while `body` runs.
  static func run(startingAt start: Date, _ body: (TrustBench) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      let (clock, names) = (
        SharedMutex(start), SharedMutex(ServerNames(hosts: ["localhost"], addresses: ["127.0.0.1"]))
      )
      let authority = try makeAuthority("authority", in: folder, at: start)
      let first = try authority.issue(names.withLock(\.self), now: start)
      let certificate = try ChangingCertificate(der: first.der, keyPEM: first.keyPEM)
      let renewal = CertificateRenewal(authority, first: first, names: { names.withLock(\.self) }) {
        clock.withLock(\.self)
      } use: {
        try certificate.replace(der: $0.der, keyPEM: $0.keyPEM)
      }
      let (said, words) = AsyncStream<String>.makeStream()
      let router = Router()
      router.get("/") { _, _ in "here" }
      router.get("/stream") { _, _ in
        Response(
          status: .ok,
          body: ResponseBody { writer in
            for await word in said { try await writer.write(ByteBuffer(string: word)) }
            try await writer.finish(nil)
          }
        )
      }
      let running = Running(certificate: certificate, responder: router.responderForAllMethods())
      let services = ServiceGroup(configuration: .init(services: [running], logger: Running.logger))
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          defer { running.ready.continuation.finish() }
          try await services.run()
        }
        for await port in running.ready.stream {
          try await body(TrustBench(folder, authority, certificate, renewal, clock, names, port, words))
          break
        }
        words.finish()
        await services.triggerGracefulShutdown()
        try await group.waitForAll()
      }
    }
  }

  private init(
    _ folder: URL,
    _ authority: CertificateAuthority,
    _ certificate: ChangingCertificate,
    _ renewal: CertificateRenewal,
    _ clock: SharedMutex<Date>,
    _ names: SharedMutex<ServerNames>,
    _ port: Int,
    _ words: AsyncStream<String>.Continuation
  ) {
    (self.folder, self.authority, self.certificate, self.renewal) = (folder, authority, certificate, renewal)
    (self.clock, self.names, self.port, self.words) = (clock, names, port, words)
  }

  func makeAuthority(_ name: String) throws -> CertificateAuthority {
    try Self.makeAuthority(name, in: folder, at: .now)
  }

  private static func makeAuthority(_ name: String, in folder: URL, at time: Date) throws -> CertificateAuthority {
    try CertificateAuthority.open(folder.appending(component: "\(name).pem"), name: name, hosts: [], now: time)
  }

  /// Sends a word to the open stream.
  func say(_ word: String) { words.yield(word) }

  /// Asks over a new connection, and trusts the given authorities alone.
  func ask(_ url: String, trusting roots: [[UInt8]]) async throws -> String {
    try await withClient(trusting: roots) { client in
      let answer = try await client.execute(HTTPClientRequest(url: url), timeout: .seconds(30))
      return String(buffer: try await answer.body.collect(upTo: 100))
    }
  }

  /// Opens the stream, whose connection lives until `body` ends; `body` gets the words that the client hears.
  func withStream(_ body: (SharedMutex<[String]>) async throws -> Void) async throws {
    try await withClient(trusting: [authority.der]) { client in
      let request = HTTPClientRequest(url: "https://127.0.0.1:\(port)/stream")
      let answer = try await client.execute(request, timeout: .seconds(60))
      let heard = SharedMutex<[String]>([])
      let reading = Task {
        for try await part in answer.body {
          let word = String(buffer: part)
          heard.withLock { $0.append(word) }
        }
      }
      try await body(heard)
      words.finish()
      // Throws where the connection broke.
      try await reading.value
    }
  }

  /// The certificate that the server shows to a new connection.
  func shownCertificate() async throws -> Certificate {
    let context = try NIOSSLContext(configuration: .makeClientConfiguration())
    let shown = MultiThreadedEventLoopGroup.singleton.any().makePromise(of: [UInt8].self)
    let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let handler = try NIOSSLClientHandler(context: context, serverHostname: "localhost") { chain, promise in
            shown.completeWith(Result { try chain.first?.toDERBytes() ?? [] })
            promise.succeed(.certificateVerified)
          }
          try channel.pipeline.syncOperations.addHandler(handler)
        }
      }
      .connect(host: "127.0.0.1", port: port).get()
    let der = try await shown.futureResult.get()
    try await channel.close()
    return try Certificate(derEncoded: der)
  }

  private func withClient<Value>(
    trusting roots: [[UInt8]],
    _ body: (HTTPClient) async throws -> Value
  ) async throws -> Value {
    var tls = TLSConfiguration.makeClientConfiguration()
    if !roots.isEmpty {
      tls.trustRoots = .certificates(try roots.map { try NIOSSLCertificate(bytes: $0, format: .der) })
    }
    var configuration = HTTPClient.Configuration(tlsConfiguration: tls)
    configuration.connectionPool.retryConnectionEstablishment = false
    let client = HTTPClient(configuration: configuration)
    do {
      let value = try await body(client)
      try await client.shutdown()
      return value
    } catch {
      try await client.shutdown()
      throw error
    }
  }

  private struct Running: Service {
    static let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

    let certificate: ChangingCertificate
    let responder: RouterResponder<BasicRequestContext>
    let ready = AsyncStream<Int>.makeStream()

    func run() async throws {
      let server = WebServer(port: 0, securing: ServerTLS.changing(certificate).secure, logger: Self.logger)
      try await server.run(responder) { ready.continuation.yield($0) }
    }
  }
}

/// A value that a test and a server's tasks share.
final class SharedMutex<Value: Sendable>: Sendable {
  private let mutex: Mutex<Value>

  init(_ value: Value) { mutex = Mutex(value) }

  func withLock<Result: Sendable>(_ body: (inout sending Value) -> sending Result) -> Result { mutex.withLock(body) }
}
