import ArcheryScoring
import Domain
import Spaces

/// Scoring of a shoot, as archers and the organiser do it at their devices.
extension Actor {
  static let tournament: TournamentID = "t1"
  static let tokens = ["X", "10", "9", "8", "7", "6", "5", "M"]

  /// Enters an arrow or what is left of an end; now and then as on a page that has not seen what others entered.
  func shoot(_ dice: inout Plan.Dice) async throws -> String {
    let tournament = try await process.shoots.tournament(Self.tournament)
    if tournament.status == .completed, user == tournament.createdBy { return try await correct(&dice) }
    let view = tournament.view(of: user)
    let open = view.active.map { ($0.id, view.sheet(of: $0.id)) }
    guard let (archer, sheet) = open.min(by: { $0.1.endsCompleted < $1.1.endsCompleted }) else { return "nobody" }
    let isStale = dice.roll(3) == 0
    let next = sheet.openEnd ?? tournament.round.ends + 1
    let end = isStale ? next - 1 : next
    guard let shown = sheet[end: end] else { return "the sheet is full" }
    let first = isStale ? 1 : shown.arrows.count + 1
    let numbers = first...(dice.roll(2) == 0 ? first : shown.size)
    let entries = numbers.map { number in
      let token = Self.tokens[dice.roll(Self.tokens.count)]
      return ArrowEntry.token(token, device: device.name, at: ArrowPlace(end: end, number: number))
    }
    let steps = entries.map { TournamentStep(.record($0, for: archer), as: EventID(rawValue: device.newIdentity())) }
    do {
      return try await perform(steps)
    } catch SpaceError.refused(let refusal) where refusal.isTooLate {
      for (entry, step) in zip(entries, steps) { try await keep(entry, for: archer, as: step.id) }
      return "kept \(steps.map(\.id)), too late"
    }
  }

  func shoot(_ command: TournamentCommand) async throws -> String {
    try await perform([TournamentStep(command, as: EventID(rawValue: device.newIdentity()))])
  }

  /// The organiser enters what is missing, as from the sheets on paper, and ends the shoot; a scorer finalises.
  func finish(_ dice: inout Plan.Dice) async throws -> String {
    let tournament = try await process.shoots.tournament(Self.tournament)
    guard user == tournament.createdBy else { return try await shoot(.finalise) }
    let view = tournament.view(of: user)
    var commands: [TournamentCommand] = []
    for end in 1...tournament.round.ends {
      for archer in view.active {
        guard let shown = view.sheet(of: archer.id)[end: end], !shown.isClosed else { continue }
        commands += (shown.arrows.count + 1...shown.size).map { number in
          let token = Self.tokens[dice.roll(Self.tokens.count)]
          return .record(.token(token, device: device.name, at: ArrowPlace(end: end, number: number)), for: archer.id)
        }
      }
    }
    commands.append(.complete(force: true))
    return try await perform(commands.map { TournamentStep($0, as: EventID(rawValue: device.newIdentity())) })
  }

  /// Corrects an arrow: a scorer an own archer's, the organiser any archer's.
  func correct(_ dice: inout Plan.Dice) async throws -> String {
    let tournament = try await process.shoots.tournament(Self.tournament)
    let mine = user == tournament.createdBy ? tournament.active : tournament.view(of: user).active
    if mine.isEmpty { return "nobody" }
    let archer = mine[dice.roll(mine.count)].id
    let begun = tournament.sheet(of: archer).ends.filter { !$0.arrows.isEmpty }
    // Mostly what was shot lately.
    let end = max(begun.count - dice.roll(4), 1)
    let arrow = dice.roll(3) + 1
    let value = Self.tokens[dice.roll(Self.tokens.count)]
    return try await shoot(.edit(archer, end: end, arrow: arrow, value: value, reason: "misread"))
  }

  /// Decides about an end that was entered differently.
  func settle(_ dice: inout Plan.Dice) async throws -> String {
    let tournament = try await process.shoots.tournament(Self.tournament)
    for archer in tournament.active {
      let sheet = tournament.sheet(of: archer.id)
      guard let number = sheet.disputedEnds.first, let end = sheet[end: number] else { continue }
      let entries = [end.arrows] + end.others.map(\.arrows).filter { $0.count >= end.size }
      guard let entry = entries[dice.roll(entries.count)].last else { continue }
      return try await shoot(.settle(archer.id, end: number, entry: entry.id, reason: "seen"))
    }
    return "nothing is disputed"
  }

  private func perform(_ steps: [TournamentStep]) async throws -> String {
    let outcome = try await process.shoots.perform(steps, on: Self.tournament, by: user, at: device.now)
    for event in outcome.events { acknowledge(event) }
    return "\(outcome.events.map(\.id)) \(outcome.tournament.status)"
  }

  private func keep(_ entry: ArrowEntry, for archer: PlayerID, as id: EventID) async throws {
    _ = try await process.shoots.keep(entry, for: archer, on: Self.tournament, by: user, at: device.now, as: id)
    witness.acknowledged(id, in: Self.tournament.journal, on: device.name, isRightful: true)
  }

  /// An arrow is never refused; what else comes too late may be.
  private func acknowledge(_ event: ScoringEvent) {
    let isArrow = event.type == "arrow"
    witness.acknowledged(event.id, in: Self.tournament.journal, on: device.name, isRightful: isArrow)
  }
}
