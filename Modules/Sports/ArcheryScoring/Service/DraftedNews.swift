import Domain
import Notices

/// What the news of a shoot follow from: shoots in which these are equal have equal news.
struct NewsBasis: Hashable {
  /// An end that waits for a decision, by the entry that differs.
  struct Dispute: Hashable {
    let archer: PlayerID
    let end: Int
    let entry: EventID
    let at: Timestamp
  }

  let setup: EventID
  let status: TournamentStatus
  let version: Int
  let organisers: Set<UserID>
  let sessions: [LineSession]
  /// The archers before the start, of whom a reminder says more than their accounts.
  let lineUp: [Participant]
  /// The session whose turn it is, because the one before it has shot everything.
  let turn: LineSessionID?
  let requests: [PlayerID: Set<UserID>]
  let disputes: [Dispute]

  init(_ tournament: Tournament) {
    (setup, status, version) = (tournament.setupEvent, tournament.status, tournament.corrections)
    organisers = tournament.coOrganisers.union([tournament.owner])
    sessions = tournament.listedSessions
    lineUp = status == .open ? tournament.roster : []
    turn = tournament.turn
    let asked = tournament.roster.filter { !$0.requests.isEmpty }
    requests = Dictionary(asked.map { ($0.id, $0.requests) }) { first, _ in first }
    disputes = tournament.roster.flatMap { archer -> [Dispute] in
      guard let sheet = tournament.sheets[archer.id], sheet.hasOtherEntries else { return [] }
      return sheet.ends.indices.compactMap { index in
        let entry = sheet.ends[index].differing.first?.arrows.last
        return entry.map { Dispute(archer: archer.id, end: index + 1, entry: $0.id, at: $0.at) }
      }
    }
  }
}

/// Makes the drafts of a shoot's news.
///
/// They hold no name of an archer, because a name can be deleted from a shoot.
struct DraftedNews {
  let readers: Set<UserID>
  /// The names of the accounts that say "That's me".
  var accountNames: [UserID: String] = [:]
  /// The zones of the archers' accounts; UTC for others.
  var zones: [UserID: ZoneTable] = [:]

  private let tournament: Tournament
  private let basis: NewsBasis
  private var start: ScoringEvent?
  /// The times at which the archers were added last.
  private var additions: [PlayerID: Timestamp] = [:]
  /// The archers who were there at the start.
  private var starters: Set<PlayerID> = []
  /// The last completion that counts, and whether there was any.
  private var completion: ScoringEvent?
  private var wasCompleted = false
  private var requests: [ScoringEvent] = []
  private var drafts: [NoticeDraft] = []

  init(of log: TournamentLog, _ tournament: Tournament, _ basis: NewsBasis, readers: Set<UserID>) {
    (self.tournament, self.basis, self.readers) = (tournament, basis, readers)
    let idle = log.retracted.union(tournament.refused.map(\.event.id))
    for entry in log.entries {
      switch entry.action?.kind {
      case .participantAdded:
        guard let archer = entry.event.subject else { continue }
        additions[archer] = entry.event.occurredAt
        if start == nil { starters.insert(archer) }
      case .started where !idle.contains(entry.event.id): start = entry.event
      case .completed:
        wasCompleted = true
        if !idle.contains(entry.event.id) { completion = entry.event }
      case .linkRequested where !idle.contains(entry.event.id): requests.append(entry.event)
      default: break
      }
    }
  }

  func all() -> [NoticeDraft] {
    var news = self
    news.addReminders()
    news.addStart()
    news.addTurns()
    news.addDisputes()
    news.addClaims()
    news.addResults()
    return news.drafts
  }

  /// Adds a draft; what an account may not read is not told.
  private mutating func add(
    _ kind: NoticeKind,
    to user: UserID,
    about subject: [String],
    _ facts: [String: String?] = [:],
    naming people: [String: UserID] = [:],
    at time: Timestamp,
    dueAt: Timestamp? = nil,
    expiresAt: Timestamp? = nil
  ) {
    guard readers.contains(user) else { return }
    let shoot = ["shoot": tournament.name, "id": tournament.id.rawValue]
    drafts.append(
      NoticeDraft(
        kind,
        to: user,
        about: [tournament.id.rawValue] + subject,
        facts.compactMapValues(\.self).merging(shoot) { $1 },
        naming: people,
        occurredAt: time,
        dueAt: dueAt,
        expiresAt: expiresAt
      )
    )
  }

  private var archers: [(archer: Participant, user: UserID)] {
    tournament.active.compactMap { archer in archer.user.map { (archer, $0) } }
  }
}

extension DraftedNews {
  /// In the evening before the day of an archer's session, on the clocks of the account.
  private static let evening: Int64 = 18 * 3600

  private mutating func addReminders() {
    guard tournament.isDated else { return }
    for (archer, user) in archers {
      let session = tournament.session(shotBy: archer)
      guard let date = tournament.day(of: session), let day = CivilDate(reading: date)?.dayNumber else { continue }
      let zone = zones[user] ?? .utc
      let due = zone.moment(day: day - 1, clock: Self.evening).time
      // Who joins later knows the day.
      guard let added = additions[archer.id], added < due else { continue }
      add(
        ShootNews.starts,
        to: user,
        about: ["reminder", date],
        ["day": date, "time": session.start],
        at: added,
        dueAt: due,
        expiresAt: zone.start(ofDay: day + 1)
      )
    }
  }

  /// Archers of later sessions are told when it is their turn.
  private mutating func addStart() {
    // A shoot that is reopened does not start again.
    guard let start, tournament.status != .open, !tournament.status.isFinal, !wasCompleted else { return }
    let first = tournament.listedSessions.first { !tournament.archers(in: $0).isEmpty }?.id
    for (archer, user) in archers where user != start.actor && starters.contains(archer.id) {
      guard first == nil || tournament.session(shotBy: archer).id == first else { continue }
      add(
        ShootNews.starts,
        to: user,
        about: [start.id.rawValue],
        ["target": archer.target?.text],
        at: start.occurredAt
      )
    }
  }

  private mutating func addTurns() {
    guard start != nil, let place = tournament.listedSessions.firstIndex(where: { $0.id == basis.turn }) else { return }
    let session = tournament.listedSessions[place]
    let before = tournament.listedSessions[..<place].flatMap { tournament.archers(in: $0) }
    guard let time = before.compactMap({ tournament.lastActive($0.id) }).max() else { return }
    for archer in tournament.archers(in: session) {
      guard let user = archer.user else { continue }
      add(
        ShootNews.turn,
        to: user,
        about: [session.id.rawValue],
        ["session": session.name, "target": archer.target?.text],
        at: time
      )
    }
  }

  private mutating func addDisputes() {
    guard tournament.status != .cancelled else { return }
    for organiser in basis.organisers.sorted() {
      for dispute in basis.disputes {
        add(
          ShootNews.dispute,
          to: organiser,
          about: [dispute.entry.rawValue],
          ["end": "\(dispute.end)", "target": tournament[dispute.archer]?.target?.text],
          at: dispute.at
        )
      }
    }
  }

  private mutating func addClaims() {
    guard tournament.status != .cancelled else { return }
    for (place, request) in requests.enumerated() {
      let archer = request.subject.flatMap { tournament[$0] }
      let isAgain = requests[(place + 1)...].contains { $0.actor == request.actor }
      guard archer?.requests.contains(request.actor) == true, !isAgain else { continue }
      for organiser in basis.organisers.sorted() where organiser != request.actor {
        add(
          ShootNews.claim,
          to: organiser,
          about: [request.id.rawValue],
          ["account": accountNames[request.actor]],
          naming: ["account": request.actor],
          at: request.occurredAt
        )
      }
    }
  }

  /// Everybody who belongs to the shoot follows its results.
  private mutating func addResults() {
    guard let completion, tournament.status == .completed else { return }
    for user in readers.sorted() where user != completion.actor {
      add(ShootNews.results, to: user, about: [completion.id.rawValue], at: completion.occurredAt)
    }
  }
}

extension Tournament {
  /// Whether a day to come was given for it, or for one of its sessions.
  var isDated: Bool { status == .open && sessions.contains { day(of: $0) != nil } }

  /// The day of a session as `YYYY-MM-DD`; nil if none was given.
  fileprivate func day(of session: LineSession) -> String? { session.date ?? settings.date }

  /// The session whose archers are up: another one of its day has shot everything, and it has no arrow yet.
  fileprivate var turn: LineSessionID? {
    guard status == .inProgress || status == .paused, listedSessions.count > 1 else { return nil }
    var (begun, unfinished): (Set<LineSessionID>, Set<LineSessionID>) = ([], [])
    for archer in active {
      let (session, sheet) = (sessionID(of: archer.entrant), sheets[archer.id])
      if sheet?.isBegun == true { begun.insert(session) }
      if sheet?.isComplete != true { unfinished.insert(session) }
    }
    guard let place = listedSessions.firstIndex(where: { unfinished.contains($0.id) && !$0.isClosed }), place > 0 else {
      return nil
    }
    let (session, before) = (listedSessions[place], listedSessions[place - 1])
    guard !begun.contains(session.id), begun.contains(before.id), day(of: session) == day(of: before) else {
      return nil
    }
    return session.id
  }
}
