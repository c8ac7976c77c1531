import Domain
import Hypertext
import Localization
import QRCode
import Server
import WireFormat

/// The view of the template `account`.
struct AccountView {
  let name: String
  let made: MomentView?
  let devices: Message
  /// The end of this device's session, once it is near.
  let end: SessionEnd?
  /// The choice of a language; nil for an app with one language.
  let language: LanguageView?
  let nameAction = "/account/name"
  let codeAction = AccountRoutes.code.text
  let deviceAction = "/account/device"

  init(_ account: Account, made: Timestamp?, otherDevices: Int, end: SessionEnd?, language: LanguageView?) {
    (self.end, self.language) = (end, language)
    name = account.displayName
    self.made = made.map(MomentView.init)
    devices =
      otherDevices == 0
      ? Message("You are signed in on this device only.")
      : Message("You are signed in on this device and on \(otherDevices) other devices.")
  }
}

/// The end of a session, once it is near.
struct SessionEnd {
  let warning: Message
  let action = "/account/session"

  /// Creates the end; nil while it is far, and without a session.
  init?(_ context: SignedInContext, at now: Timestamp) {
    guard let end = context.sessionEnd, end.milliseconds(since: now) <= SignIn.warningMilliseconds else { return nil }
    let day = CivilDate(dayNumber: ZoneTable.utc.day(of: end))
    warning = Message("This device is signed in until \(.day(day)).")
  }
}

/// The languages of an app, for the page of the account.
struct LanguageView {
  let action = "/language"
  let options: [OptionView]

  /// Creates the choice; nil for an app with one language.
  init?(_ languages: Languages, chosen: String?) {
    guard languages.offered.count > 1 else { return nil }
    options =
      [OptionView("", Message("As in the browser"), isChosen: chosen == nil)]
      + languages.offered.map { OptionView($0.tag, Message(verbatim: $0.name), isChosen: $0.tag == chosen) }
  }
}

/// The view of the template `recovery-code`.
struct RecoveryCodeView {
  let name: String
  let server: String
  let address: String
  let moment: MomentView
  let groups: [String]
  let next: String
  let label: Message

  init(_ code: RecoveryCode, _ account: Account, at now: Timestamp, server: String, next: Page.Link) {
    (name, self.server, moment) = (account.displayName, server, MomentView(now))
    address = server + AccountRoutes.recovery.text
    groups = code.shown.split(separator: "-").map(String.init)
    (self.next, label) = (next.address.text, next.label)
  }
}

/// The view of the template `recover`.
struct RecoverView {
  let action = AccountRoutes.recovery.text
  let hidden: [HiddenField]
  let signedIn: String?
  let code: String
  let keepsOthers: Bool
  let problem: Message?
  let hint: Message?

  init(
    _ visit: Visit,
    typed: String = "",
    _ change: DeviceChange = .lostPhone,
    ticket: String? = nil,
    _ problem: Problem? = nil
  ) {
    hidden = [ticket.map { HiddenField(name: "id", value: $0) } ?? visit.ticket.field(for: "recover")]
    signedIn = visit.context.account?.displayName
    (code, keepsOthers) = (typed, change == .secondPhone)
    (self.problem, hint) = (problem?.title, problem?.detail)
  }
}

/// The view of the template `device`, the first device's page about the second.
struct DeviceView {
  struct Code {
    let fragment: QRPicture
    let address: String
    let timestamp: String
    let minute: String
    let localHint: String?
  }

  struct Request {
    let name: String
    let device: String
    let number: String
    let action: String
  }

  var code: Code?
  var request: Request?
  var sentence: Message?
  var hint: Message?
  var again: String?

  init(_ link: DeviceLink?, _ secret: String, address: String, localHint: String?) throws(TextTooLong) {
    switch link?.state {
    case .open:
      let end = MomentView(link?.expiresAt ?? 0)
      let picture = try QRPicture(address, label: Message("QR code of \(address)"))
      code = Code(
        fragment: picture,
        address: address,
        timestamp: end.timestamp,
        minute: end.minute,
        localHint: localHint
      )
    case .asked(let request):
      self.request = Request(
        name: link?.account.displayName ?? "",
        device: request.device,
        number: request.number,
        action: WebAddress("account", "device", secret).text
      )
    case .confirmed:
      (sentence, hint) = (Message("You confirmed the device."), Message("The device opens your account now."))
    case .used: (sentence, hint) = (Message("The other device is signed in."), Message("Both devices stay signed in."))
    case .refused:
      (sentence, hint) = (Message("You refused the device."), Message("It was not signed in."))
      again = "/account/device"
    case .expired, nil:
      (sentence, hint) = (
        Message("This QR code has expired."), Message("Each is valid for two minutes, for one device.")
      )
      again = "/account/device"
    }
  }
}

/// The view of the template `second-device`.
struct SecondDeviceView {
  /// The address of the form that asks; nil after the device has asked.
  var ask: String?
  var hidden: [HiddenField] = []
  var signedIn: String?
  /// The number that both devices show.
  var number: String?
  var confirm = Message("Confirm this device on your first device.")
  var compare = Message("Both devices show this number:")
  var confirmed = Message("Your first device has confirmed this one.")
  /// The address of the form that opens the session.
  var open: String?
  /// Whether scripts open it at once.
  var isSentAtOnce = false
  var change: AccountChange?
  var sentence: Message?
  var hint: Message?

  init(asking secret: String, _ visit: Visit) {
    ask = WebAddress("device", secret).text
    hidden = [visit.ticket.field(for: "ask")]
    signedIn = visit.context.account?.displayName
  }

  /// Creates the view of a claim.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - secret: The link's secret.
  ///   - claim: The claim.
  ///   - isOwn: Whether this browser made the claim.
  ///   - account: The signed-in account.
  init(_ link: DeviceLink, _ secret: String, _ claim: String, isOwn: Bool, _ account: Account?) {
    let claim = isOwn ? claim : ""
    if link.isOfInvite {
      confirm = Message("Ask the organiser to let you in, on the page People.")
      compare = Message("The organiser sees this number beside your name:")
      confirmed = Message("The organiser has let you in.")
    }
    switch link.state {
    case .asked(let request) where request.isMade(by: claim): number = request.number
    case .confirmed(let request) where request.isMade(by: claim):
      open = WebAddress("device", secret, claim).text
      change = AccountChange(from: account, to: link.account)
      isSentAtOnce = change == nil
    case .used(let request) where request.isMade(by: claim):
      (sentence, hint) = (Message("This device is signed in."), nil)
    case .refused(let request) where request.isMade(by: claim) && link.isOfInvite:
      (sentence, hint) = (Message("The organiser did not let you in."), Message("Talk to the organiser."))
    case .refused(let request) where request.isMade(by: claim):
      (sentence, hint) = (
        Message("Your first device refused this one."), Message("Show a new QR code there to try again.")
      )
    case .asked, .confirmed, .used, .refused:
      (sentence, hint) = (
        Message("Another device has opened this link."), Message("Show a new QR code on your first device.")
      )
    case .expired where link.isOfInvite:
      (sentence, hint) = (Message("This link has expired."), Message("Open the invite again, or ask for a new one."))
    case .open, .expired:
      (sentence, hint) = (Message("This link has expired."), Message("Show a new QR code on your first device."))
    }
  }
}
