#if !HTTPS
import Logging
import Pages
import ScoreServer

/// Stands in for messages to devices in a program that was built without HTTPS: there never are any.
struct Pushes: DevicePush {
  private let never: Never

  init?(of installation: Installation, contact: String) { return nil }

  func run(logger: Logger) async { switch never {} }
  func key() async throws -> String { switch never {} }
  func isOn(_ context: SignedInContext) async throws -> Bool { switch never {} }
  func turnOn(_ subscription: [UInt8], _ context: SignedInContext) async throws { switch never {} }
  func turnOff(_ context: SignedInContext) async throws { switch never {} }
  func test(_ context: SignedInContext) async throws { switch never {} }
}
#endif
