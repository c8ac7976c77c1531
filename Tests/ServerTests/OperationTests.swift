import AsyncHTTPClient
import Domain
import Hummingbird
import NIOCore
import NIOHTTP1
import StoreEngine
import Synchronization
import Testing

@testable import ScoreServer

@Suite("What runs a server")
struct OperationTests {
  @Test func `the server is healthy while its store answers`() async throws {
    let bench = try await APIBench()
    try await bench.serve { client in
      let answer = try await client.ask("/healthz")
      #expect(answer.status == 200 && answer.text == "ok \(ScorebookVersion.current)\n")
    }
    try await bench.serve(bench.router(health: BrokenDocuments())) { client in
      let answer = try await client.ask("/healthz")
      #expect(answer.status == 503 && answer.headers["content-type"] == ["application/problem+json"])
      #expect(answer.text.contains("storeUnavailable") && !answer.text.contains("secret"))
    }
  }

  @Test func `the server is ready while its store takes writes, and asks it seldom`() async throws {
    let bench = try await APIBench()
    let store = FullDocuments(base: bench.documents)
    try await bench.serve(bench.router(health: store)) { client in
      for _ in 0..<20 {
        let answer = try await client.ask("/readyz")
        #expect(answer.status == 200 && answer.text == "ready\n")
      }
      #expect(store.saves == 1)
      store.isFull.store(true, ordering: .relaxed)
      bench.stopwatch.pass(.seconds(10))
      for _ in 0..<20 {
        let answer = try await client.ask("/readyz")
        #expect(answer.status == 503 && answer.text.contains("storeReadOnly") && answer.text.contains("disk is full"))
      }
      #expect(store.saves == 2)
      #expect(try await client.ask("/healthz").status == 200)
      store.isFull.store(false, ordering: .relaxed)
      bench.stopwatch.pass(.seconds(1))
      #expect(try await client.ask("/readyz").status == 200)
    }
    // However often it was written, it is one document.
    #expect(try await bench.documents.list(DocumentQuery(under: "local/ready")).count == 1)
    try await bench.serve(bench.router(health: BrokenDocuments())) { client in
      let answer = try await client.ask("/readyz")
      #expect(answer.status == 503 && answer.text.contains("storeUnavailable") && !answer.text.contains("secret"))
    }
  }

  @Test func `only the owner finds the metrics`() async throws {
    let bench = try await APIBench()
    let (owner, member) = (try await bench.headers(), try await bench.headers(of: .organiser))
    try await bench.serve { client in
      let id = ("x-request-id", "same")
      let nothing = try await client.ask("/nothing", headers: HTTPHeaders([id]))
      for headers in [[:], member, ["authorization": "Bearer x"], ["x-forwarded-for": "127.0.0.1"]] as [HTTPHeaders] {
        let answer = try await client.ask("/metrics", headers: headers.adding(id.0, id.1))
        #expect(answer.status == 404 && answer.text == nothing.text)
      }
      let answer = try await client.ask("/metrics", headers: owner)
      #expect(answer.status == 200)
      #expect(answer.headers["content-type"] == ["text/plain; version=0.0.4; charset=utf-8"])
    }
  }

  @Test func `the metrics have the store's reads and writes of each day`() async throws {
    let day = Mutex<Timestamp>(1_749_600_000_000)
    let usage = StoreUsage { day.withLock { $0 } }
    let bench = try await APIBench()
    let store = bench.sessions.storage.counted(in: usage)
    _ = try await store.documents.load("mine/note")
    _ = try await store.documents.list(DocumentQuery(under: "mine"))
    day.withLock { $0 = Timestamp(rawValue: $0.rawValue + 86_400_000) }
    _ = try await store.documents.save([
      DocumentWrite("mine/a", id: "a", expected: .any, body: [1]),
      DocumentWrite("mine/b", id: "b", expected: .any, body: [2]),
    ])
    let router = bench.router(usage: usage)
    let owner = try await bench.headers()
    try await bench.serve(router) { client in
      let text = try await client.ask("/metrics", headers: owner).text
      for line in [
        #"scorebook_store_reads{day="2025-06-11"} 2"#, #"scorebook_store_writes{day="2025-06-11"} 0"#,
        #"scorebook_store_reads{day="2025-06-12"} 0"#, #"scorebook_store_writes{day="2025-06-12"} 2"#,
      ] {
        #expect(text.contains(line + "\n"), "\(line)")
      }
    }
  }

  @Test func `requests are counted by route and status, without any user input`() async throws {
    let bench = try await APIBench()
    let router = bench.router()
    router.get("slow/:what") { _, _ in
      bench.stopwatch.pass(.milliseconds(300))
      return "done"
    }
    router.get("boom") { _, _ -> String in throw HTTPError(.badGateway) }
    try await bench.serve(router) { client in
      for word in ["mine", "yours", "his"] { _ = try await client.ask("/slow/\(word)?x=\(word)") }
      for word in ["a", "b"] { _ = try await client.ask("/mine/\(word)") }
      _ = try await client.ask("/boom")
      _ = try await client.ask("/api/v1/board?path=mine")
      _ = try await client.ask("/healthz?mine", method: .PATCH)
    }
    let text = bench.metrics.text
    for line in [
      #"scorebook_requests_total{method="GET",route="/slow/{what}",status="200"} 3"#,
      #"scorebook_requests_total{method="any",route="none",status="404"} 2"#,
      #"scorebook_requests_total{method="PATCH",route="/healthz",status="405"} 1"#,
      #"scorebook_requests_total{method="GET",route="/boom",status="502"} 1"#,
      #"scorebook_requests_total{method="GET",route="/api/v1/board",status="404"} 1"#,
      #"scorebook_request_seconds_bucket{le="0.25",method="GET",route="/slow/{what}"} 0"#,
      #"scorebook_request_seconds_bucket{le="0.5",method="GET",route="/slow/{what}"} 3"#,
      #"scorebook_request_seconds_bucket{le="+Inf",method="GET",route="/slow/{what}"} 3"#,
      #"scorebook_request_seconds_count{method="GET",route="/slow/{what}"} 3"#,
      #"scorebook_refused_requests_total{reason="rate"} 0"#, "# TYPE scorebook_request_seconds histogram",
      "scorebook_body_bytes 0", "scorebook_open_connections 0", "scorebook_open_streams 0",
    ] {
      #expect(text.split(separator: "\n").contains { $0 == line }, "\(line)\n\(text)")
    }
    #expect(!text.lowercased().contains("mine"))
  }

  @Test func `what is measured is in the metrics, with the name of the server`() {
    let metrics = ServerMetrics(server: "north")
    let text = metrics.text(with: StoreUsage { 0 }, [.lastBackup: 1_764_403_200, .freeDisk: 12_345_678_901])
    for line in [
      #"scorebook_backup_last_success_timestamp_seconds{server="north"} 1764403200"#,
      #"scorebook_disk_free_bytes{server="north"} 12345678901"#,
      "# TYPE scorebook_backup_last_success_timestamp_seconds gauge",
      "# HELP scorebook_disk_free_bytes Bytes that are free on the disk of the store.",
    ] {
      #expect(text.contains(line + "\n"), "\(line)")
    }
    #expect(!metrics.text(with: StoreUsage { 0 }).contains("backup"))
  }

  @Test func `the counts of a named server have its name`() {
    let metrics = ServerMetrics(server: "north")
    #expect(metrics.text.contains("scorebook_open_streams{server=\"north\"} 0\n"))
    #expect(metrics.text.contains("scorebook_refused_requests_total{reason=\"rate\",server=\"north\"} 0\n"))
  }

  @Test func `every count also goes to another backend`() {
    let other = PrometheusMetrics(server: "north")
    let metrics = ServerMetrics(server: "north", besides: other)
    for status in [200, 200, 404] {
      metrics.count(ServerMetrics.Answer(method: "GET", template: "/", status: status), took: .milliseconds(30))
    }
    metrics.countRefusal(.rate)
    metrics.sent(bytes: 7)
    for change in [1, 1, -1] { metrics.streams(by: change) }
    #expect(other.text == metrics.text)
    for line in [
      #"scorebook_requests_total{method="GET",route="/",server="north",status="200"} 2"#,
      #"scorebook_request_seconds_count{method="GET",route="/",server="north"} 3"#,
      #"scorebook_refused_requests_total{reason="rate",server="north"} 1"#,
      #"scorebook_sent_bytes_total{server="north"} 7"#, #"scorebook_open_streams{server="north"} 1"#,
    ] {
      #expect(other.text.contains(line + "\n"), "\(line)")
    }
  }

  @Test func `bytes are counted, those of streams, too`() async throws {
    let bench = try await APIBench()
    try await bench.serve { client in
      let answer = try await client.ask("/healthz").text.utf8.count
      #expect(bench.metrics.text.contains("scorebook_sent_bytes_total \(answer)\n"))
      let stream = try await client.open("/api/v1/document/stream?path=a/b")
      for try await part in stream.body where String(buffer: part).contains("\n\n") { break }
      #expect(
        bench.metrics.text.contains("scorebook_sent_bytes_total \(answer + "id: 0\ndata: null\n\n".utf8.count)\n")
      )
    }
  }
}

/// A store whose disk is full for a while.
private final class FullDocuments: DocumentLayer {
  let isFull = Atomic(false)
  let base: any DocumentRepository
  private let count = Atomic(0)

  init(base: any DocumentRepository) { self.base = base }

  var saves: Int { count.load(ordering: .relaxed) }

  func save(_ writes: [DocumentWrite], given premises: [Premise]) async throws(DocumentError) -> [DocumentHead] {
    count.add(1, ordering: .relaxed)
    if isFull.load(ordering: .relaxed) { throw .store(.full) }
    return try await base.save(writes, given: premises)
  }
}

/// A store that has gone away.
private struct BrokenDocuments: DocumentRepository {
  private static let failure = StoreFailure.unavailable("secret")

  func load(_ path: ItemPath) async throws(DocumentError) -> Document? { throw .store(Self.failure) }
  func save(_ writes: [DocumentWrite], given premises: [Premise]) async throws(DocumentError) -> [DocumentHead] {
    throw .store(Self.failure)
  }
  func list(_ query: DocumentQuery) async throws(DocumentError) -> [DocumentHead] { throw .store(Self.failure) }
  func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> { Updates { $0.finish() } }
}
