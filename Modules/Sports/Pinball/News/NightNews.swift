package import Domain
package import Notices
package import Spaces

/// The news of nights: one that is today, and the game that a player is called to.
package struct NightNews: NoticeSource {
  /// The seconds after midnight of the reminder of a night.
  private static let morning: Int64 = 9 * 3_600

  package let name = "nights"
  package let prefix: ItemPath = NightState.space.root
  package let kinds = [PinballNews.night, PinballNews.turn]
  private let documents: any DocumentRepository
  private let journals: FoldedJournals<NightState>
  private let zone: ZoneTable

  /// - Parameters:
  ///   - documents: The documents of the whole store.
  ///   - journals: The nights' folded journals.
  ///   - zone: The zone of the place where the nights are played.
  package init(_ documents: any DocumentRepository, _ journals: FoldedJournals<NightState>, zone: ZoneTable) {
    (self.documents, self.journals, self.zone) = (documents, journals, zone)
  }

  package func item(of change: Change) -> ItemPath? {
    let space = NightState.space
    guard let id = space.id(of: change.path) else { return nil }
    return [space.journal(of: id), space.about(of: id)].contains(change.path) ? change.path.space : nil
  }

  package func drafts(about item: ItemPath) async throws -> [NoticeDraft] {
    let space = NightState.space
    guard let id = space.id(of: item),
      let night = try await documents.value(DocumentKey<Night>.stored(space.about(of: id))).value
    else { return [] }
    let journal = try await journals.fold(of: space.journal(of: id), night)
    return reminders(of: journal.state, in: id) + calls(of: journal, in: id)
  }

  /// Reminds players on the morning of the night, but not those who joined later that day.
  private func reminders(of state: NightState, in space: SpaceID) -> [NoticeDraft] {
    guard !state.isClosed, let day = CivilDate(text: state.night.date)?.dayNumber else { return [] }
    let due = zone.moment(day: day, clock: Self.morning).time
    return state.players.compactMap { player in
      guard let user = player.user, player.isIn, player.joinedAt < due else { return nil }
      return NoticeDraft(
        PinballNews.night,
        to: user,
        about: [space.rawValue, state.night.date],
        ["night": state.night.name, "id": space.rawValue],
        naming: [:],
        occurredAt: player.joinedAt,
        dueAt: due,
        expiresAt: zone.start(ofDay: day + 1)
      )
    }
  }

  /// Calls each player of a game once, by the event that made the game, until there is a result.
  ///
  /// An event that was undone, or a second draw of one round, calls nobody.
  private func calls(of journal: JournalFold<NightState>, in space: SpaceID) -> [NoticeDraft] {
    let state = journal.state
    if state.isClosed { return [] }
    let open = Dictionary(grouping: state.open, by: \.call)
    return journal.events.flatMap { event in
      state.night.games(calledBy: event).flatMap { game in
        game.players.compactMap { id -> NoticeDraft? in
          guard let player = state[id], let user = player.user, player.isIn,
            open[event.id]?.contains(where: { $0.players.contains(player.id) }) == true
          else { return nil }
          return NoticeDraft(
            PinballNews.turn,
            to: user,
            about: [space.rawValue, event.id.rawValue],
            ["night": state.night.name, "machine": game.machine, "id": space.rawValue],
            naming: [:],
            occurredAt: event.occurredAt
          )
        }
      }
    }
  }
}

extension Night {
  /// Returns the games that an event makes, if it counts.
  fileprivate func games(calledBy event: ScoringEvent) -> [NightAction.Game] {
    switch NightAction.Kind(rawValue: event.type) {
    case .drawn: if case .drawn(let draw) = NightAction(event) { return draw.games }
    case .entered where format == .flipFrenzy:
      if case .entered(let result) = NightAction(event) { return [result.next].compactMap(\.self) }
    default: break
    }
    return []
  }
}
