import HTTPTypes
package import Hummingbird

/// Counts every answer, the time until it began, and the bytes sent.
///
/// Only ``RequestIDMiddleware`` is further out, so that rejections count too.
package struct MetricsMiddleware<Context: RequestContext>: RouterMiddleware {
  private let metrics: ServerMetrics
  private let now: @Sendable () -> ContinuousClock.Instant

  /// Creates the middleware.
  ///
  /// - Parameters:
  ///   - metrics: The counts.
  ///   - now: A monotonic clock, not the time of day.
  package init(_ metrics: ServerMetrics, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
    (self.metrics, self.now) = (metrics, now)
  }

  package func handle(
    _ request: Request,
    context: Context,
    next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    let start = now()
    do {
      var response = try await next(request, context)
      metrics.count(answer(to: request, context, response.status), took: now() - start)
      if let length = response.body.contentLength {
        metrics.sent(bytes: length)
      } else {
        response.body = response.body.map { [metrics] part in
          metrics.sent(bytes: part.readableBytes)
          return part
        }
      }
      return response
    } catch {
      let status = (error as? any HTTPResponseError)?.status ?? .internalServerError
      metrics.count(answer(to: request, context, status), took: now() - start)
      throw error
    }
  }

  /// The answer with the template of its route, such as `/sign-in/{link}`, without anything the user sent.
  private func answer(
    to request: Request,
    _ context: Context,
    _ status: HTTPResponse.Status
  ) -> ServerMetrics.Answer {
    guard let template = context.endpointPath, template.hasPrefix("/") else {
      return ServerMetrics.Answer(method: "any", template: "none", status: status.code)
    }
    return ServerMetrics.Answer(method: request.method.rawValue, template: template, status: status.code)
  }
}
