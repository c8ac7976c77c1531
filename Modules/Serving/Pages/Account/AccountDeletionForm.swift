package import Domain
package import Hypertext
import Localization
import ScoreServer

/// The page on which a person deletes the own account, and which says what stays and why.
package struct AccountDeletionForm: Sendable {
  /// The page.
  package static let address = WebAddress("account", "delete")

  private let pseudonym: @Sendable (UserID) -> String
  private let backupDays: Int?
  private let obstacle: @Sendable (Account) async throws -> Message?
  private let delete: @Sendable (Account) async throws -> Void

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - pseudonym: Returns the name of a user after the deletion.
  ///   - backupDays: The days after which the server's own backups go; nil for a server that writes none.
  ///   - obstacle: Returns the reason why an account cannot be deleted now; nil if it can.
  ///   - delete: Deletes an account.
  package init(
    pseudonym: @escaping @Sendable (UserID) -> String,
    backupDays: Int?,
    obstacle: @escaping @Sendable (Account) async throws -> Message?,
    delete: @escaping @Sendable (Account) async throws -> Void
  ) {
    (self.pseudonym, self.backupDays, self.obstacle, self.delete) = (pseudonym, backupDays, obstacle, delete)
  }

  func add(to site: Site) {
    site.page("account/delete") { visit in
      let account = try visit.account()
      let body = deletionPage(as: pseudonym(account.user), backupDays, obstacle: try await obstacle(account))
      return Page(title: "Delete account", body: body)
    }
    site.form("account/delete") { visit, form in
      let account = try visit.account()
      // A form that is sent without its fields deletes nothing.
      _ = try form.text("sure")
      try await delete(account)
      let sentence = Message("Your account was deleted.")
      return .signedOut(then: .show(Page(title: sentence, body: h1(.announce) { text(sentence) })))
    }
  }
}

@HTMLBuilder
private func deletionPage(as pseudonym: String, _ backupDays: Int?, obstacle: Message?) -> HTML {
  pageHead(t("Delete account"))
  p(.class("lead")) { t("You are called \(strong: "\(bdi: pseudonym)") afterwards, everywhere and for everyone.") }
  card("gone", t("What is deleted")) {
    p { t("Your name, on every board and in every result.") }
    p { t("Your settings, notices, practice and the notes of your check-ins.") }
    p { t("Your sign-ins on all devices, your recovery code and your invites.") }
  }
  card("kept", t("What stays, and why")) {
    p { t("Your scores and check-ins, without your name, because the places of others depend on them.") }
    p { t("The history of boards keeps your name. No page shows it, but the owner could read it.") }
    p { t("What organisers wrote about you, such as the club's register of members. Ask them to delete it.") }
    p { t("Backups, exports and prints that were made before, until their owners delete them.") }
    if let backupDays { p { t("The backups that this server writes go after \(backupDays) days.") } }
  }
  if let obstacle {
    p(.class("flag")) { text(obstacle) }
  } else {
    dangerForm(
      AccountDeletionForm.address,
      as: "delete",
      t("Delete account"),
      asks: Message("Delete your account for good? This cannot be undone."),
      .data("online")
    ) {
      p { t("Entries on your devices that the server does not have yet are lost.") }
      hidden("sure", "yes")
      button(.class("danger block")) { t("Delete account") }
    }
  }
  crumbs(AccountRoutes.address) { t("Your account") }
}
