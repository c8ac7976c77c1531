package import Domain
package import Spaces

extension NightState {
  package func refusal(of request: AppendRequest) -> Refusal? {
    do throws(Refusal) {
      if let target = request.target { try judge(retracting: target, request) } else { try judge(request) }
      return nil
    } catch {
      return error
    }
  }

  private func judge(retracting target: ScoringEvent, _ request: AppendRequest) throws(Refusal) {
    switch NightAction(target) {
    case .closed: if !request.leads { throw .leadersOnly }
    case .drawn(let draw):
      guard draw.round == round, games.allSatisfy({ $0.round != round || results(of: $0).isEmpty }) else {
        throw Refusal("played", "This round has results already. Undo those first.")
      }
    case .joined where target.subject == nil:
      let id = PlayerID(rawValue: target.id.rawValue)
      guard games.allSatisfy({ !$0.players.contains(id) }), self[id]?.user == nil else {
        throw Refusal("played", "This player is in a game already. Let the player sit out.")
      }
    case .joined, .left, .accountDeleted, nil: throw .nothingHere
    case .seated, .machine, .entered, .scored, .moved: if isClosed { throw .closed }
    }
  }

  private func judge(_ request: AppendRequest) throws(Refusal) {
    guard let action = NightAction(request.event) else {
      throw Refusal("invalid", "This entry cannot be read here. Update the app, then enter it again.")
    }
    let subject = request.event.subject.map { UserID($0) }
    switch action {
    case .joined(let name): return try judge(name, request)
    case .left, .accountDeleted:
      guard subject == request.event.actor || action == .left && subject != nil && request.leads else {
        throw .notAllowed
      }
      return
    case .entered(let result): return try judge(result, request)
    case .scored(let score): return try judge(score, request)
    case .seated, .machine, .drawn, .moved, .closed: break
    }
    if !request.leads { throw .leadersOnly }
    if isClosed { throw .closed }
    switch action {
    case .seated(let seat): if self[seat.player] == nil { throw .unknownPlayer }
    case .machine(let machine):
      guard place(of: machine.name) != nil || Night.isMachine(machine.name) else {
        throw Refusal("machines", "\"\(machine.name.prefix(40))\" is no name of a machine.")
      }
    case .drawn(let draw):
      guard draw.round == round + 1 else { throw Refusal.drawn }
      if night.format == .strikes, !open.isEmpty {
        throw Refusal("open", "Enter all results of the round first: they decide who is out.")
      }
      // A device that was offline drew from what it knew.
      if !request.isLate, try self.draw(seed: draw.seed) != draw {
        throw Refusal("drawn", "Players or machines have changed since. Draw again.")
      }
      guard draw.games.allSatisfy({ $0.players.allSatisfy { self[$0] != nil } && place(of: $0.machine) != nil }) else {
        throw .unknownPlayer
      }
    case .moved(let move):
      guard let game = game(move.game), results(of: game).isEmpty else { throw .unknownGame }
      if place(of: move.machine) == nil { throw .unknownMachine }
    case .joined, .left, .accountDeleted, .entered, .scored, .closed: break
    }
  }

  private func judge(_ name: NightAction.Name, _ request: AppendRequest) throws(Refusal) {
    guard TextLimit.name.accepts(name: name.name) else {
      throw Refusal("name", "A name has 1 to \(TextLimit.name.characters) characters that can be seen.")
    }
    if let subject = request.event.subject {
      guard UserID(subject) == request.event.actor else { throw .notAllowed }
      return
    }
    if !request.leads { throw .leadersOnly }
    if isClosed { throw .closed }
    if players.contains(where: { NameKey($0.name) == NameKey(name.name) }) {
      throw Refusal("taken", "\(name.name.shownName) is a player already. Add a letter to tell the two apart.")
    }
    if players.count >= Self.mostPlayers { throw Refusal("full", "A night has at most \(Self.mostPlayers) players.") }
  }

  private func judge(_ result: NightAction.Result, _ request: AppendRequest) throws(Refusal) {
    if isClosed, !request.isLate { throw .closed }
    guard let game = game(result.game) else { throw .unknownGame }
    guard Set(result.order) == Set(game.players), result.order.count == game.players.count else {
      throw Refusal("places", "Give each player of the game a place of its own.")
    }
    if let scores = result.scores, zip(scores, scores.dropFirst()).contains(where: { $0 <= $1 }) {
      throw Refusal("places", "Equal scores have no order. Enter the places.")
    }
    try judgeAuthor(of: game.players, request)
    // Another entry that this one does not know is a dispute; one that its author saw is replaced.
    let unseen = results(of: game).filter { !result.replaces.contains($0.event) }
    if !request.isLate, unseen.contains(where: { $0.actor == request.event.actor }) {
      throw Refusal("entered", "You entered this result already. Reload the page to correct it.")
    }
    if let next = result.next, next.players.contains(where: { self[$0] == nil }) || place(of: next.machine) == nil {
      throw .unknownPlayer
    }
  }

  private func judge(_ score: NightAction.Score, _ request: AppendRequest) throws(Refusal) {
    if isClosed, !request.isLate { throw .closed }
    guard !night.format.hasGames else { throw .unknownGame }
    guard self[score.player] != nil else { throw .unknownPlayer }
    guard place(of: score.machine) != nil else { throw .unknownMachine }
    if night.format == .pingolf, !(1...Int64(night.limit)).contains(score.score) {
      throw Refusal("score", "Enter 1 to \(night.limit) strokes.")
    }
    try judgeAuthor(of: [score.player], request)
  }

  private func judgeAuthor(of players: [PlayerID], _ request: AppendRequest) throws(Refusal) {
    if request.leads { return }
    if !night.playersEnter { throw .leadersOnly }
    guard let player = player(of: request.event.actor), players.contains(player.id) else {
      throw Refusal("notAllowed", "Players enter their own games. Ask a player of this one, or the organiser.")
    }
  }

  private static let mostPlayers = 512
}

// MARK: Entries

extension NightState {
  /// Returns the entry of guests by their names.
  package func adding(_ names: [String]) throws(Refusal) -> [EventDraft] {
    try names.map { name throws(Refusal) in
      try NightAction.joined(NightAction.Name(name: name.trimmingSpaces, guest: nil)).draft()
    }
  }

  /// Returns the entry of a result, with the next game in flip frenzy.
  ///
  /// - Parameters:
  ///   - id: The game.
  ///   - order: The players from the first to the last.
  ///   - scores: Their scores in the same order; nil for none.
  ///   - replaces: The results that the author saw; nil for all that there are.
  /// - Returns: The entry.
  /// - Throws: ``Domain/Refusal`` for a game that is not in the night.
  package func result(
    of id: GameID,
    _ order: [PlayerID],
    scores: [Int64]? = nil,
    replacing replaces: [EventID]? = nil
  ) throws(Refusal) -> [EventDraft] {
    guard let game = game(id) else { throw .unknownGame }
    let present = results(of: game)
    let result = NightAction.Result(
      game: id,
      order: order,
      scores: scores,
      replaces: replaces ?? present.map(\.event),
      next: present.isEmpty ? next(after: game, order) : nil
    )
    return [try NightAction.entered(result).draft()]
  }

  /// Returns the entry of a result by scores, from which the order follows.
  package func result(
    of id: GameID,
    by scores: [PlayerID: Int64],
    replacing replaces: [EventID]? = nil
  ) throws(Refusal) -> [EventDraft] {
    let order = scores.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }
    return try result(of: id, order.map(\.key), scores: order.map(\.value), replacing: replaces)
  }

  /// Returns the entry of a score or strokes on a machine.
  package func score(_ score: Int64, of player: PlayerID, on machine: String) throws(Refusal) -> [EventDraft] {
    [try NightAction.scored(NightAction.Score(player: player, machine: machine, score: score)).draft()]
  }

  /// Returns the entry that takes a machine out or brings it back; games that are open on it move to others.
  package func setting(_ machine: String, isIn: Bool) throws(Refusal) -> [EventDraft] {
    var drafts = [try NightAction.machine(NightAction.Machine(name: machine.trimmingSpaces, isIn: isIn)).draft()]
    guard !isIn, let place = place(of: machine), let game = open.first(where: { $0.machine == machines[place].name })
    else { return drafts }
    guard let other = replacement(for: game) else {
      throw Refusal("machines", "No other machine is free for game \(game.id). Enter its result, or bring one back.")
    }
    drafts.append(try NightAction.moved(NightAction.Move(game: game.id, machine: other)).draft())
    return drafts
  }

  /// Returns the entry by which a player sits out, or plays again.
  package func seating(_ player: PlayerID, isIn: Bool) throws(Refusal) -> EventDraft {
    try NightAction.seated(NightAction.Seat(player: player, isIn: isIn)).draft()
  }

  /// Returns the draw of the next round.
  package func drawing(seed: Int) throws(Refusal) -> [EventDraft] { [try NightAction.drawn(draw(seed: seed)).draft()] }
}

// MARK: Joining and leaving

extension NightState {
  package func arrival(of account: Account, with fields: [String: String]) throws(Refusal) -> [EventDraft] {
    if player(of: account.user) != nil { return [] }
    let name = TextLimit.name.cut(account.displayName)
    // Whom the organiser has put on the list already comes in as that player.
    let guest = players.first { $0.user == nil && NameKey($0.name) == NameKey(name) }?.id
    return [try NightAction.joined(NightAction.Name(name: name, guest: guest)).draft(about: account.user)]
  }

  package func renaming(of account: Account, from former: String) throws(Refusal) -> [EventDraft] {
    guard let player = player(of: account.user), NameKey(player.name) == NameKey(former) else { return [] }
    let name = NightAction.Name(name: TextLimit.name.cut(account.displayName), guest: nil)
    return [try NightAction.joined(name).draft(about: account.user)]
  }

  package func departure(of user: UserID) throws(Refusal) -> [EventDraft] { [try NightAction.left.draft(about: user)] }

  package func deletion(of user: UserID) -> [EventDraft] {
    player(of: user) == nil ? [] : [EventDraft(NightAction.Kind.accountDeleted.rawValue, about: PlayerID(user))]
  }

  package func remains(of event: ScoringEvent, without user: UserID) -> [UInt8]? {
    guard event.type == NightAction.Kind.joined.rawValue else { return nil }
    let isOwn = event.subject.map { UserID($0) == user }
    // The organiser's line for the player whom the account came in as.
    let isGuest = event.subject == nil && self[PlayerID(rawValue: event.id.rawValue)]?.user == user
    return isOwn ?? isGuest ? event.body(replacing: ["name": user.pseudonym("Player")]) : nil
  }
}

extension Refusal {
  static let leadersOnly = Refusal("notAllowed", "Only those who run the night can do that. Ask them.")
  static let nothingHere = Refusal("nothingToUndo", "This cannot be undone.")
  package static let drawn = Refusal("drawn", "This round is drawn already. Reload the page.")
  static let closed = Refusal("closed", "The night is over. The organiser can open it again.")
  static let unknownPlayer = Refusal("unknownPlayer", "There is no such player in this night. Reload the page.")
  static let unknownGame = Refusal("unknownGame", "There is no such game in this night. Reload the page.")
  static let unknownMachine = Refusal("unknownMachine", "There is no such machine in this night. Reload the page.")
  static let nothingToDraw = Refusal("nothingToDraw", "There are too few players or machines for another game.")
}
