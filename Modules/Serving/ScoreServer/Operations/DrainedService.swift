import Logging
import ServiceLifecycle

/// A service that goes on for a while after it was told to stop.
///
/// Proxies need the time to notice that the server is no longer ready.
struct DrainedService<Base: Service>: Service {
  let base: Base
  let draining: Draining
  let logger: Logger
  let pause: @Sendable () async -> Void

  func run() async throws {
    let group = ServiceGroup(services: [base], logger: logger)
    // A task of its own does not hear of the signal before the pause is over.
    let serving = Task.detached { try await group.run() }
    try await withTaskCancellationHandler {
      try await withGracefulShutdownHandler {
        try await serving.value
      } onGracefulShutdown: {
        draining.begin()
        Task {
          await pause()
          await group.triggerGracefulShutdown()
        }
      }
    } onCancel: {
      serving.cancel()
    }
  }
}
