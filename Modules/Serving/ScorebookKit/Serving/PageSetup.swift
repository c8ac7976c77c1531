import Composition
import Domain
import Foundation
import Hummingbird
import Hypertext
import Pages
import ScoreServer
import Synchronization

/// A server that is set up on its pages and not in a terminal (`serve --claim`): its first owner, and its HTTPS.
final class PageSetup: Sendable {
  struct HTTPSSetting: Hashable, Codable {
    var isOn: Bool
  }

  let claim: OwnerClaim
  private let isNew: Bool
  private let signIn: SignIn
  private let own: OwnDocuments
  private let mayHaveSwitch: Bool
  private let starts: ServerStarts
  /// The address by the machine's multicast DNS name.
  private let namedAddress = Mutex(String?.none)

  /// Creates the setup.
  ///
  /// - Parameters:
  ///   - installation: The installation.
  ///   - owner: The owner's account.
  ///   - isNew: Whether the store holds nothing yet, unlike one that was restored or copied.
  ///   - mayHaveSwitch: Whether the options leave it to the owner to turn on HTTPS.
  ///   - starts: The starts of the server.
  init(
    _ installation: Installation,
    of owner: Account,
    isNew: Bool,
    mayHaveSwitch: Bool,
    _ starts: ServerStarts
  ) {
    self.isNew = isNew
    (signIn, own, self.starts) = (installation.signIn, installation.own, starts)
    self.mayHaveSwitch = mayHaveSwitch && LocalHTTPS.isBuilt
    claim = OwnerClaim(of: owner, signIn) { code in
      Terminal.say(
        isNew
          ? Message("This server has no owner yet. Open its address in a browser, and enter this code there:")
          : Message(
            "No device is signed in as the owner. Open the server's address in a browser, and enter this code there:"
          )
      )
      Terminal.say("  \(code)")
    }
  }

  /// Whether the owner has turned on HTTPS.
  var wantsHTTPS: Bool {
    get async throws { mayHaveSwitch ? try await own.value(.https)?.isOn ?? false : false }
  }

  /// Turns HTTPS off if the server could not open its ports with it, so that the pages can still be reached.
  ///
  /// - Returns: Whether to start again.
  func givesUpHTTPS(after error: any Error) async throws -> Bool {
    guard try await wantsHTTPS, !starts.isOpen else { return false }
    try await own.set(.https, to: HTTPSSetting(isOn: false))
    Terminal.say(Message("HTTPS could not be turned on, so the server goes on without: \("\(error)")"))
    return true
  }

  /// Prints how the owner gets in, and looks for the machine's name in its network.
  func announce(_ reach: ServerReach, port: Int, link: String) async throws {
    if [.taken, .over].contains(try await claim.state()) {
      Terminal.say(Message("\(link) prints a link that signs you in. Ctrl-C stops the server."))
    }
    guard !reach.isLocal, reach.publicURL == nil else { return }
    Task {
      guard let name = await ServerReach.resolvedName() else { return }
      let address = reach.address(of: name, port: port)
      namedAddress.withLock { $0 = address }
      Terminal.say(Message("Also on \(address)"))
    }
  }

  /// Returns the owner's routes.
  func routes(
    _ pages: CommonPages,
    _ reach: ServerReach,
    isOn: Bool,
    rename: @escaping @Sendable (Account, String) async throws -> Void
  ) -> OwnerRoutes {
    let turn = mayHaveSwitch ? OwnerRoutes.HTTPSSwitch(isOn: isOn) { try await self.turn($0, reach, $1.port) } : nil
    return OwnerRoutes(pages, claim, isNew: isNew, signIn, https: turn, rename: rename) { [self] context in
      [reach.address(port: context.port)] + [namedAddress.withLock(\.self)].compactMap(\.self)
    }
  }

  private func turn(_ isOn: Bool, _ reach: ServerReach, _ port: Int) async throws -> OwnerRoutes.HTTPSSwitch.Turned {
    let next = ServerReach(host: reach.host, hasCertificate: isOn, otherNames: reach.otherNames)
    let link = next.address(port: port) + SignInRoutes.path(of: try await signIn.newLink(for: claim.owner))
    try await own.set(.https, to: HTTPSSetting(isOn: isOn))
    // After this answer, ``ServeOptions/serve(_:_:)`` starts the server again.
    starts.startAgain()
    return .init(link: link, trust: isOn ? next.plainAddress(port: port + 1) + PhoneRoutes.address.text : nil)
  }
}

/// Shows visitors of a server without an owner the way to become it, and ends that once the owner is here.
struct OwnerClaimMiddleware: RouterMiddleware {
  let claim: OwnerClaim

  func handle(
    _ request: Request,
    context: SignedInContext,
    next: @concurrent (Request, SignedInContext) async throws -> Response
  ) async throws -> Response {
    if let account = context.account {
      if account.user == claim.owner.user { try await claim.finish() }
    } else if request.uri.path == "/", request.method == .get, try await claim.state() != .over {
      return .redirect(to: OwnerRoutes.address)
    }
    return try await next(request, context)
  }
}

extension DocumentKey where Value == PageSetup.HTTPSSetting {
  fileprivate static var https: Self { .json("local/https") }
}
