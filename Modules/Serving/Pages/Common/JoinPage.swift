import Domain
import Hypertext
import ScoreServer
import WireFormat

/// The page for the bearer of an invite.
///
/// - Parameters:
///   - entry: The bearer, and what was sent.
///   - title: The heading without an invite.
///   - fields: The app's own fields, besides the name.
/// - Returns: The content of the page.
@HTMLBuilder
func joinPage(_ entry: JoinRoutes.Entry, title: Message, fields: HTML) -> HTML {
  h1 { if let space = entry.space { t("Join \(bdi: space)") } else { text(title) } }
  form(post: WebAddress("join"), as: nil, .described(by: entry.problem == nil ? nil : "form-fault")) {
    if entry.member == nil, let problem = entry.problem {
      p(.class("fault"), .id("form-fault"), .role(.alert), .tabindex(-1), .autofocus) {
        spaced {
          text(problem.title)
          if let detail = problem.detail { text(detail) }
        }
      }
    }
    invite(entry)
    if let account = entry.account {
      p { t("You are signed in as \(strong: "\(bdi: account.displayName)").") }
      fields
      button(.class("primary block")) { t("Join as \(bdi: account.displayName)") }
    } else if let member = entry.member {
      namesake(member, entry, fields)
    } else {
      field(
        "name",
        t("Your name"),
        .text(entry.name),
        .required,
        .maxlength(Limits.displayNameCharacters),
        .autocomplete(.name),
        hint: "As shown on the board."
      )
      fields
      button(.class("primary block")) { t("Join") }
    }
  }
}

private func invite(_ entry: JoinRoutes.Entry) -> HTML {
  if entry.space != nil { return hidden("invite", entry.invite ?? "") }
  return field(
    "invite",
    t("Invite code"),
    .text(entry.invite),
    .required,
    .autocomplete(.off),
    .autocapitalize(.characters),
    .spellcheck(false),
    hint: "As the organiser reads it out, such as 7KQ2-M9XF-3DPA. An invite link fills it in."
  )
}

/// Asks whether a new person is a member with the same name.
@HTMLBuilder
private func namesake(_ member: String, _ entry: JoinRoutes.Entry, _ fields: HTML) -> HTML {
  hidden("name", entry.name ?? "")
  section(.class("card"), .labelled(by: "member-title")) {
    h2(.id("member-title"), .tabindex(-1), .autofocus) { t("Are you \(bdi: member)?") }
    p { t("A member with this name is here already.") }
    p { buttonLink(AccountRoutes.recovery, isWide: true) { t("Yes, I have a recovery code") } }
    button(.class("block"), .name("answer"), .value("ask"), .formnovalidate) {
      t("Yes, ask the organiser to let me in")
    }
  }
  fields
  button(.class("block"), .name("answer"), .value("other")) { t("No, I am another person with this name") }
}
