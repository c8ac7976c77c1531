import ArcheryScoring
import Domain
import Hypertext
import Leaderboards
import Pages
import ScoreServer
import ScorebookKit
import WireFormat

extension ArcheryWeb {
  /// The member register, which does not exist for accounts that are neither the owner nor a registrar.
  func addRegister(to site: Site) {
    site.page("register") { visit in
      let all = try await registrar(visit).entries()
      return try await registerPage(all, visit)
    }
    site.form("register/archers") { visit, form in
      let register = try await registrar(visit)
      try await register.save(try RegisteredArcher(form), as: RegisterID(rawValue: try form.ticket()))
      return .goTo(RegisterAddress.all)
    }
    site.page("register/archers/:archer") { visit in
      let (register, id) = (try await registrar(visit), RegisterID(rawValue: try visit.part("archer")))
      guard let archer = try await register.archer(id) else { throw Problem.notFound }
      return pages.registered(RegisterEntry(id: id, archer: archer))
    }
    site.form("register/archers/:archer") { visit, form in
      let (register, id) = (try await registrar(visit), RegisterID(rawValue: try visit.part("archer")))
      guard let known = try await register.archer(id) else { throw Problem.notFound }
      try await register.save(try RegisteredArcher(form, changing: known), as: id)
      return .goTo(RegisterAddress.all)
    }
    site.form("register/archers/:archer/delete") { visit, _ in
      try await registrar(visit).delete(RegisterID(rawValue: try visit.part("archer")))
      return .goTo(RegisterAddress.all)
    }
    site.form("register/import", isLarge: true) { visit, form in try await enterRegister(visit, form) }
    site.form("register/registrars") { visit, form in
      guard try visit.account().role == .owner else { throw Problem.notFound }
      let user = UserID(rawValue: try form.text("account"))
      guard try await app.signIn.account(of: user) != nil else { throw Problem.notFound }
      try await app.register.appoint(user, form["registrar"] != nil)
      return .goTo(RegisterAddress.all)
    }
    site.download("register/register.csv") { visit in
      .csv(try await registrar(visit).entries().csv, named: "register")
    }
  }

  /// The register, for an account that may use it.
  private func registrar(_ visit: Visit) async throws -> MemberRegister {
    guard try await app.register.mayUse(visit.account()) else { throw Problem.notFound }
    return app.register
  }

  private func registerPage(
    _ all: [RegisterEntry],
    _ visit: Visit,
    list: String = "",
    _ outcome: RegisterImport? = nil
  ) async throws -> Page {
    let isOwner = try visit.account().role == .owner
    return pages.register(
      visit.language.sorted(all, by: \.archer.name),
      search: visit.query["name"] ?? "",
      registrars: isOwner ? try await app.possibleRegistrars() : nil,
      list: list,
      outcome
    )
  }

  private func enterRegister(_ visit: Visit, _ form: Form) async throws -> FormAnswer {
    let (register, text) = (try await registrar(visit), form.verbatim("list"))
    if let workbook = form["workbook"] {
      let read = try TableInput.text(ofWorkbook: workbook)
      return .show(try await registerPage(try await register.entries(), visit, list: read))
    }
    let outcome = try await register.enter(EntryList(text), as: try form.ticket())
    let page = try await registerPage(try await register.entries(), visit, list: text, outcome)
    return outcome.isDone ? .show(page) : .correct(page)
  }
}

extension ArcheryServices {
  /// The accounts that the owner may make registrars, by name.
  func possibleRegistrars() async throws -> [(account: Account, isRegistrar: Bool)] {
    let registrars = Set(try await register.registrars())
    return try await signIn.accounts().filter { $0.role != .owner }
      .map { (account: $0, isRegistrar: registrars.contains($0.user)) }
  }
}

extension RegisteredArcher {
  /// Reads a form, which shows neither the date of birth nor the code of the club.
  fileprivate init(_ form: Form, changing known: RegisteredArcher = .blank) throws {
    self.init(
      name: form["name"] ?? "",
      club: form["club"] ?? "",
      bow: try form["bow"].map { try BowType(reading: $0) },
      birthYear: try form.optionalNumber("birthYear", in: Self.birthYears),
      gender: try form["gender"].map { try Gender(reading: $0) } ?? nil,
      licence: form["licence"] ?? "",
      notes: form["notes"] ?? "",
      birthDate: known.birthDate,
      clubCode: form["club"] == known.club ? known.clubCode : nil
    )
  }
}
