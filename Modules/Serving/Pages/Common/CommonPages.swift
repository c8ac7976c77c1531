package import Domain
public import Hypertext
package import Localization
import Notices
public import ScoreServer
import WireFormat

/// The pages that all apps share: signing in, joining, notices, and errors.
public struct CommonPages: Sendable {
  private var shell: PageShell
  let words: AppWords
  /// The words for the front page.
  var home: Message { words.home }
  /// The page with the app's own settings; nil for none.
  var settings: WebAddress? { words.settings }

  package init(shell: PageShell, words: AppWords) { (self.shell, self.words) = (shell, words) }

  /// The texts of the pages' language.
  package var text: Localizer { shell.text }

  /// Returns the same pages in a language.
  package func `in`(_ language: Language) -> CommonPages { CommonPages(shell: shell.in(language), words: words) }

  /// Returns a whole page.
  func document(_ page: Page) -> HTML { shell.document(page) }

  /// Returns a part of a page that a stream sends.
  func part(_ html: HTML) -> String { html.text(for: Reader(text)) }

  /// Returns the page for visitors who are not signed in.
  package func signInNeeded() -> HTML { shell.document(signInPage()) }

  /// Returns the same, for an address that shows another page to an account.
  package func signInPage() -> Page {
    let message = PageMessage(
      sentence: Message("Sign in to keep score"),
      hint: Message(
        "Ask the organiser for a link or a code. If you run this server, open the link that it printed when it started."
      ),
      links: Self.waysIn
    )
    return Page(title: "Sign in", body: messagePage(message))
  }

  private static let waysIn = [
    Page.Link("I have an invite or a code", WebAddress("join")),
    Page.Link("Enter the code of another device of yours", DeviceAddress.code),
    Page.Link("Enter a recovery code", AccountRoutes.recovery),
  ]

  /// Returns the page for the bearer of a sign-in link.
  package func signIn(with arrival: SignInRoutes.Arrival, account: Account?) -> HTML {
    let body = HTML {
      h1 { t("Sign in") }
      form(
        post: WebAddress("sign-in", arrival.link),
        as: nil,
        arrival.isUsedAtOnce ? .data("submit") : .none
      ) {
        p { t("This link signs you in on this device. It works once.") }
        signInButton(AccountChange(from: account, to: arrival.other))
      }
    }
    return document(Page(title: "Sign in", body: body, account: account))
  }

  /// Returns the page that asks before an account without a way back signs out.
  package func signOut(of account: Account) -> HTML {
    var page = Page(title: "Sign out", body: signOutPage(account), account: account)
    page.isOfSite = true
    return document(page)
  }

  /// Returns the page for the bearer of an invite; `fields` are the app's own, besides the name.
  public func join(_ entry: JoinRoutes.Entry, fields: HTML = .empty) -> HTML {
    if entry.isOver, let problem = entry.problem {
      let links = entry.account == nil ? Self.waysIn : [Page.Link(words.home, WebAddress())]
      let message = PageMessage(sentence: problem.title, hint: problem.detail, links: links)
      return document(Page(title: "Join", body: messagePage(message), account: entry.account))
    }
    let body = joinPage(entry, title: words.joining, fields: fields)
    return document(Page(title: "Join", body: body, account: entry.account))
  }

  /// Returns an error page; `back` is the page of a rejected form.
  ///
  /// Only a fault of the server shows its status and the request's id, which help its operator. `offersWaysIn` offers
  /// the other ways in, for a visitor without a valid sign-in.
  package func error(
    status: Int,
    sentence: Message,
    hint: Message? = nil,
    back: WebAddress? = nil,
    offersWaysIn: Bool = false,
    request: String? = nil
  ) -> HTML {
    let home = [back.map { Page.Link("Back", $0) }, Page.Link(words.home, WebAddress())].compactMap(\.self)
    let links = offersWaysIn ? Self.waysIn : home
    let failure = status >= 500 ? PageMessage.Failure(status: status, request: request) : nil
    let message = PageMessage(failure, sentence: sentence, hint: hint, links: links)
    return document(Page(title: sentence, body: messagePage(message)))
  }

  /// Returns the page about HTTPS for phones.
  func phone(_ trust: PhoneTrust?, isSecure: Bool, account: Account?) throws -> HTML {
    let body = try phonePage(trust, isSecure: isSecure, product: shell.product, program: words.program)
    return document(Page(title: "Phones", body: body, account: account))
  }

  /// Returns the page of the account's notices, newest first.
  func inbox(_ notices: [Notice], ticket: FormTicket, account: Account) -> HTML {
    let body = HTML {
      crumbs(WebAddress()) { Hypertext.text(words.home) }
      pageHead(t("Notices"))
      div(.id("notices"), .live(WebAddress("inbox", "live"))) { self.notices(notices) }
      form(post: WebAddress("inbox", "read"), as: "read") { button { t("Mark all as read") } }
      p(.class("quiet")) { a(.href(NoticeSettingsRoutes.address)) { t("Notification settings") } }
      p(.class("quiet")) { a(.href(WebAddress("calendar"))) { t("Calendar") } }
    }
    let page = Page(title: "Notices", body: body, scripts: ["live.js"], account: account)
    return shell.document(page, ticket: ticket)
  }

  /// Returns the live part of the notices.
  @HTMLBuilder
  func notices(_ notices: [Notice]) -> HTML {
    let unread = notices.count { $0.readAt == nil }
    if unread > 0 { p(.class("lead"), .role(.status)) { t("\(unread) new notices") } }
    factList(notices, empty: t("No notices yet. \(words.news) appear here.")) { notice in
      span {
        spaced {
          if notice.readAt == nil { badge("on") { t("New") } }
          if let address = words.noticeAddress(notice) {
            a(.href(address)) { bdi(words.notice(notice)) }
          } else {
            bdi(words.notice(notice))
          }
        }
      }
      time(notice.createdAt, .moment, .class("quiet"))
    }
  }
}

private func signOutPage(_ account: Account) -> HTML {
  HTML {
    h1 { t("Sign out without a way back?") }
    p(.class("flag")) {
      t(
        "You have no recovery code, and no other device is signed in as \(bdi: account.displayName). After you sign out, only a link from the organiser lets you in again."
      )
    }
    form(post: AccountRoutes.code, as: nil, .class("way"), .data("online")) {
      button(.class("primary block")) { t("Create recovery code first") }
    }
    form(post: WebAddress("sign-out"), as: nil, .class("way")) {
      hidden("sure", "yes")
      button(.class("danger block")) { t("Sign out anyway") }
    }
    p(.class("crumbs way")) { a(.href(WebAddress())) { t("Stay signed in") } }
  }
}

/// The page for an address that this browser has no copy of while the server is away.
///
/// `sw.js` keeps it, puts the pages that it has into its list, and answers with it.
let awayPage = section(.class("message")) {
  h1 { t("This page is not on this phone yet") }
  p(.class("lead")) {
    t(
      "The server does not answer, and this phone has not opened the page before. Entries that are queued here stay queued."
    )
  }
  p { a(.class("button primary"), .again) { t("Try again") } }
  h2 { t("Pages on this phone") }
  ul(.class("list"), .id("kept-pages"))
}

/// A change of the signed-in account, of which a page asks its user first.
struct AccountChange {
  let present: String
  let next: String

  /// Creates the change; nil if no other account is signed in.
  init?(from present: Account?, to next: Account?) {
    guard let present, let next, present.user != next.user else { return nil }
    (self.present, self.next) = (present.displayName, next.displayName)
  }
}
