import Access
import AppKit
import Domain
import GroupChallenges
import Hypertext
import Pages
import Server
import Spaces
import WireFormat

extension FitnessSite {
  /// A member's check-ins for the others, and the organisers' corrections of them.
  func addMembers(to site: Site) {
    site.page("groups/:space/members/:member", beside: groups) { visit in
      let (group, user) = (try await group(visit), UserID(rawValue: try visit.part("member")))
      guard let screen = group.history(of: user, at: group.now) else { throw Problem.notFound }
      let view = MemberView(screen, user, group, visit.ticket)
      return try page(Message(verbatim: screen.displayName), "member", view, of: group, visit, json: screen)
    }
    site.form("groups/:space/members/:member/correct") { visit, form in
      let (group, user) = try await led(visit)
      let date = form["what"] == "move" ? try form.text("date") : nil
      let event = EventID(rawValue: try form.text("event"))
      let correction = GroupAction.Correction(of: event, to: date, because: try form.text("reason"))
      _ = try await app.groups(try visit.account())
        .correct(correction, of: user, in: group.id, as: try form.ticket())
      return .goTo(GroupAddress.member(user, of: group.id))
    }
    site.form("groups/:space/members/:member/join", asks: true) { visit, form in
      let (group, user) = try await led(visit)
      let (other, account) = (UserID(rawValue: try form.text("account")), try visit.account())
      // First the right to remove the other member, which the owner of the group never loses.
      try await app.installation.invites.remove(other, from: group.id.space, by: account)
      try await app.groups(account).join(other, to: user, in: group.id, as: try form.ticket())
      return .goTo(GroupAddress.member(user, of: group.id))
    }
    site.form("groups/:space/erase", asks: true) { visit, form in
      let (group, account, ticket) = (try await group(visit), try visit.account(), try form.ticket())
      guard group.role != .owner else { throw SpaceError.refused(.ownerStays) }
      try await app.groups(account).erase(in: group.id, as: "\(ticket):erase")
      try await app.groups(account).leave(group.id, as: Ticket(ticket))
      return .goTo(WebAddress())
    }
  }

  /// The group and the member of a form for its leaders.
  private func led(_ visit: Visit) async throws -> (group: GroupView, member: UserID) {
    let group = try await group(visit)
    guard group.leads else { throw Problem.notFound }
    return (group, UserID(rawValue: try visit.part("member")))
  }
}

extension Refusal {
  fileprivate static let ownerStays = Refusal(
    "owner",
    "You run this group. Make another member the organiser, or delete the group."
  )
}

/// The template `member` shows this.
private struct MemberView {
  struct Correct {
    let action: String
    let event: String
    let key: Int
    let today: String
    let hidden: [HiddenField]
  }

  struct Entry {
    let date: DayView
    let note: String?
    let facts: Message?
    let entered: MomentView?
    /// The form of an organiser; nil for others, and for a closed week.
    let correct: Correct?
  }

  let name: String
  let streak: Int
  let longest: Int
  let checkIns: Int
  let entries: [Entry]
  let more: Message?
  let corrections: [CorrectionView]
  let hasCorrections: Bool
  let join: String
  let joinHidden: [HiddenField]
  let others: [OptionView]
  let isJoinable: Bool

  private static let shown = 100

  init(_ screen: MemberScreen, _ user: UserID, _ group: GroupView, _ ticket: FormTicket) {
    func address(_ part: String) -> String { GroupAddress.member(user, part, of: group.id).text }
    (name, streak, longest, checkIns) = (screen.displayName, screen.streak, screen.longestStreak, screen.checkIns)
    entries = screen.entries.prefix(Self.shown).enumerated().map { number, entry in
      let shown = EntryView(entry, "", HiddenField(name: "", value: ""))
      let correct =
        group.leads && entry.canBeUndone
        ? Correct(
          action: address("correct"),
          event: entry.id.rawValue,
          key: number,
          today: screen.today,
          hidden: [ticket.field(for: "correct-\(number)")]
        ) : nil
      return Entry(date: shown.date, note: shown.note, facts: shown.facts, entered: shown.entered, correct: correct)
    }
    let older = screen.entries.count - Self.shown
    more = older > 0 ? Message("Older check-ins: \(older)") : nil
    corrections = CorrectionView.all(screen.corrections.map { (nil, $0) }, of: group, ticket)
    hasCorrections = !corrections.isEmpty
    (join, joinHidden) = (address("join"), [ticket.field(for: "join")])
    others = group.members.filter { $0.user != user && $0.user != group.viewer }.map {
      OptionView($0.user.rawValue, Message(verbatim: $0.displayName), isChosen: false)
    }
    isJoinable = group.leads && !others.isEmpty
  }
}

/// A line of the template `corrections`.
struct CorrectionView {
  /// The member, where the list is of all members.
  let member: String?
  let date: DayView
  let what: Message
  let by: String
  let reason: String
  let undo: UndoView?

  static func all(
    _ corrections: [(member: String?, correction: MemberScreen.Correction)],
    of group: GroupView,
    _ ticket: FormTicket
  ) -> [CorrectionView] {
    corrections.enumerated().map { number, line in
      let correction = line.correction
      let undo = UndoView(
        action: GroupAddress.part("undo", of: group.id).text,
        field: HiddenField(name: "event", value: correction.id.rawValue),
        hidden: [ticket.field(for: "undo-correction-\(number)")]
      )
      return CorrectionView(
        member: line.member,
        date: DayView(correction.date),
        what: correction.what,
        by: correction.by,
        reason: correction.reason,
        undo: correction.canBeUndone ? undo : nil
      )
    }
  }
}
