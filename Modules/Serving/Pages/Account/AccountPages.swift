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
  syncPage: WebAddress?,
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
  card("device", t("Another machine or phone")) {
    p {
      otherDevices == 0
        ? t("You are signed in on this device only.")
        : t("You are signed in on this device and on \(otherDevices) other devices.")
    }
    form(post: WebAddress("account", "device"), as: nil, .class("way"), .data("online")) {
      p(.class("hint")) {
        t("This device shows a QR code and a code to type. Nothing happens before you confirm here.")
      }
      button(.class("block")) { t("Add second device") }
    }
    if let syncPage { buttonLink(syncPage, isWide: true) { t("Sync with another machine") } }
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
