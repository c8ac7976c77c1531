public import Domain
import Foundation
import HTTPTypes
public import Hummingbird
import Logging
import WireFormat

/// The ports of a store over HTTP, below ``WireAddress/root``.
///
/// It asks only the storage that it is given for each request, so whoever guards that storage guards the API.
public struct PortAPI<Context: RequestContext>: Sendable {
  public typealias Opening = @Sendable (Request, Context) async throws -> Storage

  private let storage: Opening
  private let limits: ServerLimits
  private let now: @Sendable () -> Timestamp
  let pages = PageCache()
  private let lasting: @Sendable (Context) -> @Sendable () async throws -> Bool

  /// - Parameters:
  ///   - limits: What one request may hold, and how often a stream looks again.
  ///   - now: The clock, which says which bucket is the current one; that of the machine for nil.
  ///   - lasting: Says, while a stream lasts, whether whoever opened it still may read it.
  ///   - storage: The storage as the one who makes the request may use it.
  public init(
    limits: ServerLimits = ServerLimits(),
    now: (@Sendable () -> Timestamp)? = nil,
    lasting: @escaping @Sendable (Context) -> @Sendable () async throws -> Bool = { _ in { true } },
    storage: @escaping Opening
  ) {
    self.limits = limits
    self.now = now ?? { Timestamp(rawValue: Int64(Date.now.timeIntervalSince1970 * 1000)) }
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
