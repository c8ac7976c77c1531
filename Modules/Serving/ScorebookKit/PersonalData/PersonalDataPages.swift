import Domain
import Hypertext
import Pages
import ScoreServer
import WireFormat

/// The page "Your data" of each account, with its export; the owner of the installation has that of every account.
struct PersonalDataPages {
  private static let address = WebAddress("account", "data")

  let installation: Installation

  private static func address(_ account: Account, _ file: String = "") -> WebAddress {
    WebAddress("account", "data", account.user.rawValue, file)
  }

  func add(to site: Site) {
    let content = site.content
    site.page("account/data") { visit in
      let account = try visit.account()
      let others = account.role == .owner ? try await installation.signIn.accounts() : []
      return Page(title: "Your data", body: page(of: account, isOwn: true, others.filter { $0 != account }, visit))
    }
    site.page("account/data/:user") { visit in
      let subject = try await subject(of: visit)
      let isOwn = try subject.user == visit.account().user
      return Page(title: "Your data", body: page(of: subject, isOwn: isOwn, [], visit))
    }
    site.download("account/data/:user/export.zip") { visit in
      let subject = try await subject(of: visit)
      let export = PersonalExport(of: subject, in: installation, content.in(visit).text)
      let name = "\(installation.app) \(subject.displayName).zip"
      return Download(as: "application/zip", name: name) { send in try await export.write(to: send) }
    }
  }

  /// Returns the account that an address names.
  ///
  /// - Throws: ``WireFormat/Problem/notFound`` for another account than the visitor's, except to the owner.
  private func subject(of visit: Visit) async throws -> Account {
    let (account, user) = (try visit.account(), UserID(rawValue: try visit.part("user")))
    guard user == account.user || account.role == .owner, user.problem == nil,
      let subject = try await installation.signIn.account(of: user)
    else { throw Problem.notFound }
    return subject
  }

  @HTMLBuilder
  private func page(of account: Account, isOwn: Bool, _ others: [Account], _ visit: Visit) -> HTML {
    crumbs(AccountRoutes.address) { t("Your account") }
    pageHead(isOwn ? t("Your data") : t("The data of \(bdi: account.displayName)"))
    card("export", t("Export")) {
      p { t("A zip file with everything that this server holds about the account, as JSON, tables and pictures.") }
      buttonLink(Self.address(account, "export.zip"), isWide: true) { t("Download") }
    }
    card("kept", t("What is kept, and why")) {
      ul(.class("list")) {
        for line in Self.kept { li { text(line) } }
      }
    }
    if isOwn {
      card("delete-data", t("Deletion")) {
        buttonLink(WebAddress("account", "delete"), isWide: true) { t("Delete your data") }
      }
    }
    if !others.isEmpty {
      let window = ListWindow(of: Self.address, visit.query)
      let (shown, found) = window.part(of: others, named: \.displayName) { _ in false }
      card("others", t("Other people's data")) {
        window.search(in: others.count, Message("Name"))
        ul(.class("list")) {
          for other in shown {
            li { a(.href(Self.address(other))) { bdi(other.displayName) } }
          }
        }
        window.pager(of: found, Message("Previous page"), Message("Next page"))
      }
    }
  }

  private static let kept: [Message] = [
    Message("Your name, so that others know whose results they see."),
    Message("Your entries and results, because the places of all the others follow from them."),
    Message("Settings and notices, until you delete them."),
    Message("Your devices' sign-ins and the hash of your recovery code, so that you can sign in."),
    Message("Used links and invites, for a year after they expire, so that a wrong clock signs nobody out for good."),
    Message("Backups that the owner of the server made, for as long as the owner keeps them."),
  ]
}
