public import Domain
import Hummingbird
package import Hypertext
import Localization
package import ScoreServer

/// A form that was sent without an answer to its question: a destructive one, or one with a doubtful value.
public struct Unconfirmed: Error {
  /// The question, and the words of the button that confirms it; nil for those in the form's markup.
  let question: (sentence: Message, button: Message)?

  init() { question = nil }

  /// Creates the question of a form whose markup has none, because only some of its values are asked about.
  public init(_ sentence: Message, button: Message) { question = (sentence, button) }

  /// The field that confirms the question.
  static let field = "confirmed"
}

extension Request {
  /// Whether a browser asks without a script, and shows the answer as a page.
  var wantsPage: Bool { headers[.accept]?.contains("text/html") == true && !wantsFragment }
}

extension Form {
  /// Returns whether a destructive form needs no further confirmation.
  ///
  /// Scripts ask before they send, and programs know what they do. So only browsers without scripts are asked here.
  func isConfirmed(for request: Request) -> Bool { !request.wantsPage || self[Unconfirmed.field] != nil }
}

extension CommonPages {
  /// Returns the question of a form as a page, for browsers without scripts.
  ///
  /// - Parameters:
  ///   - asked: What is asked.
  ///   - form: The fields that were sent, which the answer sends again.
  ///   - action: The path that they were sent to.
  ///   - page: The page of the form, which has the question where `asked` has none; nil if unknown.
  ///   - cancel: The address that leads back.
  ///   - account: The signed-in account.
  /// - Returns: The page.
  package func question(
    _ asked: Unconfirmed,
    of form: Form,
    to action: String,
    on page: FormPage?,
    cancel: WebAddress,
    account: Account?
  ) -> HTML {
    let own = asked.question.map { (sentence: $0.sentence, button: Hypertext.text($0.button)) }
    let question = own ?? page?.question ?? Self.standardQuestion
    // The question's page has no address of its own, so the form names the page that it came from.
    let fields = form.texts.merging([Rejection.pageField: cancel.text]) { old, _ in old }.sorted { $0.key < $1.key }
    let body = section(.class("message")) {
      h1 { Hypertext.text(question.sentence) }
      Hypertext.form(post: WebAddress(ofRequest: action), as: nil, .data("online")) {
        for field in fields { hidden(field.key, field.value) }
        div(.class("actions")) {
          button(.class("danger"), .name(Unconfirmed.field), .value("yes")) { question.button }
          a(.class("button"), .href(cancel)) { t("Cancel") }
        }
      }
    }
    return document(Page(title: question.sentence, body: body, account: account))
  }

  private static let standardQuestion = (
    sentence: Message("Do you want to do this? It may not be possible to undo it."), button: t("Go on")
  )
}
