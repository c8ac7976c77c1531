package import Domain
import HTTPTypes
package import Hypertext
import Localization
package import ScoreServer
import WireFormat

/// The account's pages, the same in every app: its recovery code, its second device, and the way back in.
package struct AccountRoutes: Sendable {
  /// The page of the signed-in account.
  package static let address = WebAddress("account")
  /// The form for a visitor with a recovery code.
  package static let recovery = WebAddress("recover")
  /// The form that creates a recovery code.
  static let code = WebAddress("account", "recovery-code")

  private let pages: CommonPages
  private let signIn: SignIn
  private let languages: AccountLanguages
  private let address: @Sendable (SignedInContext) -> String
  private let localHint: String?
  private let cookie: SessionCookie
  private let now: @Sendable () -> Timestamp
  private let rename: @Sendable (Account, String) async throws -> Void
  private let syncPage: @Sendable (Account) -> WebAddress?
  private let backups: @Sendable () async -> BackupState?
  private let deletion: AccountDeletionForm

  /// Creates the routes.
  ///
  /// - Parameters:
  ///   - pages: The look of the pages.
  ///   - signIn: The accounts.
  ///   - languages: The languages that accounts have chosen.
  ///   - localHint: The advice on serving other devices; nil if they reach the server.
  ///   - cookie: The cookies of sessions.
  ///   - now: The server's clock.
  ///   - backups: Returns the state of the store's backups, for the owner of the installation; nil for none.
  ///   - syncPage: Returns the page on which an account has this machine sync with another one; nil if it may not.
  ///   - rename: Gives an account another name, wherever it goes by the present one.
  ///   - deletion: Deletes the account.
  ///   - address: Returns the beginning of a link that other devices can open.
  package init(
    _ pages: CommonPages,
    _ signIn: SignIn,
    languages: AccountLanguages,
    localHint: String?,
    cookie: SessionCookie,
    now: @escaping @Sendable () -> Timestamp,
    backups: @escaping @Sendable () async -> BackupState?,
    syncPage: @escaping @Sendable (Account) -> WebAddress?,
    rename: @escaping @Sendable (Account, String) async throws -> Void,
    deletion: AccountDeletionForm,
    address: @escaping @Sendable (SignedInContext) -> String
  ) {
    (self.pages, self.signIn, self.languages) = (pages, signIn, languages)
    (self.localHint, self.cookie, self.now) = (localHint, cookie, now)
    (self.backups, self.rename, self.deletion, self.address) = (backups, rename, deletion, address)
    self.syncPage = syncPage
  }

  package func add(to site: Site) {
    addAccount(to: site)
    deletion.add(to: site)
    addRecovery(to: site)
    addFirstDevice(to: site)
    addSecondDevice(to: site)
  }

  // MARK: The account

  private func addAccount(to site: Site) {
    let offered = site.content.languages
    site.page("account") { visit in
      // A stream keeps the account that opened it, whose name may be another by now.
      var account = try visit.account()
      account = try await signIn.account(of: account.user) ?? account
      let made = try await signIn.recoveryCodeDate(of: account.user)
      let others = try await signIn.otherSessions(of: account.user, than: visit.context.sessionToken)
      let chosen = try await languages.tag(of: account.user)
      let end = SessionEnd.near(visit.context, at: now())
      let backups = account.role == .owner ? await backups() : nil
      return Page(
        title: "Your account",
        body: accountPage(
          account,
          codeMadeAt: made,
          otherDevices: others,
          signedInUntil: end,
          offered,
          chosen: chosen,
          syncPage: syncPage(account),
          backups: backups
        ),
        follows: [SignIn.recoveryPath(of: account.user), SignIn.sessions, .account(of: account.user)],
        json: AccountPage(account: account, recoveryCodeMadeAt: made, otherDevices: others)
      )
    }
    site.form("account/name") { visit, form in
      try await rename(try visit.account(), try form.text("name"))
      return .goTo(Self.address)
    }
    site.form("account/session") { visit, _ in
      try await signIn.extend(visit.context.sessionToken ?? "")
      return .goTo(Self.address)
    }
    site.form("language") { visit, form in
      let tag = form["language"] ?? ""
      guard tag.isEmpty || offered.choice.match(tag) != nil else {
        throw Problem.invalid("language", Message("Choose one of the languages."))
      }
      try await languages.choose(tag.isEmpty ? nil : tag, for: visit.account().user)
      return .goTo(Self.address)
    }
    site.form("account/recovery-code") { visit, _ in
      let account = try visit.account()
      let code = try await signIn.makeRecoveryCode(for: account)
      return .show(page(of: code, account, visit, next: Page.Link("Your account", Self.address)))
    }
  }

  private func page(of code: RecoveryCode, _ account: Account, _ visit: Visit, next: Page.Link) -> Page {
    Page(
      title: "Recovery code",
      body: recoveryCodePage(code, account, at: now(), server: address(visit.context), next: next)
    )
  }

  private func addRecovery(to site: Site) {
    site.page("recover") { visit in recover(visit) }
    site.form("recover") { visit, form in
      let (typed, change) = (form["code"] ?? "", DeviceChange(form["device"]))
      do {
        let found = try await signIn.recover(
          typed,
          as: form["id"],
          change,
          device: visit.device,
          from: visit.context.origin,
          only: visit.context.onlyUser
        )
        let home = Page.Link(pages.home, WebAddress())
        let page = page(of: found.code, found.account, visit, next: home)
        return .signIn(token: found.token, as: found.account, then: .show(page))
      } catch let problem as Problem where problem.status == 401 && problem != .otherAccount {
        return .correct(recover(visit, typed, change, problem))
      }
    }
  }

  private func recover(
    _ visit: Visit,
    _ typed: String = "",
    _ change: DeviceChange = .lostPhone,
    _ problem: Problem? = nil
  ) -> Page {
    Page(title: "Recovery code", body: recoverPage(typed, change, problem, signedIn: visit.context.account))
  }

  // MARK: The first device

  private func addFirstDevice(to site: Site) {
    site.form("account/device") { visit, _ in
      let secret = try await signIn.newDeviceLink(for: visit.account())
      return .goTo(WebAddress("account", "device", secret))
    }
    // The secret is in the address, because the store has only its hash. A person who sees it still needs confirmation
    // here.
    site.page("account/device/:link") { visit in
      let (account, secret) = (try visit.account(), try visit.part("link"))
      let link = try await signIn.deviceLink(secret)
      if let link, link.account.user != account.user { throw Problem.notFound }
      let server = address(visit.context)
      let opened = server + DeviceAddress.link(secret).text
      let picture = try QRPicture(opened, label: Message("QR code of \(opened)"))
      let body = firstDevicePage(link, secret, at: server, picture, localHint: localHint)
      return ofLink("Another machine or phone", body, follows: link == nil ? [] : [SignIn.devicePath(secret)])
    }
    site.form("account/device/:link") { visit, form in
      let (account, secret) = (try visit.account(), try visit.part("link"))
      let isConfirmed = try form.text("answer") == "confirm"
      try await signIn.answer(secret, by: account, isConfirmed: isConfirmed)
      return .goTo(WebAddress("account", "device", secret))
    }
  }

  /// A page whose address has the link's secret.
  private func ofLink(_ title: Message, _ body: HTML, follows: [ItemPath] = []) -> Page {
    var page = Page(title: title, body: body, follows: follows)
    page.isConfidential = true
    return page
  }

  // MARK: The second device

  private func addSecondDevice(to site: Site) {
    // Nothing is looked up before the form is sent, so the page does not reveal whether a link is valid.
    site.page("device") { visit in Page(title: "Sign in", body: askingPage(nil, signedIn: visit.context.account)) }
    site.form("device") { visit, form in
      do { return try await ask(try form.text("code"), form, visit) } catch let problem as Problem
        where problem == SignIn.deviceLinkExpired
      {
        throw Problem.invalid("code", "This code is wrong or has expired. Show a new one on your first device.")
      }
    }
    site.page("device/:link") { visit in
      ofLink("Sign in", askingPage(try visit.part("link"), signedIn: visit.context.account))
    }
    site.form("device/:link") { visit, form in try await ask(try visit.part("link"), form, visit) }
    site.page("device/:link/:claim") { visit in
      let (secret, claim) = (try visit.part("link"), try visit.part("claim"))
      guard let link = try await signIn.deviceLink(secret) else { throw SignIn.deviceLinkExpired }
      let isOwn = isOwn(claim, visit)
      let isAwaited = isOwn && link.isAwaited(by: claim)
      if isAwaited { visit.context.noteValidLink() }
      return ofLink(
        "Sign in",
        secondDevicePage(link, secret, claim, isOwn: isOwn, visit.context.account),
        follows: isAwaited ? [SignIn.devicePath(secret)] : []
      )
    }
    site.form("device/:link/:claim") { visit, _ in
      let (secret, claim) = (try visit.part("link"), try visit.part("claim"))
      guard isOwn(claim, visit) else { throw SignIn.deviceLinkUsed }
      let (token, account) = try await signIn.open(secret, as: claim, from: visit.context.origin)
      return .signIn(token: token, as: account, then: .goTo(WebAddress()))
    }
  }

  private func ask(_ code: String, _ form: Form, _ visit: Visit) async throws -> FormAnswer {
    let claim = try form.text("id")
    let secret = try await signIn.ask(code, as: claim, device: visit.device, from: visit.context.origin)
    // The address of the claim's page may be known to others, and the cookie is not.
    return .setting(cookie.deviceClaim(claim), then: .goTo(WebAddress("device", secret, claim)))
  }

  /// Returns whether a claim was made by the browser of a request.
  private func isOwn(_ claim: String, _ visit: Visit) -> Bool {
    visit.remembered(cookie.claimName).map { Array($0.utf8) == Array(claim.utf8) } ?? false
  }
}

/// The content of the account's page for programs.
private struct AccountPage: Encodable, Sendable {
  let account: Account
  let recoveryCodeMadeAt: Timestamp?
  let otherDevices: Int
}
