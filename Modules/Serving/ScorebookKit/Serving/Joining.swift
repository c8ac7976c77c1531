public import Domain
public import Hypertext
import Pages
public import ScoreServer
public import Spaces

/// The way in for people and programs with an invite.
public struct Joining: Sendable {
  let page: (@Sendable (JoinRoutes.Entry) throws -> HTML)?
  let arrival: @Sendable (Admission) async throws -> Void
  let landing: @Sendable (Admission, Form) async throws -> WebAddress

  /// Creates the way in.
  ///
  /// - Parameters:
  ///   - page: The page, which is `CommonPages.join` with the app's own fields; without them for nil.
  ///   - arrival: Makes a member of an account that a program joined with, such as `login`; nothing by default.
  ///   - landing: Makes a member of an account that a browser joined with, by the sent form. Returns the page to open,
  ///     which is the first page of the app by default.
  public init(
    page: (@Sendable (JoinRoutes.Entry) throws -> HTML)? = nil,
    arrival: @escaping @Sendable (Admission) async throws -> Void = { _ in },
    landing: @escaping @Sendable (Admission, Form) async throws -> WebAddress = { _, _ in WebAddress() }
  ) {
    (self.page, self.arrival, self.landing) = (page, arrival, landing)
  }
}

extension WebFrame {
  /// The way into spaces of one kind: the member arrives (``Spaces/SpaceFold/arrival(of:with:)``), and comes to the space.
  ///
  /// - Parameters:
  ///   - type: The kind of space.
  ///   - address: The address of a space.
  /// - Returns: The way in.
  public func joining<Fold: SpaceFold>(
    _ type: Fold.Type,
    at address: @escaping @Sendable (SpaceID) -> WebAddress
  ) -> Joining {
    @Sendable func arrive(_ admission: Admission) async throws -> SpaceID? {
      guard case .role(_, let path) = admission.grant, let id = Fold.space.id(of: path),
        let account = try await installation.signIn.account(of: admission.user)
      else { return nil }
      _ = try await SpaceService<Fold>(installation.gatekeeper, for: account).arrive(in: id)
      return id
    }
    return Joining(
      arrival: { _ = try await arrive($0) },
      landing: { admission, _ in try await arrive(admission).map(address) ?? WebAddress() }
    )
  }
}
