import Domain
import GroupChallenges
import Hypertext
import Pages
import ScoreServer
import ScorebookKit
import Spaces

extension FitnessChallenge {
  /// A group's names, and its own command: to excuse a member for a day.
  static var people: PeoplePages<GroupState>.Custom {
    let excuse = MemberAction<GroupState>("excuse") { name in
      Message("Excuse \(name)")
    } fields: { group, number in
      let today = group.mine(at: group.now).today
      return field(
        "date",
        t("Excuse a day"),
        .date(today),
        .required,
        .ask(Message("Excuse a day more than a week ahead?")),
        .data("ask-after", FitnessSite.farDate(after: today)),
        id: "excuse-\(number)"
      )
    } isOffered: { group, _ in
      group.leads
    } asks: { form, group in
      form["date"].map { $0 > FitnessSite.farDate(after: group.mine(at: group.now).today) } ?? false
    } decide: { form, user, group in
      [try group.dayOff(GroupAction.DayOff(date: try form.text("date"), kind: .excuse), about: user)]
    }
    var custom = PeoplePages<GroupState>.Custom()
    custom.member = { user, group in
      group.history(of: user, at: group.now, weeks: 1).map { _ in GroupAddress.member(user, of: group.id) }
    }
    custom.departure = { group in
      PeoplePages<GroupState>.Departure(
        data: GroupAddress.part("mine.csv", of: group.id),
        erase: GroupAddress.part("erase", of: group.id)
      )
    }
    custom.name = { user, group in group.members.first { $0.user == user }?.displayName }
    custom.actions = [excuse]
    custom.removesSpace = false
    return custom
  }
}
