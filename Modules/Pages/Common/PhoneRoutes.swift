import Domain
import HTTPTypes
public import Hummingbird
public import Hypertext
import NIOCore
import QRCode
public import Server
import WireFormat

/// The authority and the addresses for phones that use HTTPS with a server's own certificate authority.
public struct PhoneTrust: Hashable, Sendable {
  /// The name of the authority in a phone's settings.
  public let name: String
  /// The SHA-256 of the authority's certificate, as a phone shows it.
  public let fingerprint: String
  /// The authority's certificate in DER.
  public let certificate: [UInt8]
  /// The server's address, such as `https://192.168.1.20:8080`.
  public let secureAddress: String
  /// The address of this page over plain HTTP, for phones that do not trust the authority yet.
  public let startAddress: String

  /// Creates the trust of a server.
  public init(name: String, fingerprint: String, certificate: [UInt8], secureAddress: String, startAddress: String) {
    (self.name, self.fingerprint, self.certificate) = (name, fingerprint, certificate)
    (self.secureAddress, self.startAddress) = (secureAddress, startAddress)
  }
}

/// The page about HTTPS for phones, and the certificate of the server's authority.
public struct PhoneRoutes: Sendable {
  /// The address of the page.
  public static let address = WebAddress("phone")
  static let certificate = WebAddress("phone", "authority.crt")

  /// Returns whether a phone needs a path before it trusts the authority: the page, the certificate, or an asset.
  public static func isBeforeTrust(_ path: String) -> Bool {
    [address.text, certificate.text].contains(path) || path.hasPrefix("/assets/")
  }

  private let pages: CommonPages
  private let isSecure: Bool
  private let trust: (@Sendable () -> PhoneTrust?)?

  /// Creates the routes.
  ///
  /// - Parameters:
  ///   - pages: The look of the page.
  ///   - isSecure: Whether browsers reach the server over HTTPS only.
  ///   - trust: Returns the server's own authority and its addresses, once its ports are known; nil without an
  ///     authority.
  public init(_ pages: CommonPages, isSecure: Bool, trust: (@Sendable () -> PhoneTrust?)?) {
    (self.pages, self.isSecure, self.trust) = (pages, isSecure, trust)
  }

  /// Adds the routes to a router.
  public func add(to router: Router<SignedInContext>) {
    router.get(RouterPath(Self.address.text)) { _, context in
      Response.html(
        try pages.in(context.language).phone(trust?(), isSecure: isSecure, account: context.account)
      )
    }
    guard let trust else { return }
    router.get(RouterPath(Self.certificate.text)) { _, _ in
      guard let trust = trust() else { throw Problem.notFound }
      // Not as a download, because phones offer to install a certificate that they open.
      return Response(
        status: .ok,
        headers: [.contentType: "application/x-x509-ca-cert"],
        body: .init(byteBuffer: ByteBuffer(bytes: trust.certificate))
      )
    }
  }
}

/// The view of the template `phone`.
struct PhoneView {
  /// An address and its QR code.
  struct Code {
    let address: String
    let fragment: QRPicture

    init(_ address: String) throws(TextTooLong) {
      self.address = address
      fragment = try QRPicture(address, label: Message("QR code of \(address)"))
    }
  }

  struct Trust {
    let name: String
    let fingerprint: String
    let start: Code
    let secure: Code
    let product: String

    init(_ trust: PhoneTrust, product: String) throws(TextTooLong) {
      (name, fingerprint, self.product) = (trust.name, trust.fingerprint, product)
      (start, secure) = (try Code(trust.startAddress), try Code(trust.secureAddress))
    }
  }

  let trust: Trust?
  let isSecure: Bool
  /// The command that starts the server with HTTPS; nil for a server that has it.
  let command: String?

  init(_ trust: PhoneTrust?, isSecure: Bool, product: String, program: String) throws(TextTooLong) {
    if let trust { self.trust = try Trust(trust, product: product) } else { self.trust = nil }
    self.isSecure = isSecure && trust == nil
    command = isSecure ? nil : "\(program) serve --https"
  }
}
