import ArcheryScoring
import Domain
import Foundation
import Hypertext
import Leaderboards
import Pages

enum RegisterAddress {
  static let all = WebAddress("register")
  static let add = WebAddress("register", "archers")
  static let entries = WebAddress("register", "import")
  static let registrars = WebAddress("register", "registrars")
  static let table = WebAddress("register", "register.csv")

  static func archer(_ id: RegisterID) -> WebAddress { WebAddress("register", "archers", id.rawValue) }
  static func delete(_ id: RegisterID) -> WebAddress { WebAddress("register", "archers", id.rawValue, "delete") }
}

extension ArcheryPages {
  /// The member register, for the owner and the registrars.
  ///
  /// `registrars` are the accounts that may become registrars, nil for readers other than the owner. `list` is shown
  /// again if it has faults, as `outcome` says; nil before a list was sent.
  func register(
    _ all: [RegisterEntry],
    search: String = "",
    registrars: [(account: Account, isRegistrar: Bool)]?,
    list: String = "",
    _ outcome: RegisterImport? = nil
  ) -> Page {
    let problems = outcome?.problems ?? []
    let body = HTML {
      registerHead(count: all.count)
      if let outcome, outcome.isDone { Pages.outcome(outcome.outcome) }
      if !problems.isEmpty { faultyLines(t("Check these lines"), problems) }
      registerSearch(search)
      card("archers", t("Archers")) { registerList(all.filter { $0.archer.matches(search) }) }
      card("add", t("Add an archer")) {
        form(post: RegisterAddress.add, as: "add", .data("online")) {
          registeredFields(.blank)
          button(.class("primary block")) { t("Add archer") }
        }
      }
      card("import", t("Import a table")) {
        importForm(outcome?.isDone == true ? "" : list, hasFaults: !problems.isEmpty)
      }
      if let registrars { card("registrars", t("Registrars")) { registrarList(registrars) } }
    }
    return confidential(Message("Member register"), body, scripts: ["file.js"])
  }

  func registered(_ entry: RegisterEntry) -> Page {
    let name = entry.archer.name
    let body = HTML {
      crumbs(RegisterAddress.all) { t("Member register") }
      h1 { bdi(name) }
      card("details", t("Details")) {
        form(post: RegisterAddress.archer(entry.id), as: "save", .data("online")) {
          registeredFields(entry.archer)
          button(.class("primary block")) { t("Save") }
        }
      }
      let question = Message("Delete \(name) from the register?")
      dangerForm(RegisterAddress.delete(entry.id), as: "delete", t("Delete"), asks: question, .data("online")) {
        p { t("Everything that the register holds about this archer is deleted. Results of shoots stay.") }
        button(.class("danger block")) { t("Delete archer") }
      }
    }
    return confidential("\(name)", body)
  }

  /// Browsers keep no copy of these pages for opening them offline.
  private func confidential(_ title: Message, _ body: HTML, scripts: [String] = []) -> Page {
    var page = Page(title: title, body: body, scripts: scripts, follows: [ItemPath([MemberRegister.kind])])
    page.isConfidential = true
    return page
  }
}

@HTMLBuilder
private func registerHead(count: Int) -> HTML {
  crumbs(TournamentAddress.shoots) { t("All shoots") }
  pageHead(t("Member register")) { badge("quiet") { t("\(count) archers") } }
  p(.class("lead")) {
    t("Only the owner of this server and the registrars see this page. Entry lists get names and bows from it.")
  }
}

private func registerSearch(_ search: String) -> HTML {
  form(get: RegisterAddress.all, .class("card"), .role(.search)) {
    field(
      "name",
      t("Find archers"),
      .text(search),
      .placeholder("Name or club"),
      .autocomplete(.off),
      id: "search"
    )
    button { t("Find") }
  }
}

@HTMLBuilder
private func registerList(_ found: [RegisterEntry]) -> HTML {
  factList(found, empty: t("No archers match.")) { entry in
    let club = entry.archer.club.isEmpty ? nil : Message(verbatim: entry.archer.club)
    let facts = [club, entry.archer.bow?.label].compactMap(\.self)
    a(.href(RegisterAddress.archer(entry.id))) { bdi(entry.archer.name) }
    text(" ")
    span(.class("quiet")) { text(facts.joined(separator: " · ")) }
  }
  p { a(.class("button"), .href(RegisterAddress.table), .download) { t("Save as CSV") } }
}

@HTMLBuilder
private func registeredFields(_ archer: RegisteredArcher) -> HTML {
  field("name", t("Name"), .text(archer.name), .maxlength(64), .required, .autocomplete(.off))
  field("club", t("Club"), .text(archer.club), .maxlength(64), .autocomplete(.off))
  bowField(archer.bow)
  div(.class("fields")) {
    field(
      "birthYear",
      t("Year of birth"),
      .text(archer.birthYear.map { "\($0)" } ?? ""),
      .inputmode(.numeric),
      .maxlength(4),
      .autocomplete(.off),
      id: "birth-year"
    )
    field("gender", t("Gender"), .select(.genders(archer.gender, none: Message("Not given"))))
    field("licence", t("Licence number"), .text(archer.licence), .maxlength(64), .autocomplete(.off))
  }
  field("notes", t("Notes"), .area(archer.notes), .rows(2), .maxlength(500), .autocomplete(.off))
}

private func importForm(_ list: String, hasFaults: Bool) -> HTML {
  form(
    post: RegisterAddress.entries,
    as: "import",
    .data("online"),
    .described(by: hasFaults ? "form-fault" : nil)
  ) {
    tableFile
    field(
      "list",
      t("Archers"),
      .area(list),
      .rows(6),
      .required,
      .autocomplete(.off),
      .spellcheck(false),
      hint: """
        The first line names the columns: name, club, bow, birth year, gender, licence, notes. An archer who is there \
        already is changed.
        """
    )
    button(.class("block")) { t("Import") }
  }
}

@HTMLBuilder
private func registrarList(_ registrars: [(account: Account, isRegistrar: Bool)]) -> HTML {
  p(.class("hint")) { t("A registrar reads and changes this register.") }
  factList(registrars, empty: t("No other accounts yet.")) { account, isRegistrar in
    bdi(account.displayName)
    text(" ")
    form(post: RegisterAddress.registrars, as: "registrar-\(account.user)", .data("online")) {
      hidden("account", account.user.rawValue)
      if !isRegistrar { hidden("registrar", "yes") }
      button {
        isRegistrar ? t("No longer a registrar") : t("Make a registrar")
        text(" ")
        span(.class("unseen")) { bdi(account.displayName) }
      }
    }
  }
}

extension RegisterImport {
  var outcome: Message {
    let words = [
      added.isEmpty ? nil : Message("\(added.count) archers added"),
      changed.isEmpty ? nil : Message("\(changed.count) archers changed"),
      unchanged == 0 ? nil : Message("\(unchanged) archers unchanged"),
    ]
    .compactMap(\.self)
    return words.isEmpty ? Message("No archers added.") : "\(words.joined(separator: ", "))."
  }
}
