import AppKit
import ArgumentParser
import Domain
import GroupChallenges

/// A command about one group, for one of its members.
protocol GroupCommand: AsyncParsableCommand {
  var options: GroupOptions { get }
  /// What the group goes by; nil where it is left out.
  var groupName: String? { get }

  /// Does the work and prints what came of it.
  func run(_ desk: GroupDesk) async throws
}

extension GroupCommand {
  var groupName: String? { options.group }

  func run() async throws {
    try await options.store.withContainer(of: FitnessChallenge._commandName) { container in
      let app = FitnessApp(Installation(container, of: FitnessChallenge.self))
      try await run(try await GroupDesk(app, as: try await app.installation.me(), groupName, options))
    }
  }
}

/// What every command about one group is given.
struct GroupOptions: ParsableArguments {
  @Argument(help: "The group's id, the beginning of it, or its name; may be left out where you are in only one.")
  var group: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var store: StoreOption
}

/// One group at hand, for one member.
struct GroupDesk {
  let app: FitnessApp
  let account: Account
  let view: GroupView
  let options: GroupOptions

  init(_ app: FitnessApp, as account: Account, _ name: String?, _ options: GroupOptions) async throws {
    (self.app, self.account, self.options) = (app, account, options)
    view = try await app.visit(try await app.group(named: name, of: account.user), by: account)
  }

  var now: Timestamp { app.installation.now() }

  /// Prints a screen, as JSON where that is asked for.
  func show(_ screen: some Encodable, _ lines: @autoclosure () -> [String]) throws {
    if options.json { return try Terminal.sayJSON(screen) }
    Terminal.say(lines().joined(separator: "\n"))
  }

  /// The member with this name, where only one has it, or with this id.
  func member(_ text: String) throws -> MemberRecord {
    let members = view.members
    if let member = members.first(where: { $0.user.rawValue == text }) { return member }
    let found = members.filter { [$0.displayName, $0.givenName].map { $0.lowercased() }.contains(text.lowercased()) }
    guard let member = found.first, found.count == 1 else {
      let names = members.map(\.displayName).joined(separator: ", ")
      throw CommandFailure(
        found.isEmpty
          ? "there is no member \"\(text)\"; there are: \(names)"
          : "\(found.count) members are called \"\(text)\"; use the id that 'fitness-challenge group members' prints"
      )
    }
    return member
  }

  /// - Throws: ``AppKit/CommandFailure`` for whoever does not run the group.
  func requireLead() throws {
    guard view.leads else { throw CommandFailure("only whoever runs the group can do that") }
  }
}

extension FitnessApp {
  /// The group of a member that goes by a text; the only one for none.
  func group(named text: String?, of user: UserID) async throws -> GroupID {
    let all = try await groups.groups(of: user)
    let list = "'fitness-challenge group list' prints yours"
    guard let text else {
      if let only = all.first, all.count == 1 { return only.id }
      throw CommandFailure(
        all.isEmpty
          ? "you are in no group; 'fitness-challenge group new NAME' founds one"
          : "you are in \(all.count) groups, so say which; \(list)"
      )
    }
    let found =
      [
        all.filter { $0.id.rawValue == text }, all.filter { $0.name.lowercased() == text.lowercased() },
        text.isEmpty ? [] : all.filter { $0.id.rawValue.hasPrefix(text) },
      ]
      .first { !$0.isEmpty } ?? []
    guard let group = found.first else { throw CommandFailure("there is no group \"\(text)\" of yours; \(list)") }
    guard found.count == 1 else {
      throw CommandFailure("\(found.count) groups go by \"\(text)\"; use the id, \(list)")
    }
    return group.id
  }
}
