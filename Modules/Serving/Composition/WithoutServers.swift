#if !HTTPS
import Domain
import StoreEngine

/// Stands in for a server's store in a program that was built without the trait HTTPS: there never is one.
struct RemoteStore: Sendable {
  private let never: Never

  init(
    url: String,
    token: String? = nil,
    retry: RetryPolicy = RetryPolicy(),
    authority: [UInt8]? = nil,
    onStream: (@Sendable () -> Void)? = nil,
    onTime: (@Sendable (Timestamp) -> Void)? = nil
  ) throws(StoreFailure) {
    throw .unavailable("this program was built without access to servers; build it with access: swift build")
  }

  var storage: Storage { switch never {} }
  func close() async { switch never {} }
  func export(of user: UserID, to send: ([UInt8]) async throws -> Void) async throws { switch never {} }
  func signOut() async throws(StoreFailure) { switch never {} }
  func signIn(withLink secret: String) async throws(StoreFailure) -> (token: String, account: Account) {
    switch never {}
  }
  func signIn(
    withInvite secret: String,
    as name: String,
    isNamesake: Bool
  ) async throws(StoreFailure) -> (token: String, account: Account) { switch never {} }
  func signIn(
    withDevice code: String,
    as claim: String
  ) async throws(StoreFailure) -> (token: String, account: Account)? { switch never {} }
  func signIn(
    withRecovery code: String,
    keepingOthers: Bool,
    id: String
  ) async throws(StoreFailure) -> (token: String, account: Account, code: String?) { switch never {} }
}

/// Stands in for the retries of requests to a server.
struct RetryPolicy: Sendable {
  init(attempts: Int = 0, jitter: (@Sendable () -> Double)? = nil) {}
}
#endif
