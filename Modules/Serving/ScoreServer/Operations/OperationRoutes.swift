import Access
package import Domain
import HTTPTypes
package import Hummingbird
import NIOCore
package import StoreEngine
import WireFormat

/// The routes for the operator of a server: `GET /healthz`, `GET /readyz`, `GET /metrics` and `GET /openapi.yaml`.
package struct OperationRoutes: Sendable {
  private let documents: any DocumentRepository
  private let metrics: ServerMetrics
  private let usage: StoreUsage
  private let gauges: @Sendable () async -> [ServerGauge: Int64]
  private let draining: Draining
  private let readiness: StoreReadiness

  /// Creates the routes.
  ///
  /// - Parameters:
  ///   - documents: The store whose health is checked.
  ///   - metrics: The counts for `/metrics`.
  ///   - usage: The reads and writes of the store, for `/metrics`.
  ///   - gauges: Measures what `/metrics` shows besides.
  ///   - draining: Whether the server is about to stop.
  ///   - now: A monotonic clock.
  package init(
    documents: any DocumentRepository,
    metrics: ServerMetrics,
    usage: StoreUsage,
    gauges: @escaping @Sendable () async -> [ServerGauge: Int64] = { [:] },
    draining: Draining = Draining(),
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    (self.documents, self.metrics, self.usage, self.draining) = (documents, metrics, usage, draining)
    self.gauges = gauges
    readiness = StoreReadiness(documents, now: now)
  }

  package func add(to router: some RouterMethods<SignedInContext>) {
    router.get("healthz") { request, context in
      if await isHealthy() {
        return Response(text: "ok \(ScorebookVersion.current)\n", type: "text/plain; charset=utf-8")
      }
      return try Problem.storeSilent.response(from: request, context: context)
    }
    router.get("readyz") { request, context in
      if draining.hasBegun { return try Problem.stopping.response(from: request, context: context) }
      if let problem = await readiness.problem() { return try problem.response(from: request, context: context) }
      return Response(text: "ready\n", type: "text/plain; charset=utf-8")
    }
    // For the owner only, even on this machine, because behind a proxy or tunnel every client has the loopback address.
    // Prometheus sends a token.
    router.get("metrics") { _, context in
      guard context.principal.isOwner else { throw Problem.notFound }
      return Response(text: metrics.text(with: usage, await gauges()), type: PrometheusMetrics.mediaType)
    }
    router.get("openapi.yaml") { _, _ in
      Response(text: OpenAPIDocument.text, type: "application/yaml")
    }
  }

  /// Returns whether the store answers.
  ///
  /// Reads one document, which need not exist.
  private func isHealthy() async -> Bool {
    do {
      _ = try await documents.load("server/owner")
      return true
    } catch {
      return false
    }
  }
}

extension Problem {
  fileprivate static let stopping = Problem(
    .serviceUnavailable,
    "stopping",
    "This server is about to stop and finishes its requests."
  )
}

extension Response {
  fileprivate init(text: String, type: String) {
    self.init(
      status: .ok,
      headers: [.contentType: type, .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text))
    )
  }
}
