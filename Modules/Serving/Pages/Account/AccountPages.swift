import Domain
import Hypertext
import Localization
import ScoreServer
import WireFormat

// The pages of an account, in the order of AccountRoutes.

@HTMLBuilder
func accountPage(
  _ account: Account,
  codeMadeAt made: Timestamp?,
  otherDevices: Int,
  signedInUntil end: CivilDate?,
  _ languages: Languages,
  chosen: String?,
  backups: BackupState?
) -> HTML {
  pageHead(t("Your account"))
  p(.class("lead")) { t("You are signed in as \(strong: "\(bdi: account.displayName)").") }
  if let end { staySignedIn(until: end) }
  card("name", t("Name")) {
    form(post: WebAddress("account", "name"), as: nil, .class("way")) {
      field(
        "name",
        t("Your name"),
        .text(account.displayName),
        .maxlength(64),
        .required,
        .autocomplete(.name),
        hint: "As others see it, also on the boards where you have this name now."
      )
      button(.class("block")) { t("Save") }
    }
  }
  recoveryCard(codeMadeAt: made)
  card("device", t("Second device")) {
    p {
      otherDevices == 0
        ? t("You are signed in on this device only.")
        : t("You are signed in on this device and on \(otherDevices) other devices.")
    }
    form(post: WebAddress("account", "device"), as: nil, .class("way"), .data("online")) {
      p(.class("hint")) {
        t("This device shows a QR code, and the other one opens it. Nothing happens before you confirm here.")
      }
      button(.class("block")) { t("Add second device") }
    }
  }
  if languages.offered.count > 1 { languageCard(languages, chosen: chosen) }
  if let backups { backups.card }
  card("data", t("Your data")) {
    p { t("Everything that this server holds about you, as a file, and what is kept and why.") }
    buttonLink(WebAddress("account", "data"), isWide: true) { t("Your data") }
  }
  card("sign-out", t("Sign out")) {
    form(post: WebAddress("sign-out"), as: nil) { button(.class("block")) { t("Sign out of this device") } }
  }
  p(.class("quiet")) { a(.href(AccountDeletionForm.address)) { t("Delete account") } }
}

private func staySignedIn(until end: CivilDate) -> HTML {
  card("session", text(SessionEnd.warning(end))) {
    form(post: WebAddress("account", "session"), as: nil, .class("way"), .data("online")) {
      p(.class("hint")) { t("After that day, only a recovery code or the organiser lets this device in again.") }
      button(.class("primary block")) { t("Stay signed in") }
    }
  }
}

func recoveryCard(codeMadeAt made: Timestamp?) -> HTML {
  card("recovery", t("Recovery code")) {
    if let made {
      p { t("You have a recovery code, made on \(time: made, .date). It signs you in once on any device.") }
    } else {
      p(.class("flag")) {
        t("You have no recovery code. If you lose this device, only a link from the organiser lets you in again.")
      }
    }
    form(post: AccountRoutes.code, as: nil, .class("way"), .data("online")) {
      if made == nil {
        button(.class("primary block")) { t("Create recovery code") }
      } else {
        p(.class("hint")) { t("A new code replaces the one you have.") }
        button(.class("block")) { t("Replace recovery code") }
      }
    }
  }
}

private func languageCard(_ languages: Languages, chosen: String?) -> HTML {
  let choices =
    [Choice("", Message("As in the browser"), isChosen: chosen == nil)]
    + languages.offered.map { Choice($0.tag, named: $0.name, isChosen: $0.tag == chosen, lang: $0.tag) }
  return card("language", t("Language")) {
    form(post: WebAddress("language"), as: nil, .class("way"), .data("online")) {
      div(.class("field")) {
        label(.class("unseen"), .for("language")) { t("Language") }
        control("language", .select(choices), id: "language")
      }
      button(.class("block")) { t("Save") }
    }
  }
}

/// The end of a session, once it is near.
enum SessionEnd {
  /// Returns the day; nil while it is far, and without a session.
  static func near(_ context: SignedInContext, at now: Timestamp) -> CivilDate? {
    guard let end = context.sessionEnd, end.milliseconds(since: now) <= SignIn.warningMilliseconds else { return nil }
    return CivilDate(dayNumber: ZoneTable.utc.day(of: end))
  }

  static func warning(_ day: CivilDate) -> Message { Message("This device is signed in until \(.day(day)).") }
}

// MARK: Recovery codes

func recoveryCodePage(_ code: RecoveryCode, _ account: Account, at now: Timestamp, server: String, next: Page.Link)
  -> HTML
{
  article(.class("recovery")) {
    h1 { t("Recovery code") }
    p(.class("lead")) { t("Print this page, or write the code down. It is shown once.") }
    section(.class("card")) {
      dl(.class("recovery-facts")) {
        fact(t("Name"), bdi(account.displayName))
        fact(t("Server"), text(server))
        fact(t("Made on"), time(now, .date))
      }
      p(.class("recovery-code")) {
        spaced { for group in code.shown.split(separator: "-") { span { text(String(group)) } } }
      }
      p {
        t(
          "To sign in on a new device, open \(strong: "\(server + AccountRoutes.recovery.text)", .class("secret")) and enter this code. It works once. You then get a new one."
        )
      }
      p(.class("quiet")) { t("Anyone with this code can sign in as you. Keep it where you keep keys.") }
    }
    div(.class("actions no-print")) {
      button(.type(.button), .class("primary"), .data("print"), .hidden) { t("Print") }
      buttonLink(next.address) { text(next.label) }
    }
  }
}

private func fact(_ name: HTML, _ value: HTML) -> HTML {
  div {
    dt { name }
    dd { value }
  }
}

/// The form for a recovery code.
///
/// - Parameters:
///   - typed: The code as it was entered; empty before.
///   - change: Why the person signs in.
///   - problem: What is wrong with the code; nil before it was sent.
///   - account: The account that is signed in now.
/// - Returns: The content of the page.
@HTMLBuilder
func recoverPage(_ typed: String, _ change: DeviceChange, _ problem: Problem?, signedIn account: Account?) -> HTML {
  h1 { t("Enter a recovery code") }
  form(post: AccountRoutes.recovery, as: "recover", .class("way")) {
    if let account {
      p(.class("flag")) {
        t(
          "You are signed in as \(bdi: account.displayName). The code signs this device in as the account that the code belongs to."
        )
      }
    }
    recoveryField(typed, problem)
    fieldset {
      legend { t("Why do you sign in here?") }
      choice("device", .radio("lost", isOn: change == .lostPhone)) {
        strong { t("Lost phone") }
        span(.class("hint")) { t("Signs you out on all other devices.") }
      }
      choice("device", .radio("second", isOn: change == .secondPhone)) {
        strong { t("Second phone") }
        span(.class("hint")) { t("Your other devices stay signed in.") }
      }
    }
    button(.class("primary block")) { t("Sign in") }
  }
  p(.class("quiet")) { t("No code? Ask the organiser for a sign-in link.") }
}

private func recoveryField(_ typed: String, _ problem: Problem?) -> HTML {
  field(
    "code",
    t("Recovery code"),
    .text(typed),
    .required,
    .autocomplete(.off),
    .autocapitalize(.characters),
    .spellcheck(false),
    problem == nil ? .none : .invalid,
    hintID: problem == nil ? "code-hint" : "code-hint code-problem"
  ) {
    if let problem {
      p(.class("flag flag-bad"), .id("code-problem"), .role(.alert)) {
        spaced {
          text(problem.title)
          if let detail = problem.detail { text(detail) }
        }
      }
    }
    p(.class("hint"), .id("code-hint")) {
      t("Sixteen letters and digits, such as 7KQ2-M9XF-3DPA-0RST. Dashes and capitals do not matter.")
    }
  }
}

// MARK: Second devices

/// The first device's page about the second.
///
/// - Parameters:
///   - link: The link; nil for one that is over.
///   - secret: Its secret.
///   - address: The address that the second device opens, and its picture.
///   - localHint: The advice on serving other devices; nil if they reach the server.
/// - Returns: The content of the page.
@HTMLBuilder
func firstDevicePage(
  _ link: DeviceLink?,
  _ secret: String,
  at address: (text: String, picture: QRPicture),
  localHint: String?
) -> HTML {
  pageHead(t("Second device"))
  switch link?.state {
  case .open: deviceCode(address, until: link?.expiresAt ?? 0, localHint)
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

private func deviceCode(_ address: (text: String, picture: QRPicture), until end: Timestamp, _ localHint: String?)
  -> HTML
{
  section(.class("card")) {
    ol(.class("steps")) {
      li { t("Scan this code with the camera of the other device, or type the address there.") }
      li { t("Press \(strong: "Ask to sign in") there.") }
      li { t("Come back here and confirm.") }
    }
    address.picture.html
    p(.class("secret")) { text(address.text) }
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

/// The second device's page before it asks.
@HTMLBuilder
func askingPage(_ secret: String, signedIn account: Account?) -> HTML {
  h1 { t("Sign in on this device") }
  form(post: WebAddress("device", secret), as: "ask") {
    p { t("Your first device shows the QR code that led here. It has to confirm this device.") }
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
