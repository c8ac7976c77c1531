import Domain

/// Says from the visits and the switches which notices there must be, and which there must not be.
struct NoticeWitness {
  private struct Visit {
    let user: UserID
    let at: Timestamp
    /// Whether no server has yet gone on to the end since.
    var isOpen = true
    /// Whether its user wanted it at each try until then.
    var isDue = true
    /// Whether its user wanted it at any try.
    var mayBe = false
  }

  private static let day: Int64 = 86_400_000
  private var visits: [String: Visit] = [:]
  private(set) var problems: [String] = []

  mutating func visited(_ id: String, _ user: UserID, at time: Timestamp) { visits[id] = Visit(user: user, at: time) }

  /// Notes what users wanted while notices were made, by the fields of their settings in that store.
  ///
  /// - Parameters:
  ///   - settings: The settings of the users for whom it counts.
  ///   - isDone: Whether the server made everything; nil for another program, whose notices come to the server by sync.
  mutating func tried(with settings: [UserID: [String: String]], isDone: Bool?) {
    for (id, visit) in visits {
      guard let fields = settings[visit.user] else { continue }
      let isWanted = Self.wants(fields["kind.visit"], visit.at)
      if isWanted { visits[id]?.mayBe = true }
      guard let isDone, visit.isOpen else { continue }
      visits[id]?.isDue = visit.isDue && isWanted
      visits[id]?.isOpen = !isDone
    }
  }

  /// What happened while a kind was off is no news.
  private static func wants(_ text: String?, _ time: Timestamp) -> Bool {
    guard let text else { return true }
    return Int64(text).map { $0 <= time.rawValue } ?? false
  }

  /// Looks whether a notice that is new on the server interrupts its user at night.
  mutating func found(_ due: Timestamp, for user: UserID, with settings: [String: String]) {
    guard settings["quiet"] != nil else { return }
    let hour = due.rawValue % Self.day / 3_600_000
    if hour >= 22 || hour < 7 { problems.append("\(user) is told at \(hour) o'clock UTC, in quiet hours") }
  }

  /// Compares the visits of which a user was told with those that are due.
  func problems(of user: UserID, told: [String], on device: String) -> [String] {
    visits.filter { $0.value.user == user }.sorted { $0.key < $1.key }.compactMap { id, visit in
      let count = told.count { $0 == id }
      if visit.isDue, visit.isOpen { return "nobody has looked at \(id)" }
      if visit.isDue ? count == 1 : count == 0 || count == 1 && visit.mayBe { return nil }
      return "\(user) is told of \(id) \(count) times on \(device), \(visit.isDue ? "wants it" : "does not want it")"
    }
  }
}
