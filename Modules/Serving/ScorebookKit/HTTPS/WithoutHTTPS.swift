#if !HTTPS
import Domain
import Foundation
import Pages
import ScoreServer

/// Stands in for HTTPS in a program that was built without the trait: there never is any.
struct LocalHTTPS: Sendable {
  static let isBuilt = false

  private let never: Never

  init(authority: URL, reach: ServerReach, now: @Sendable () -> Timestamp) throws { throw CommandFailure.withoutHTTPS }

  var trust: PhoneTrust? { switch never {} }
  var securing: WebServer.Securing { switch never {} }
  func renew(_ failed: @Sendable (any Error) -> Void) async { switch never {} }
  func opened(secure: Int? = nil, plain: Int? = nil) -> Int? { switch never {} }
  func announce() { switch never {} }
  static func expiry(of file: URL, now: Timestamp) throws -> (moment: Timestamp, isNear: Bool)? { nil }
  static func authority(in file: URL) -> [UInt8]? { nil }
}

extension WebServer {
  static func securing(certificate: String, key: String) throws -> Securing { throw CommandFailure.withoutHTTPS }
  static func validity(certificate: String, key: String) throws -> (from: Timestamp, until: Timestamp) {
    throw CommandFailure.withoutHTTPS
  }
}

extension CommandFailure {
  fileprivate static var withoutHTTPS: CommandFailure {
    CommandFailure(Message("This program was built without HTTPS. Build it with HTTPS: \("swift build")"))
  }
}
#endif
