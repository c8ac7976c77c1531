import ArcheryScoring
import Domain
import Hypertext
import Pages

/// The template `targets` shows this.
struct TargetsView {
  struct Place {
    let text: String
    /// Empty for a target without letters.
    let letter: String
    let isSecondDetail: Bool
    /// Several where a place was given out twice.
    let archers: [Chip]
  }

  struct Chip {
    let id: String
    let displayName: String
    let club: String
    let category: Message
    let isLocked: Bool
    /// Such as "beside Anna"; nil for none.
    let wish: String?
  }

  /// The form that deletes the wishes of all archers.
  struct DeletingWishes {
    let action: String
    let hidden: [HiddenField]
  }

  struct Bale {
    let number: Int
    let title: Message
    /// The faults that the organiser should mend.
    let faults: [Message]
    let places: [Place]
  }

  struct Session {
    let id: String
    let name: Message
    let facts: Message
    let bales: [Bale]
    let hasWaiting: Bool
    let waiting: [Chip]
    let assignHidden: [HiddenField]
    let settings: SessionForm
  }

  struct SessionForm {
    let key: String
    let hidden: [HiddenField]
    let name: String
    let date: String
    let start: String
    let firstTarget: Int
    let targets: Int
    let perTarget: Int
    let hasTwoDetails: Bool
    let sharesTargets: Bool
    let removable: Bool
    let removeHidden: [HiddenField]
    let isClosed: Bool
    let mayClose: Bool
    let closeHidden: [HiddenField]
  }

  struct Option {
    let id: String
    let name: String
  }

  let shoot: String
  let name: String
  let assign: String
  let move: String
  let save: String
  let remove: String
  let close: String
  let lineUp: String
  let moveHidden: [HiddenField]
  let archers: [Option]
  let hasSeveral: Bool
  let sessions: [Session]
  let new: SessionForm
  /// nil where no archer has a wish.
  let deletingWishes: DeletingWishes?

  init(_ tournament: Tournament, wishes: [PlayerID: String], ticket: FormTicket) {
    let names = tournament.displayNames
    let id = tournament.id
    shoot = ShootAddress.shoot(id).text
    name = tournament.name
    (assign, move) = (TargetAddress.page("assign", id).text, TargetAddress.page("move", id).text)
    (save, remove) = (TargetAddress.page("sessions", id).text, TargetAddress.page("remove", id).text)
    close = TargetAddress.page("close", id).text
    lineUp = ShootAddress.page("line-up", id).text
    moveHidden = [ticket.field(for: "move")]
    archers = tournament.active.map { Option(id: $0.id.rawValue, name: names[$0.id] ?? "") }
      .sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    hasSeveral = tournament.sessions.count > 1
    sessions = tournament.sessions.enumerated().map { number, session in
      Session(session, number, in: tournament, names, wishes, ticket)
    }
    let deleting = DeletingWishes(action: TargetAddress.page("wishes", id).text, hidden: [ticket.field(for: "wishes")])
    deletingWishes = wishes.isEmpty ? nil : deleting
    new = SessionForm(nil, key: "new", removable: false, ticket)
  }
}

extension TargetsView.Session {
  fileprivate init(
    _ session: LineSession,
    _ number: Int,
    in tournament: Tournament,
    _ names: [PlayerID: String],
    _ wishes: [PlayerID: String],
    _ ticket: FormTicket
  ) {
    let archers = tournament.archers(in: session)
    func chip(_ archer: Participant) -> TargetsView.Chip {
      TargetsView.Chip(
        id: archer.id.rawValue,
        displayName: names[archer.id] ?? "",
        club: archer.entrant.club ?? "",
        category: tournament.hasCategories ? tournament.category(of: archer.id)?.title ?? "" : "",
        isLocked: archer.entrant.isLocked,
        wish: wishes[archer.id]
      )
    }
    id = session.id.rawValue
    name = session.title
    facts = session.facts(archers: archers.count)
    let faults = Dictionary(grouping: tournament.targetFaults(in: session), by: \.number)
    let byPlace = Dictionary(grouping: archers) { $0.target }
    let byNumber = Dictionary(grouping: archers.compactMap(\.target), by: \.number)
    bales = Self.numbers(of: session, with: Set(byNumber.keys)).map { number in
      TargetsView.Bale(
        number: number,
        title: Message("Target \(String(number))"),
        faults: faults[number]?.map(\.text) ?? [],
        places: Self.places(at: number, of: session, with: byNumber[number] ?? []).map { place in
          TargetsView.Place(
            text: place.text,
            letter: place.letter.map(String.init) ?? "",
            isSecondDetail: session.detail(of: place) == 2,
            archers: byPlace[place]?.map(chip) ?? []
          )
        }
      )
    }
    waiting = archers.filter { $0.target == nil }.map(chip)
    hasWaiting = !waiting.isEmpty
    assignHidden = [ticket.field(for: "assign\(number)"), HiddenField(name: "session", value: id)]
    settings = TargetsView.SessionForm(session, key: "\(number)", removable: number > 0, ticket)
  }

  /// The session's targets as far as they are used and one more, to move an archer there, and all others with archers.
  private static func numbers(of session: LineSession, with used: Set<Int>) -> [Int] {
    let own = session.firstTarget..<session.firstTarget + session.targets
    let last = used.filter(own.contains).max() ?? own.lowerBound - 1
    return used.union(own.prefix { $0 <= last + 1 }).sorted()
  }

  /// The session's places at a target, and all others with archers.
  private static func places(at number: Int, of session: LineSession, with used: [TargetPlace]) -> [TargetPlace] {
    let own = session.letters.compactMap { try? TargetPlace("\(number)\($0)") }
    return Set(own.filter(session.has)).union(used).sorted()
  }
}

extension TargetsView.SessionForm {
  fileprivate init(_ session: LineSession?, key: String, removable: Bool, _ ticket: FormTicket) {
    self.key = key
    let own = session.map { [HiddenField(name: "session", value: $0.id.rawValue)] } ?? []
    hidden = [ticket.field(for: "session-\(key)")] + own
    removeHidden = [ticket.field(for: "remove-\(key)")] + own
    closeHidden = [ticket.field(for: "close-\(key)")] + own
    (isClosed, mayClose) = (session?.isClosed == true, session != nil)
    self.removable = removable
    let shown = session ?? LineSession("", name: "", targets: 20)
    (name, date, start) = (shown.name, shown.date ?? "", shown.start ?? "")
    (firstTarget, targets, perTarget) = (shown.firstTarget, shown.targets, shown.perTarget)
    (hasTwoDetails, sharesTargets) = (shown.details == 2, shown.sharesTargets)
  }
}
