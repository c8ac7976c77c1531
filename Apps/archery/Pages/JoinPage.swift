import Domain
import Server
import WebPages
import WireFormat

extension ArcheryPages {
  /// Where somebody with an invite comes in.
  func join(_ view: JoinView) throws(TemplateFailure) -> HTML {
    try shell.document(Page(title: "Join", body: try templates.render("join", view), signedIn: view.account))
  }

  /// Where somebody with a sign-in link comes in.
  func signIn(with link: String) throws(TemplateFailure) -> HTML {
    let view = SignInView(action: WebAddress("sign-in", link).text)
    let page = Page(title: "Sign in", body: try templates.render("sign-in", view), scripts: ["submit.js"])
    return try shell.document(page)
  }
}

private struct SignInView {
  let action: String
}

/// What the template `join` sees.
struct JoinView {
  let invite: String?
  let name: String?
  let account: String?
  let problem: String?
  let hint: String?
  let bows = OptionView.bows(nil)

  init(_ entry: JoinRoutes.Entry) {
    (invite, name) = (entry.invite, entry.name)
    account = entry.account?.displayName
    (problem, hint) = (entry.problem?.title, entry.problem?.detail)
  }
}
