import Domain

extension Action {
  /// An archer's club, age class, gender, category or session was changed.
  struct EntrantChanged: WrappingAction, ScorersAction {
    static let kind = Kind.entrantChanged
    let content: Entrant

    init(_ entrant: Entrant) { content = entrant }

    static let undoing = Undoing.bySettingAnew

    func judge(_ attempt: Attempt, in tournament: Tournament) throws(Refusal) {
      let (participant, actor) = (try tournament.participant(attempt.subject), attempt.actor)
      guard !tournament.status.isFinal else { throw .notInProgress(tournament.status) }
      if !tournament.organises(actor) {
        guard participant.isScoreable(by: actor) else { throw .notScoreable }
        guard tournament.status == .open, content.category == participant.entrant.category else {
          throw .organiserOnly
        }
      }
      try content.check()
      try judgeSession(of: participant, in: tournament)
      try tournament.judgeRound(of: participant, with: participant.bowType, content)
    }

    /// A place is one archer's in each session.
    private func judgeSession(of archer: Participant, in tournament: Tournament) throws(Refusal) {
      let id = tournament.sessionID(of: Entrant(session: content.session))
      guard let target = archer.target, id != tournament.sessionID(of: archer.entrant),
        let other = tournament.holder(of: target, in: id)
      else { return }
      throw Refusal(.targetTaken, "\(tournament.displayName(of: other.id)) is at target \(target.text) already.")
    }

    func apply(to tournament: inout Tournament, _ event: ScoringEvent, sequence _: Int) {
      tournament.change(event.subject) { $0.entrant = content }
      guard let place = event.subject.flatMap({ tournament.places[$0] }) else { return }
      tournament.assign(place)
      tournament.handCards(to: place)
    }

    func concerned(_ subject: PlayerID?, in _: Tournament) -> [PlayerID] { [subject].compactMap(\.self) }

    func line(_ event: ScoringEvent, in audit: Audit) -> Audit.Details {
      let parts = [
        content.club.map { Message("club \($0)") }, content.ageClass.map { Message("age class \("\($0)")") },
        content.gender.map { Message("gender \($0.rawValue)") },
        content.category.map { id in
          Message("category \(audit.log.tournament?.category(id)?.title ?? Message(verbatim: id.rawValue))")
        },
        content.session.flatMap(audit.nameOfOneOfSeveral).map { Message("session \($0)") },
      ]
      .compactMap(\.self)
      let words = parts.isEmpty ? Message("no club, age class or gender") : parts.joined(separator: ", ")
      return Audit.Details(text: Message("\(audit.name(event.subject)): \(words)."))
    }
  }
}
