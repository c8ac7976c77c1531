import ArcheryScoring
import ArgumentParser
import Composition
import Domain
import Foundation
import Leaderboards
import ScorebookKit
import Spaces

/// `register`: the member register, for the owner and the registrars.
struct RegisterCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "register",
    abstract: "Keeps the member register: name, club, bow, year of birth, gender, licence number, notes.",
    discussion: """
      Example: archery register
               archery register add "Ana Berg" --club "BSC Nord" --bow recurve --birth-year 1990
               archery register import members.csv
      """,
    subcommands: [ListRegister.self, AddRegistered.self, DeleteRegistered.self, ImportRegister.self, Registrar.self],
    defaultSubcommand: ListRegister.self
  )
}

/// A command on the register, which only the owner and the registrars may use.
private func withRegister(
  _ store: StoreOption,
  _ body: (ArcheryServices, MemberRegister) async throws -> Void
) async throws {
  try await withApp(store) { app, me in
    guard try await app.register.mayUse(me) else {
      throw CommandFailure(Message("Only the owner of the server and the registrars can use the member register."))
    }
    try await body(app, app.register)
  }
}

struct ListRegister: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "Prints the register.")

  @Flag(help: "Print CSV, which 'register import' reads.")
  var csv = false

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var store: StoreOption

  func run() async throws {
    try await withRegister(store) { _, register in
      let entries = try await register.entries()
      if json { return try Terminal.sayJSON(entries) }
      if csv { return Terminal.print(entries.csv) }
      if entries.isEmpty { return Terminal.say(Message("No archers yet. Use 'archery register add' to add one.")) }
      let table = TextTable(entries) { entry in
        let archer = entry.archer
        return [
          archer.name, archer.club, archer.bow.map { Terminal.text($0.label) } ?? "",
          archer.birthYear.map(String.init) ?? "",
          archer.gender?.rawValue ?? "", archer.licence, entry.id.rawValue,
        ]
      }
      Terminal.say(table.lines.joined(separator: "\n"))
    }
  }
}

struct AddRegistered: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Adds an archer to the register, or changes one with --id.",
    discussion: "Example: archery register add \"Ana Berg\" --club \"BSC Nord\" --gender F --licence 12345"
  )

  @Argument(help: "The archer's name.")
  var name: String

  @Option(help: "The club.")
  var club: String?

  @Option(help: "The bow: \(BowType.words).")
  var bow: BowType?

  @Option(help: "The year of birth.")
  var birthYear: Int?

  @Option(help: "F or M.")
  var gender: String?

  @Option(help: "The licence number.")
  var licence: String?

  @Option(help: "Notes.")
  var notes: String?

  @Option(help: "The id of the archer to change, as 'archery register' prints it.")
  var id: String?

  @OptionGroup var store: StoreOption

  func run() async throws {
    try await withRegister(store) { app, register in
      let id = RegisterID(rawValue: self.id ?? app.newIdentity())
      let known = try await register.archer(id)
      if self.id != nil, known == nil {
        throw CommandFailure(Message("The register has no archer with the id \(id.rawValue)."))
      }
      var archer = known ?? .blank
      archer.name = name
      archer.club = club ?? archer.club
      archer.bow = bow ?? archer.bow
      archer.birthYear = birthYear ?? archer.birthYear
      if let gender { archer.gender = try Gender(reading: gender) }
      archer.licence = licence ?? archer.licence
      archer.notes = notes ?? archer.notes
      try await register.save(archer, as: id)
      Terminal.say(known == nil ? Message("Added \(name): \(id.rawValue)") : Message("Changed \(name): \(id.rawValue)"))
    }
  }
}

struct DeleteRegistered: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Deletes an archer and everything that the register holds about the archer."
  )

  @Argument(help: "The archer's id, as 'archery register' prints it.")
  var id: String

  @OptionGroup var store: StoreOption

  func run() async throws {
    try await withRegister(store) { _, register in
      let id = RegisterID(rawValue: self.id)
      guard let archer = try await register.archer(id) else {
        throw CommandFailure(Message("The register has no archer with the id \(id.rawValue)."))
      }
      try await register.delete(id)
      Terminal.say(Message("Deleted: \(archer.name)"))
    }
  }
}

struct ImportRegister: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Reads a table into the register; all of it or nothing.",
    discussion: """
      The first line names the columns: name, club, bow, birth year, gender, licence, notes. Known archers
      are changed.

      Example: archery register import members.csv
      """
  )

  @Argument(help: "A file, or - for standard input.")
  var file: String

  @OptionGroup var store: StoreOption

  func run() async throws {
    try await withRegister(store) { app, register in
      let outcome = try await register.enter(EntryList(try TableInput.text(of: file)), as: app.newIdentity())
      guard outcome.isDone else {
        let lines = outcome.problems.map { Terminal.text(Message("Line \($0.line): \($0.message.message)")) }
        throw CommandFailure(Message("Nothing was changed. \(lines.joined(separator: " / "))"))
      }
      Terminal.say(outcome.outcome)
    }
  }
}

struct Registrar: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "registrar",
    abstract: "Makes an account a registrar, ends that with --end, or lists the registrars.",
    discussion: "Example: archery register registrar Ana"
  )

  @Argument(help: "The account's name or id.")
  var account: String?

  @Flag(help: "The account is a registrar no longer.")
  var end = false

  @OptionGroup var store: StoreOption

  func run() async throws {
    try await withRegister(store) { app, register in
      guard try await app.me().role == .owner else {
        throw CommandFailure(Message("Only the owner of the server can appoint registrars."))
      }
      let accounts = try await app.possibleRegistrars()
      guard let account else {
        let names = accounts.filter(\.isRegistrar).map(\.account.displayName)
        return Terminal.say(names.isEmpty ? Terminal.text(Message("No registrars.")) : names.joined(separator: "\n"))
      }
      let found = accounts.map(\.account).called(account, id: \.user.rawValue, names: { [$0.displayName] })
      let user = try found.only(
        orNone: Message("No account is called \"\(account)\"."),
        orSeveral: Message("Several accounts are called \"\(account)\". Use the id of one.")
      )
      try await register.appoint(user.user, !end)
      Terminal.say(
        end
          ? Message("\(user.displayName) is no longer a registrar.")
          : Message("\(user.displayName) is a registrar now.")
      )
    }
  }
}
