import ArgumentParser
import Domain
import GroupChallenges
import ScorebookKit
import Spaces

/// A command about one group, for one of its members.
protocol GroupCommand: SpaceCommand where App == FitnessChallenge {}

typealias GroupContext = CommandContext<FitnessChallenge>

/// The options of every command about one group.
struct GroupOptions: SpaceArguments {
  @Argument(help: "The group's id, the beginning of it, or its name; may be left out where you are in only one.")
  var group: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var store: StoreOption

  var space: String? { group }
}

extension GroupContext {
  var app: FitnessServices { FitnessServices(installation) }

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

  /// - Throws: ``ScorebookKit/CommandFailure`` for a member who does not run the group.
  func requireLead() throws {
    guard view.leads else {
      throw CommandFailure(Message("Only the organiser and helpers of the group can do that. Ask them."))
    }
  }
}

extension FitnessChallenge {
  /// The group of a member that goes by a text; the only one for none.
  ///
  /// A check-in is for a certain group, so the newest one is not good enough.
  static func space(named text: String?, of groups: Groups) async throws -> GroupView {
    if let text { return try await groups.group(try await groups.find(text)) }
    let all = try await groups.list()
    if let only = all.first, all.count == 1 { return try await groups.group(only.id) }
    throw CommandFailure(
      all.isEmpty
        ? Message("You are in no group. Create one: \("fitness-challenge group new NAME")")
        : Message("You are in \(all.count) groups. Name one of: \(all.map(\.name).sorted().joined(separator: ", "))")
    )
  }
}
