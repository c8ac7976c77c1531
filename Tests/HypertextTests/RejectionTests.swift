import Domain
import Hypertext
import Localization
import Testing

@Suite("A rejected form")
struct RejectionTests {
  private let page = HTML {
    h1 { t("People") }
    for member in ["ana", "ben"] {
      form(post: WebAddress("people", "rename"), as: "rename-\(member)") {
        hidden("member", member)
        field("name", t("Name"), .text(member), id: "name-\(member)")
      }
    }
    main(.live(WebAddress("live"))) {
      details {
        form(post: WebAddress("people"), as: "add") {
          field("name", t("Name"), .text("old"), hint: "As on the card.")
          field(
            "bow",
            t("Bow"),
            .select([Choice("r", Message("Recurve")), Choice("b", Message("Barebow"), isChosen: true)])
          )
          choice("mail", .checkbox("yes", isOn: true)) { t("Mail") }
          button { t("Add") }
        }
      }
    }
  }

  private func corrected(_ fields: [String: String], to path: String, field: String?) -> String {
    let rejection = Rejection(SentForm(fields, to: path), because: "No.", field: field, on: WebAddress("people"))
    return page.corrected(rejection).text(for: Reader(.source))
  }

  @Test func `has what was sent, and the fault at its field`() {
    let markup = corrected(["name": "<new>", "bow": "r"], to: "/people", field: "name")
    #expect(markup.contains("<main data-live=\"/live\" data-held><details open>"))
    #expect(
      markup.contains("<p class=\"fault\" role=\"alert\" id=\"form-fault\">No.</p><input type=\"text\" id=\"name\"")
    )
    #expect(
      markup.contains(
        "value=\"&lt;new&gt;\" aria-describedby=\"name-hint form-fault\" aria-invalid=\"true\" autofocus>"
      )
    )
    #expect(markup.contains("<option value=\"r\" selected>") && !markup.contains("value=\"b\" selected"))
    #expect(markup.contains("type=\"checkbox\" name=\"mail\" value=\"yes\">"), "A box that was sent empty is empty.")
    #expect(markup.contains("name=\"form-page\" value=\"/people\""))
  }

  @Test func `is found among several of one address by its hidden fields`() {
    let markup = corrected(["name": "x", "member": "ben"], to: "/people/rename", field: "name")
    #expect(markup.contains("id=\"name-ana\" name=\"name\" value=\"ana\">"))
    #expect(markup.contains("id=\"name-ben\" name=\"name\" value=\"x\""))
  }

  @Test func `has a fault of no field at its top, and one without its form stands above the page`() {
    #expect(
      corrected([:], to: "/people", field: nil).contains(
        "<p class=\"fault\" role=\"alert\" id=\"form-fault\" tabindex=\"-1\" autofocus>No.</p>"
      )
    )
    #expect(corrected([:], to: "/elsewhere", field: nil).hasPrefix("<p class=\"fault\""))
  }

  @Test func `asks the question of the button that was pressed, else its own`() {
    let page = form(post: WebAddress("end"), as: "end", asks: "End it?") {
      button { t("End") }
      button(.name("what"), .value("all"), .ask("End all?"), .askButton("End all")) { t("All") }
    }
    let own = page.question(of: SentForm([:], to: "/end"))
    #expect(own?.sentence == "End it?" && own?.button.text(for: Reader(.source)) == "End")
    let all = page.question(of: SentForm(["what": "all"], to: "/end"))
    #expect(all?.sentence == "End all?" && all?.button.text(for: Reader(.source)) == "End all")
    #expect(page.question(of: SentForm([:], to: "/other")) == nil)
  }
}
