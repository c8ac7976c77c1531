import Domain
import HTTPTypes
package import Hummingbird
package import Hypertext
import NIOCore
import QRCodes
package import ScoreServer
import WireFormat

/// The authority and the addresses for phones that use HTTPS with a server's own certificate authority.
package struct PhoneTrust: Hashable, Sendable {
  /// The name of the authority in a phone's settings.
  package let name: String
  /// The SHA-256 of the authority's certificate, as a phone shows it.
  package let fingerprint: String
  /// The authority's certificate in DER.
  package let certificate: [UInt8]
  /// The server's address, such as `https://192.168.1.20:8080`.
  package let secureAddress: String
  /// The address of this page over plain HTTP, for phones that do not trust the authority yet.
  package let startAddress: String

  package init(name: String, fingerprint: String, certificate: [UInt8], secureAddress: String, startAddress: String) {
    (self.name, self.fingerprint, self.certificate) = (name, fingerprint, certificate)
    (self.secureAddress, self.startAddress) = (secureAddress, startAddress)
  }
}

/// The page about HTTPS for phones, and the certificate of the server's authority.
package struct PhoneRoutes: Sendable {
  /// The address of the page.
  package static let address = WebAddress("phone")
  static let certificate = WebAddress("phone", "authority.crt")

  /// Returns whether a phone needs a path before it trusts the authority: the page, the certificate, or an asset.
  package static func isBeforeTrust(_ path: String) -> Bool {
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
  package init(_ pages: CommonPages, isSecure: Bool, trust: (@Sendable () -> PhoneTrust?)?) {
    (self.pages, self.isSecure, self.trust) = (pages, isSecure, trust)
  }

  package func add(to router: Router<SignedInContext>) {
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

/// The page about HTTPS for phones.
///
/// - Parameters:
///   - trust: The server's own authority; nil without one.
///   - isSecure: Whether browsers reach the server over HTTPS only.
///   - product: The product's name.
///   - program: The name of the program, for the command that starts it with HTTPS.
/// - Returns: The content of the page.
/// - Throws: `TextTooLong`.
func phonePage(_ trust: PhoneTrust?, isSecure: Bool, product: String, program: String) throws(TextTooLong) -> HTML {
  let steps = if let trust { try trustSteps(trust, product) } else { HTML.empty }
  return HTML {
    pageHead(t("Phones"))
    if isSecure, trust == nil {
      section(.class("card")) {
        p {
          t(
            "This page came over HTTPS with a certificate that browsers know. Phones can open pages offline and install the app without further steps."
          )
        }
      }
    }
    if !isSecure { plainHTTP("\(program) serve --https") }
    steps
  }
}

private func plainHTTP(_ command: String) -> HTML {
  section(.class("card")) {
    h2 { t("This server speaks plain HTTP") }
    p {
      t(
        "Phones open pages offline and install apps only over HTTPS. Over plain HTTP a phone still queues what you enter while a page stays open, but it cannot open the page again without the server."
      )
    }
    p { t("Ask the person who runs the server to start it like this:") }
    p { code(.class("secret")) { text(command) } }
    p { t("This page then shows how each phone learns to trust the server.") }
  }
}

private func trustSteps(_ trust: PhoneTrust, _ product: String) throws(TextTooLong) -> HTML {
  let start = try QRPicture(trust.startAddress, label: Message("QR code of \(trust.startAddress)")).html
  let secure = try QRPicture(trust.secureAddress, label: Message("QR code of \(trust.secureAddress)")).html
  return HTML {
    p(.class("lead")) {
      t(
        "This server has a certificate of its own. A phone that trusts it can open pages offline and install the app. Each phone needs this once."
      )
    }
    section(.class("card")) {
      h2 { t("1. Open this page on the phone") }
      start
      p { a(Attribute("href", trust.startAddress)) { text(trust.startAddress) } }
    }
    section(.class("card")) {
      h2 { t("2. Trust the certificate") }
      p { a(.class("button primary"), .href(PhoneRoutes.certificate)) { t("Download certificate") } }
      phones(trust.name)
      fingerprint(trust.fingerprint)
    }
    section(.class("card")) {
      h2 { t("3. Open \(product) over HTTPS") }
      secure
      p { a(.class("button"), Attribute("href", trust.secureAddress)) { t("Open \(product)") } }
      p { text(trust.secureAddress) }
    }
  }
}

@HTMLBuilder
private func phones(_ name: String) -> HTML {
  h3 { t("iPhone and iPad") }
  ol(.class("steps")) {
    li { t("Open this page in Safari, download the certificate and tap \(strong: "Allow").") }
    li { t("Open \(strong: "Settings"), tap \(strong: "Profile Downloaded"), then \(strong: "Install").") }
    li {
      t(
        "Before you confirm, tap \(strong: "More Details"), then the certificate, and compare the SHA-256 fingerprint."
      )
    }
    li {
      t(
        "Open \(strong: "Settings → General → About → Certificate Trust Settings") and switch on \(strong: "\(name)")."
      )
    }
  }
  h3 { t("Android") }
  ol(.class("steps")) {
    li { t("Open this page in Chrome and download the certificate.") }
    li {
      t(
        "Open \(strong: "Settings"), search for \(strong: "CA certificate"), and tap it. On most phones it is under \(strong: "Security & privacy → More security settings → Install a certificate")."
      )
    }
    li { t("Tap \(strong: "Install anyway") and choose the downloaded file.") }
    li {
      t("Open \(strong: "Trusted credentials → User"), tap \(strong: "\(name)"), and compare the SHA-256 fingerprint.")
    }
  }
}

@HTMLBuilder
private func fingerprint(_ fingerprint: String) -> HTML {
  h3 { t("Computer") }
  p {
    t(
      "Add the file to the authorities that your browser or system trusts for websites. In Firefox: \(strong: "Settings → Certificates → Authorities → Import")."
    )
  }
  h3 { t("Fingerprint") }
  p {
    t(
      "The phone must show the same fingerprint as the server's terminal. If it does not, remove the certificate: another person may have sent it."
    )
  }
  p(.class("secret")) { text(fingerprint) }
  p(.class("quiet")) {
    t(
      "The certificate cannot vouch for the names of other websites. You can remove it in the same settings at any time."
    )
  }
}
