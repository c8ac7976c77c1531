public import Domain
import Foundation
import HTTPTypes
public import Hummingbird
import Logging
import WireFormat

/// The ports of a store over HTTP, below `/api/v1`.
///
/// Each request uses only its own storage, so guarding that storage guards the API.
public struct PortAPI<Context: RequestContext>: Sendable {
  /// Returns the storage for the caller of a request.
  public typealias Opening = @Sendable (Request, Context) async throws -> Storage

  private let storage: Opening
  private let limits: ServerLimits
  private let now: @Sendable () -> Timestamp
  let pages = PageCache()
  private let lasting: @Sendable (Context) -> @Sendable () async throws -> Bool

  /// Creates the API.
  ///
  /// - Parameters:
  ///   - limits: The limits of one request, and the heartbeat of streams.
  ///   - now: The clock by which the current bucket is chosen; that of the machine for nil.
  ///   - lasting: Returns whether the reader of an open stream still has access.
  ///   - storage: Returns the storage as the caller of a request may use it.
  public init(
    limits: ServerLimits = ServerLimits(),
    now: (@Sendable () -> Timestamp)? = nil,
    lasting: @escaping @Sendable (Context) -> @Sendable () async throws -> Bool = { _ in { true } },
    storage: @escaping Opening
  ) {
    self.limits = limits
    self.now = now ?? { Timestamp(Date.now) }
    self.lasting = lasting
    self.storage = storage
  }

  /// Adds the routes.
  public func add(to router: some RouterMethods<Context>) {
    addDocuments(to: router)
    addJournals(to: router)
    addBoards(to: router)
    addFeed(to: router)
  }

  func on(
    _ method: HTTPRequest.Method,
    _ address: WireAddress,
    of router: some RouterMethods<Context>,
    _ answer: @escaping @Sendable (APICall) async throws -> Response
  ) {
    router.on(RouterPath(address.path), method: method) { [storage, limits, now, lasting] request, context in
      do {
        let query = try APICall.query(of: request)
        let storage = try await storage(request, context)
        let call = APICall(
          request: request,
          query: query,
          storage: storage,
          limits: limits,
          now: now,
          isStillAllowed: lasting(context)
        )
        return try await answer(call)
      } catch {
        let problem = Problem(error)
        if problem.status >= 500 { context.logger.error("\(method) \(address.path): \(error)") }
        return try problem.response(from: request, context: context)
      }
    }
  }
}
