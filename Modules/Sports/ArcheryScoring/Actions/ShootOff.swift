package import Domain

extension Action {
  /// A shoot-off: the places from the first down, equal archers together.
  package struct ShootOff: TournamentAction, Codable {
    static let kind = Kind.shootOff

    /// The archers of each place.
    package let places: [[PlayerID]]
    /// The arrows as they were entered; nil in events of earlier versions, and where they were not.
    package let shots: [Shots]?

    /// One archer's arrows in a shoot-off.
    package struct Shots: Codable, Hashable, Sendable {
      package let archer: PlayerID
      /// In order, one for each shot, such as `X` or `9`.
      package let tokens: [String]
      /// The last arrow's distance from the centre in millimetres; nil if it was not measured.
      package let distanceMm: Int?

      /// Creates an archer's arrows.
      package init(archer: PlayerID, tokens: [String], distanceMm: Int?) {
        (self.archer, self.tokens, self.distanceMm) = (archer, tokens, distanceMm)
      }
    }

    func judge(_ attempt: Attempt, in tournament: Tournament) throws(Refusal) {
      try tournament.requireOrganiser(attempt.actor)
      try check()
      guard tournament.status.isStarted else { throw .notInProgress(tournament.status) }
      for archer in places.joined() { _ = try tournament.participant(archer) }
    }

    func apply(to tournament: inout Tournament, _: ScoringEvent, sequence _: Int) {
      tournament.shootOffs.append(self)
      tournament.countCorrection()
    }

    func concerned(_: PlayerID?, in _: Tournament) -> [PlayerID] { Array(places.joined()) }
    static let makesVersion = true

    func line(_: ScoringEvent, in audit: Audit) -> Audit.Details {
      let places = places.enumerated().map { "\($0 + 1) \($1.map { audit.name($0) }.joined(separator: " = "))" }
      return Audit.Details(text: Message("A shoot-off was recorded: \(places.joined(separator: ", "))."))
    }
  }
}
