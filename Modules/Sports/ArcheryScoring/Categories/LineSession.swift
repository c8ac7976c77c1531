package import Domain

extension Named {
  /// A session on the line; has no values.
  package enum LineSession: Sendable {}
}

/// The id of a session, unique in its shoot.
package typealias LineSessionID = Identifier<Named.LineSession>

/// A time on the shooting line: its targets, and how archers share them.
package struct LineSession: Codable, Hashable, Sendable, Identifiable {
  package let id: LineSessionID
  package private(set) var name: String
  /// The day as `YYYY-MM-DD`; nil for the shoot's own.
  package var date: String?
  /// The time of day as `HH:MM`; nil if none was given.
  package var start: String?
  package var firstTarget: Int
  package var targets: Int
  /// From 1 to 6.
  package var perTarget: Int
  /// 1, or 2 where A and B shoot in turns with C and D.
  package var details: Int
  package var sharesTargets: Bool
  /// Whether the session is closed, so that its printed cards no longer work; nil, as in earlier versions, for no.
  private var closed: Bool?

  package init(
    _ id: LineSessionID,
    name: String,
    date: String? = nil,
    start: String? = nil,
    firstTarget: Int = 1,
    targets: Int = 100,
    perTarget: Int = 4,
    details: Int = 1,
    sharesTargets: Bool = false,
    isClosed: Bool = false
  ) {
    (self.id, self.name, self.date, self.start) = (id, name.trimmingSpaces, date, start)
    (self.firstTarget, self.targets, self.perTarget) = (firstTarget, targets, perTarget)
    (self.details, self.sharesTargets, closed) = (details, sharesTargets, isClosed ? true : nil)
  }

  /// Whether the organiser closed the session, so that its printed cards no longer work.
  package var isClosed: Bool {
    get { closed == true }
    set { closed = newValue ? true : nil }
  }

  /// The same session on another day, not closed; nil for the shoot's own day.
  package func on(date: String?) -> LineSession {
    var session = closing(false)
    session.date = date
    return session
  }

  package func closing(_ isClosed: Bool) -> LineSession {
    var session = self
    session.isClosed = isClosed
    return session
  }

  /// The same session with another name and another number of targets; nil for the same number.
  func named(_ name: String, targets: Int?) -> LineSession {
    var session = self
    (session.name, session.targets) = (name.trimmingSpaces, targets ?? self.targets)
    return session
  }

  /// The session of a shoot that has no list of sessions.
  package static let only = LineSession("1", name: "Session 1")

  /// The name for readers: in their language where the organiser gave none.
  package var title: Message { name == Self.only.name ? Message("Session \(1)") : Message(verbatim: name) }

  static let mostSessions = 20

  /// The letters of the places at each target.
  package var letters: [Character] { Array("ABCDEF".prefix(perTarget)) }

  /// The detail that shoots a place: 1 for A and B, 2 for C and D where there are two; 1 otherwise.
  package func detail(of place: TargetPlace) -> Int {
    guard details == 2, let letter = place.letter else { return 1 }
    return letters.prefix(firstDetail).contains(letter) ? 1 : 2
  }

  /// The number of places that the first of two details has.
  private var firstDetail: Int { (perTarget + 1) / 2 }

  /// Returns which detail begins an end, such as "AB first, then CD"; nil where all shoot at once.
  ///
  /// The details begin in turns: the first detail in end 1, the second in end 2.
  package func order(inEnd end: Int) -> Message? {
    guard details == 2, perTarget > 1 else { return nil }
    let (first, second) = (String(letters.prefix(firstDetail)), String(letters.dropFirst(firstDetail)))
    return end % 2 == 1 ? Message("\(first) first, then \(second)") : Message("\(second) first, then \(first)")
  }

  /// The order in odd ends, and in even ones; nil where all shoot at once.
  var orders: [ScreenText]? {
    let orders = [order(inEnd: 1), order(inEnd: 2)].compactMap { $0.map { ScreenText($0) } }
    return orders.isEmpty ? nil : orders
  }

  func check() throws(Refusal) {
    guard !id.rawValue.isEmpty, id.rawValue.utf8.count <= 40, !name.isEmpty, name == name.onOneLine else {
      throw Refusal(.invalidSettings, "Enter a name for the session.")
    }
    try Action.check(name, nil)
    guard TargetPlace.allowedNumbers.contains(firstTarget), TargetPlace.allowedNumbers.contains(targets),
      firstTarget + targets <= TargetPlace.allowedNumbers.upperBound + 1
    else { throw Refusal(.invalidSettings, "Targets have numbers from 1 to 999.") }
    guard (1...6).contains(perTarget), (1...2).contains(details) else {
      throw Refusal(.invalidSettings, "A target has 1 to 6 archers, in one detail or two.")
    }
    if let date, CivilDate(reading: date) == nil {
      throw Refusal(.invalidSettings, "Enter the date as year, month and day, such as 2026-11-24.")
    }
    if let start {
      let parts = start.split(separator: ":").compactMap { Int($0) }
      guard start.utf8.count == 5, parts.count == 2, (0...23).contains(parts[0]), (0...59).contains(parts[1]) else {
        throw Refusal(.invalidSettings, "Enter the time as hours and minutes, such as 09:30.")
      }
    }
  }
}

extension [LineSession] {
  func check() throws(Refusal) {
    guard count <= LineSession.mostSessions, Set(map(\.id)).count == count else {
      throw Refusal(
        .invalidSettings,
        "A shoot has at most \(LineSession.mostSessions) sessions, each with a name of its own."
      )
    }
    for session in self { try session.check() }
  }
}
