import ArcheryScoring
import Domain
import Foundation
import Hypertext
import LeaderboardKit
import Pages

/// The addresses of the member register.
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
  func register(_ view: RegisterView) throws(TemplateFailure) -> Page {
    confidential(
      Page(
        title: "Member register",
        body: try content.render("register", view),
        scripts: ["file.js"],
        follows: [Path([MemberRegister.kind])]
      )
    )
  }

  /// One archer of the register.
  func registered(_ view: RegisteredView) throws(TemplateFailure) -> Page {
    confidential(
      Page(
        title: "\(view.name)",
        body: try content.render("registered", view),
        follows: [Path([MemberRegister.kind])]
      )
    )
  }

  /// Browsers keep no copy of these pages for opening them offline.
  private func confidential(_ page: Page) -> Page {
    var page = page
    page.isConfidential = true
    return page
  }
}

/// The template `register` shows this.
struct RegisterView {
  struct Row {
    let name: String
    let address: String
    let facts: Message
  }

  struct Registrar {
    let displayName: String
    let user: String
    let isRegistrar: Bool
    let hidden: [HiddenField]
  }

  let count: Message
  let search: String
  let rows: [Row]
  let add = RegisterAddress.add.text
  let fields: RegisteredFields
  let hidden: [HiddenField]
  let table = RegisterAddress.table.text
  let entries = RegisterAddress.entries.text
  let entriesHidden: [HiddenField]
  let done: Message?
  let hasProblems: Bool
  let problems: [EntriesView.Problem]
  let list: String
  /// Whether the reader owns the installation and names the registrars.
  let isOwner: Bool
  let registrars: [Registrar]
  let appoint = RegisterAddress.registrars.text

  init(
    _ all: [RegisterEntry],
    search: String = "",
    registrars: [(account: Account, isRegistrar: Bool)]?,
    list: String = "",
    _ outcome: RegisterImport? = nil,
    ticket: FormTicket
  ) {
    count = Message("\(all.count) archers")
    self.search = search
    let found = all.filter { entry in
      [entry.archer.name, entry.archer.club].contains { NameKey(loosely: $0).contains(NameKey(loosely: search)) }
    }
    rows = found.map { entry in
      let club = entry.archer.club.isEmpty ? nil : Message(verbatim: entry.archer.club)
      return Row(
        name: entry.archer.name,
        address: RegisterAddress.archer(entry.id).text,
        facts: [club, entry.archer.bow?.label].compactMap(\.self).joined(separator: " · ")
      )
    }
    fields = RegisteredFields(.blank)
    hidden = [ticket.field(for: "add")]
    entriesHidden = [ticket.field(for: "import")]
    isOwner = registrars != nil
    self.registrars = (registrars ?? []).map { account, isRegistrar in
      Registrar(
        displayName: account.displayName,
        user: account.user.rawValue,
        isRegistrar: isRegistrar,
        hidden: [
          ticket.field(for: "registrar-\(account.user)"), HiddenField(name: "account", value: account.user.rawValue),
        ]
      )
    }
    problems = (outcome?.problems ?? []).map(EntriesView.Problem.init)
    hasProblems = !problems.isEmpty
    done = outcome.flatMap { $0.isDone ? $0.outcome : nil }
    self.list = outcome?.isDone == true ? "" : list
  }
}

/// The fields of an archer in the register.
struct RegisteredFields {
  let name: String
  let club: String
  let bows: [OptionView]
  let birthYear: String
  let genders: [OptionView]
  let licence: String
  let notes: String

  init(_ archer: RegisteredArcher) {
    (name, club, licence, notes) = (archer.name, archer.club, archer.licence, archer.notes)
    bows = OptionView.bows(archer.bow)
    birthYear = archer.birthYear.map(String.init) ?? ""
    genders =
      [OptionView("", Message("Not given"), isChosen: archer.gender == nil)]
      + [(Gender.female, Message("Female")), (.male, Message("Male"))].map { gender, name in
        OptionView(gender.rawValue, name, isChosen: archer.gender == gender)
      }
  }
}

/// The template `registered` shows this.
struct RegisteredView {
  let back = RegisterAddress.all.text
  let name: String
  let fields: RegisteredFields
  let save: String
  let delete: String
  let hidden: [HiddenField]
  let deleteHidden: [HiddenField]

  init(_ entry: RegisterEntry, ticket: FormTicket) {
    name = entry.archer.name
    fields = RegisteredFields(entry.archer)
    save = RegisterAddress.archer(entry.id).text
    delete = RegisterAddress.delete(entry.id).text
    hidden = [ticket.field(for: "save")]
    deleteHidden = [ticket.field(for: "delete")]
  }
}

extension RegisterImport {
  /// The outcome in words.
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
