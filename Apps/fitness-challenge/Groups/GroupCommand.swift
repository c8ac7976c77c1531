import AppKit
import ArgumentParser
import CanonicalJSON
import Domain
import GroupChallenges
import Spaces

/// A command about one group, for one of its members.
protocol GroupCommand: AsyncParsableCommand {
  var options: GroupOptions { get }
  /// The group's name or id; nil where it is left out.
  var groupName: String? { get }

  /// Does the work and prints the result.
  func run(_ context: GroupContext) async throws
}

extension GroupCommand {
  var groupName: String? { options.group }

  func run() async throws {
    try await withFitnessApp(options.store) { app, account in
      try await run(try await GroupContext(app, as: account, groupName, options))
    }
  }
}

/// The options of every command about one group.
struct GroupOptions: ParsableArguments {
  @Argument(help: "The group's id, the beginning of it, or its name; may be left out where you are in only one.")
  var group: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var store: StoreOption
}

/// One group, for one member on a command line.
struct GroupContext {
  let app: FitnessServices
  let groups: Groups
  let account: Account
  let view: GroupView
  let options: GroupOptions

  init(_ app: FitnessServices, as account: Account, _ name: String?, _ options: GroupOptions) async throws {
    (self.app, self.account, self.options) = (app, account, options)
    groups = app.groups(account)
    view = try await groups.group(try await Self.group(named: name, of: groups))
  }

  var now: Timestamp { app.now }

  /// An id for an entry that is not repeated.
  func newTicket() -> String { app.installation.newIdentity() }

  /// Prints a screen, as JSON where that is asked for.
  func show(_ screen: some Encodable, _ lines: @autoclosure () -> [String]) throws {
    try Terminal.say(screen, asJSON: options.json, lines)
  }

  /// The member with this name, where only one has it, or with this id.
  func member(_ text: String) throws -> MemberRecord {
    let members = view.members
    let found = members.called(text, id: \.user.rawValue, names: { [$0.displayName, $0.givenName] })
    guard let member = found.first, found.count == 1 else {
      let names = members.map(\.displayName).joined(separator: ", ")
      throw CommandFailure(
        found.isEmpty
          ? Message("There is no member \"\(text)\". The members are: \(names)")
          : Message(
            "\(found.count) members are called \"\(text)\". Use the id from: \("fitness-challenge group members")"
          )
      )
    }
    return member
  }

  /// - Throws: ``AppKit/CommandFailure`` for a member who does not run the group.
  func requireLead() throws {
    guard view.leads else {
      throw CommandFailure(Message("Only the organiser and helpers of the group can do that. Ask them."))
    }
  }

  /// The group of a member that goes by a text; the only one for none.
  ///
  /// A check-in is for a certain group, so the newest one is not good enough.
  private static func group(named text: String?, of groups: Groups) async throws -> GroupID {
    if let text { return try await groups.find(text) }
    let all = try await groups.list()
    if let only = all.first, all.count == 1 { return only.id }
    throw CommandFailure(
      all.isEmpty
        ? Message("You are in no group. Create one: \("fitness-challenge group new NAME")")
        : Message("You are in \(all.count) groups. Name one of: \(all.map(\.name).sorted().joined(separator: ", "))")
    )
  }
}

/// Opens the store for a command that is about no group.
func withFitnessApp(
  _ store: StoreOption,
  _ body: (_ app: FitnessServices, _ account: Account) async throws -> Void
) async throws {
  try await store.withContainer(of: FitnessChallenge.self) { container in
    let app = FitnessServices(Installation(container, of: FitnessChallenge.self))
    try await body(app, try await app.installation.me())
  }
}
