import Domain
package import Hypertext
import Localization
import ScoreServer

// The pages of a second device: another machine, or a phone.

/// The first device's page about the second.
///
/// - Parameters:
///   - link: The link; nil for one that is over.
///   - secret: Its secret.
///   - server: The beginning of links to this server.
///   - picture: The picture of the address that the second device opens.
///   - localHint: The advice on serving other devices; nil if they reach the server.
/// - Returns: The content of the page.
@HTMLBuilder
func firstDevicePage(
  _ link: DeviceLink?,
  _ secret: String,
  at server: String,
  _ picture: QRPicture,
  localHint: String?
) -> HTML {
  pageHead(t("Another machine or phone"))
  switch link?.state {
  case .open: deviceCode(secret, at: server, picture, until: link?.expiresAt ?? 0, localHint)
  case .asked(let request): deviceRequest(request, link?.account.displayName ?? "", secret)
  case .confirmed: told(Message("You confirmed the device."), Message("The device opens your account now."))
  case .used: told(Message("The other device is signed in."), Message("Both devices stay signed in."))
  case .refused:
    told(Message("You refused the device."), Message("It was not signed in."))
    newDeviceCode
  case .expired, nil:
    told(Message("This QR code has expired."), Message("Each is valid for two minutes, for one device."))
    newDeviceCode
  }
  crumbs(AccountRoutes.address) { t("Your account") }
}

private let newDeviceCode = form(post: WebAddress("account", "device"), as: nil, .class("way"), .data("online")) {
  button(.class("primary block")) { t("Show a new QR code") }
}

private func deviceCode(
  _ secret: String,
  at server: String,
  _ picture: QRPicture,
  until end: Timestamp,
  _ localHint: String?
) -> HTML {
  section(.class("card")) {
    ol(.class("steps")) {
      li { t("Scan this code with the camera of the other device, or type the address there.") }
      li { t("Press \(strong: "Ask to sign in") there.") }
      li { t("Come back here and confirm.") }
    }
    picture.html
    p(.class("secret")) { text(server + DeviceAddress.link(secret).text) }
    p { t("Or open \(strong: "\(server + DeviceAddress.code.text)", .leftToRight) there, and enter this code:") }
    p(.class("recovery-code")) {
      spaced { for group in DeviceLink.code(of: secret).split(separator: "-") { span { text(String(group)) } } }
    }
    p {
      t(
        "On another machine with a Scorebook of its own, open \(strong: "Your account"), choose \(strong: "Sync with another machine"), and enter \(span: "\(server)", .leftToRight) and the code."
      )
    }
    p(.class("hint")) {
      t(
        "The code works once, until \(time: end). This page changes when the other device asks. Without scripts, reload it."
      )
    }
    if let localHint {
      p(.class("flag")) {
        t("Only this machine reaches the server. For other devices, start it with: \(localHint)")
      }
    }
  }
}

private func deviceRequest(_ request: DeviceRequest, _ name: String, _ secret: String) -> HTML {
  section(.class("card"), .labelled(by: "asks-title")) {
    h2(.id("asks-title"), .announce) { t("A device asks to sign in as \(bdi: name)") }
    p { t("The device says that it is \(request.device). It must show this number:") }
    p(.class("recovery-code device-number")) { text(request.number) }
    form(post: WebAddress("account", "device", secret), as: nil, .data("online")) {
      button(.class("primary block"), .name("answer"), .value("confirm")) { t("Confirm") }
      button(.class("danger block"), .name("answer"), .value("refuse")) { t("Refuse") }
    }
    p(.class("hint way-note")) { t("Refuse if the other device shows another number, or none.") }
  }
}

/// What has come of a link.
private func told(_ sentence: Message, _ hint: Message?) -> HTML {
  section(.class("card")) {
    p(.class("lead"), .announce) { text(sentence) }
    if let hint { p { text(hint) } }
  }
}

/// The addresses of a second device.
enum DeviceAddress {
  /// The form for the code.
  static let code = WebAddress("device")

  static func link(_ secret: String) -> WebAddress { WebAddress("device", secret) }
}

/// The second device's page before it asks; with a field for the code if no link led to it.
@HTMLBuilder
func askingPage(_ secret: String?, signedIn account: Account?) -> HTML {
  h1 { t("Sign in on this device") }
  form(post: secret.map(DeviceAddress.link) ?? DeviceAddress.code, as: "ask", secret == nil ? .class("way") : .none) {
    if secret == nil {
      p {
        t("On a device that is signed in, open \(strong: "Your account") and choose \(strong: "Add second device").")
      }
      codeField
    } else {
      p { t("Your first device shows the QR code that led here. It has to confirm this device.") }
    }
    if let account {
      p(.class("flag")) {
        t(
          "You are signed in as \(bdi: account.displayName). This device changes to the account of the QR code."
        )
      }
    }
    button(.class("primary block")) { t("Ask to sign in") }
  }
}

/// The field for the code that the first device shows.
package let codeField = field(
  "code",
  t("Code"),
  .text(""),
  .required,
  .autocomplete(.off),
  .autocapitalize(.characters),
  .spellcheck(false),
  hint: "Twelve letters and digits, such as 7KQ2-M9XF-3DPA. Dashes and capitals do not matter."
)

/// The second device's page after it has asked.
///
/// - Parameters:
///   - link: The link.
///   - secret: The link's secret.
///   - claim: The claim.
///   - isOwn: Whether this browser made the claim.
///   - account: The signed-in account.
/// - Returns: The content of the page.
@HTMLBuilder
func secondDevicePage(_ link: DeviceLink, _ secret: String, _ claim: String, isOwn: Bool, _ account: Account?) -> HTML {
  h1 { t("Sign in on this device") }
  switch link.state {
  case .asked(let request) where isOwn && request.isMade(by: claim): waitingDevice(request.number, link.isOfInvite)
  case .confirmed(let request) where isOwn && request.isMade(by: claim):
    openingForm(link, WebAddress("device", secret, claim), AccountChange(from: account, to: link.account))
  default:
    claimOutcome(link, isMade: isOwn && link.state.request?.isMade(by: claim) == true)
    crumbs(WebAddress()) { t("Home") }
  }
}

private func waitingDevice(_ number: String, _ isOfInvite: Bool) -> HTML {
  section(.class("card")) {
    p(.class("lead"), .announce) {
      isOfInvite
        ? t("Ask the organiser to let you in, on the page People.") : t("Confirm this device on your first device.")
    }
    p {
      isOfInvite
        ? t("The organiser sees this number beside your name:") : t("Both devices show this number:")
    }
    p(.class("recovery-code device-number")) { text(number) }
    p(.class("hint")) { t("This page goes on by itself. Without scripts, reload it.") }
  }
}

private func openingForm(_ link: DeviceLink, _ address: WebAddress, _ change: AccountChange?) -> HTML {
  form(post: address, as: nil, change == nil ? .data("submit") : .none) {
    p(.class("lead"), .announce) {
      link.isOfInvite ? t("The organiser has let you in.") : t("Your first device has confirmed this one.")
    }
    signInButton(change)
  }
}

private func claimOutcome(_ link: DeviceLink, isMade: Bool) -> HTML {
  switch link.state {
  case .used where isMade: told(Message("This device is signed in."), nil)
  case .refused where isMade && link.isOfInvite:
    told(Message("The organiser did not let you in."), Message("Talk to the organiser."))
  case .refused where isMade:
    told(Message("Your first device refused this one."), Message("Show a new QR code there to try again."))
  case .asked, .confirmed, .used, .refused:
    told(Message("Another device has opened this link."), Message("Show a new QR code on your first device."))
  case .expired where link.isOfInvite:
    told(Message("This link has expired."), Message("Open the invite again, or ask for a new one."))
  case .open, .expired: told(Message("This link has expired."), Message("Show a new QR code on your first device."))
  }
}

extension DeviceLink.State {
  fileprivate var request: DeviceRequest? {
    switch self {
    case .asked(let request), .confirmed(let request), .refused(let request), .used(let request): request
    case .open, .expired: nil
    }
  }
}

/// The button that signs in, which names both accounts where it replaces one by another.
@HTMLBuilder
func signInButton(_ change: AccountChange?) -> HTML {
  if let change {
    p(.class("flag")) {
      t("You are signed in as \(bdi: change.present). This device changes to the account \(bdi: change.next).")
    }
    button(.class("primary block")) { t("Sign in as \(bdi: change.next)") }
    p { a(.href(WebAddress())) { t("Stay signed in as \(bdi: change.present)") } }
  } else {
    button(.class("primary block")) { t("Sign in") }
  }
}
