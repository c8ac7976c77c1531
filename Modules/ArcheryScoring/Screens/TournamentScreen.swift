public import Domain
public import LeaderboardKit

/// One tournament's own page: status, round, rule, roster, and the user's permissions.
public struct TournamentScreen: Codable, Hashable, Sendable {
  /// The tournament's id.
  public let id: TournamentID
  /// The tournament's name.
  public let name: String
  /// The organiser.
  public let createdBy: UserID
  /// The state of the tournament.
  public let status: TournamentStatus
  /// The round.
  public let round: RoundScreen
  /// The ranking rule.
  public let rule: RuleScreen
  /// The settings.
  public let settings: TournamentSettings
  /// The organiser's list; empty where there is none.
  public let categories: [CategoryScreen]
  /// The archers who are in and in no category.
  public let unassigned: Int
  /// The archers, in roster order.
  public let roster: [RosterRow]
  /// The user's permissions.
  public let may: Permissions
  /// The reason why this user adds no more guests; nil unless a limit of the settings forbids it.
  public let guestLimit: ScreenText?
  /// The rejected events, newest first, for the organiser.
  public let refused: [RefusedRow]
  /// The disputed ends that wait for the organiser.
  public let disputes: [DisputeCard]
  /// The disputed ends with a decision.
  public let settledDisputes: [DisputeCard]

  /// The actions that this user may take now.
  ///
  /// Buttons of others are not shown.
  public struct Permissions: Codable, Hashable, Sendable {
    /// Join.
    public let join: Bool
    /// Add a guest.
    public let addGuest: Bool
    /// Change name, round, rule and settings; only before the start.
    public let change: Bool
    /// Start.
    public let start: Bool
    /// Pause.
    public let pause: Bool
    /// Resume.
    public let resume: Bool
    /// Score.
    public let score: Bool
    /// Complete, because all archers are done.
    public let complete: Bool
    /// Complete although archers are not done, who are then listed as not finished.
    public let forceComplete: Bool
    /// Let arrows be entered again.
    public let reopen: Bool
    /// Cancel.
    public let cancel: Bool
    /// Disqualify an archer.
    public let disqualify: Bool
    /// Record a shoot-off.
    public let recordShootOff: Bool
    /// Read an entry list, assign targets, appoint scorers.
    public let manageRoster: Bool
    /// Decide disputed ends.
    public let decide: Bool
  }

  /// One archer of the roster.
  public struct RosterRow: Codable, Hashable, Sendable, Identifiable {
    /// The archer.
    public let id: PlayerID
    /// The name to show.
    public let displayName: String
    /// Whether it is the user.
    public let isCurrentUser: Bool
    /// Without an account.
    public let isGuest: Bool
    /// From the organiser's entry list.
    public let isEntered: Bool
    /// The account that this guest is linked with; nil for others.
    public let account: UserID?
    /// Accounts that say this guest is their own, and wait for the organiser.
    public let requests: [UserID]
    /// The name of the user who brought this guest; nil for others.
    public let hostName: ScreenText?
    /// The kind of bow; nil where it is not known.
    public let bowType: BowType?
    /// The archer's club.
    public let club: String?
    /// The name of the category; nil for an archer in none.
    public let category: ScreenText?
    /// The name of the session; nil where the shoot has one.
    public let session: ScreenText?
    /// The archer's target place; nil if none is assigned.
    public let target: TargetPlace?
    /// The additional scorers whom the organiser appointed.
    public let scorers: [UserID]
    /// The diameter of this archer's shafts, in micrometres.
    public let shaftDiameterUm: Int
    /// The state of the archer.
    public let status: ParticipantStatus
    /// The number of closed ends.
    public let endsCompleted: Int
    /// The ends of the archer's round.
    public let ends: Int
    /// The total.
    public let runningTotal: Int
    /// Whether the user may score this archer.
    public let mayScore: Bool
    /// Whether the user may change the details.
    public let mayEdit: Bool
    /// Whether the user may withdraw this archer.
    public let mayWithdraw: Bool
    /// Whether the user may rename this archer.
    public let mayRename: Bool
    /// Whether the user may disqualify this archer.
    public let mayDisqualify: Bool
    /// Whether the user may reinstate this archer.
    public let mayReinstate: Bool
    /// Take an archer without arrows off the roster.
    public let mayRemove: Bool
    /// Delete the archer's name from the tournament.
    public let mayDeleteName: Bool
    /// Say that this guest is oneself.
    let mayRequestLink: Bool
    /// End this guest's link.
    public let mayEndLink: Bool
  }

  /// A rejected event (decision 13).
  public struct RefusedRow: Codable, Hashable, Sendable, Identifiable {
    /// The event.
    public let id: EventID
    /// The type, such as `arrow`.
    public let type: String
    /// The user who recorded it.
    public let actor: UserID
    /// The archer's name; nil for an event about no archer.
    public let archer: String?
    /// The time of the event.
    public let occurredAt: Timestamp
    /// The stable code, such as `endAlreadyComplete`.
    public let code: String
    /// A sentence for people.
    public let message: ScreenText
  }
}

extension TournamentScreen {
  /// Whether it is practice.
  public var isPractice: Bool { settings.practice != nil }

  /// The number of active archers without a known bow, who are in no division.
  public var archersWithoutBow: Int { roster.count { $0.bowType == nil && $0.status == .active } }
}

extension TournamentScreen {
  /// The archers who are in and have ends left.
  public var unfinished: [RosterRow] {
    roster.filter { $0.status == .active && $0.endsCompleted < $0.ends }
  }

  /// The active archers along the line of targets; those without one last, in roster order.
  public var lineUp: [RosterRow] {
    let active = roster.filter { $0.status == .active }
    let placed = active.compactMap { row in row.target.map { (target: $0, row: row) } }
    return placed.sorted { $0.target < $1.target }.map(\.row) + active.filter { $0.target == nil }
  }
}

/// A round for display.
public struct RoundScreen: Codable, Hashable, Sendable {
  /// The catalogue's code; nil for an organiser's own round.
  public let code: String?
  /// The round's name.
  public let name: String
  /// The passes.
  public let passes: [PassScreen]
  /// The number of ends.
  public let ends: Int
  /// The number of arrows.
  public let arrows: Int
  /// The highest possible score.
  public let maxScore: Int

  /// One pass of a round.
  public struct PassScreen: Codable, Hashable, Sendable {
    /// Such as `70 m, 122 cm face`.
    public let text: ScreenText
    /// From 1.
    public let firstEnd: Int
    /// The number of ends.
    public let ends: Int
    /// The number of arrows in an end.
    public let arrowsPerEnd: Int
    /// The scoring system.
    public let scoringSystem: ScoringSystem
    /// The highest possible score.
    public let maxScore: Int
  }
}

/// A ranking rule for display, with its explanation.
public struct RuleScreen: Codable, Hashable, Sendable {
  /// The rule.
  public let code: RankingRule
  /// The rule's name.
  public let name: ScreenText
  /// The order that the rule makes, in words.
  public let explanation: ScreenText
}

extension Tournament {
  /// Returns the tournament's own page as one user sees it.
  public func screen(for user: UserID?) -> TournamentScreen {
    TournamentScreen(
      id: id,
      name: name,
      createdBy: createdBy,
      status: status,
      round: round.screen,
      rule: settings.rule.screen,
      settings: settings,
      categories: hasCategories ? categories.map { CategoryScreen($0, in: self) } : [],
      unassigned: unassigned.count { $0.status == .active },
      roster: rosterRows(for: user),
      may: permissions(of: user),
      guestLimit: guestLimit(of: user),
      refused: refusedRows,
      disputes: disputes,
      settledDisputes: settledDisputes
    )
  }

  /// Returns the line in the list of tournaments.
  public func summary(for user: UserID?) -> TournamentSummary {
    // Scores of different rounds say nothing beside one another.
    let first = hasCategories ? nil : board(for: BoardViewer(user, now: 0)).rows.first
    return TournamentSummary(
      id: id,
      name: name,
      createdBy: createdBy,
      createdAt: createdAt,
      date: settings.date,
      place: settings.place,
      status: status,
      roundName: ScreenText(
        hasCategories ? categories.map(\.title).joined(separator: ", ") : round.title
      ),
      archers: active.count,
      leader: first.flatMap {
        $0.arrowsShot == 0 ? nil : .init(displayName: $0.displayName, totalScore: $0.totalScore)
      },
      isPractice: isPractice,
      isCreator: organises(user),
      isTakingPart: !session(of: user).scoreable.isEmpty
    )
  }

  private var anyGuest: TournamentCommand.NewArcher {
    TournamentCommand.NewArcher(PlayerID(rawValue: "\(id)/new guest"), displayName: "", isGuest: true)
  }

  private func guestLimit(of user: UserID?) -> ScreenText? {
    do {
      _ = try decide(.add(anyGuest), by: user)
      return nil
    } catch {
      return [.guestLimitOfTournament, .guestLimitOfParticipant].contains(error.scoringCode)
        ? ScreenText(error.message) : nil
    }
  }

  /// Returns the permissions of `user`, by the rules themselves.
  private func permissions(of user: UserID?) -> TournamentScreen.Permissions {
    func may(_ command: TournamentCommand) -> Bool { (try? decide(command, by: user)) != nil }
    let isCreator = organises(user)
    return TournamentScreen.Permissions(
      join: user.map { may(.add(.init(PlayerID($0), displayName: ""))) } ?? false,
      addGuest: may(.add(anyGuest)),
      change: may(.change(name: name, round: round, settings: settings)),
      start: may(.start),
      pause: may(.pause),
      resume: may(.resume),
      score: status == .inProgress && !wholeSession(of: user).active.isEmpty,
      complete: !status.isFinal && may(.complete(force: false)),
      forceComplete: !status.isFinal && may(.complete(force: true)),
      reopen: may(.reopen(reason: nil)),
      cancel: !status.isFinal && may(.cancel(reason: nil)),
      disqualify: isCreator && status != .cancelled,
      recordShootOff: may(.recordShootOff(places: [])),
      manageRoster: isCreator && !status.isFinal,
      decide: isCreator && status.isStarted
    )
  }

  private func rosterRows(for user: UserID?) -> [TournamentScreen.RosterRow] {
    let names = displayNames
    return roster.map { archer in
      let sheet = sheet(of: archer.id)
      let isOwn = user.map { archer.isScoreable(by: $0) } ?? false
      let mayManage = (isOwn || organises(user)) && !status.isFinal
      return TournamentScreen.RosterRow(
        id: archer.id,
        displayName: names[archer.id] ?? "",
        isCurrentUser: user != nil && archer.user == user,
        isGuest: archer.user == nil,
        isEntered: archer.isEntered,
        account: archer.account,
        requests: archer.requests.sorted(),
        hostName: archer.user == nil && !archer.isEntered ? displayName(ofUser: archer.addedBy) : nil,
        bowType: archer.bowType,
        club: archer.entrant.club,
        category: hasCategories ? category(of: archer.id).map { ScreenText($0.title) } : nil,
        session: sessions.count > 1 ? ScreenText(session(shotBy: archer).title) : nil,
        target: archer.target,
        scorers: archer.scorers.sorted(),
        shaftDiameterUm: shaftUm(of: archer.id),
        status: archer.status,
        endsCompleted: sheet.endsCompleted,
        ends: sheet.ends.count,
        runningTotal: sheet.running.score,
        mayScore: (isOwn || organises(user)) && archer.status == .active && status == .inProgress
          && !finalised.contains(archer.id),
        mayEdit: status.isStarted && (organises(user) || isOwn && !finalised.contains(archer.id)),
        mayWithdraw: mayManage && archer.status == .active,
        mayRename: mayManage,
        mayDisqualify: organises(user) && status != .cancelled && archer.status != .disqualified,
        mayReinstate: user.map { user in
          archer.leaving != nil && (try? reinstatement(of: archer.id, by: user)) != nil
        } ?? false,
        mayRemove: user.map { (try? judge(Action.ParticipantRemoved(), by: $0, on: archer.id)) != nil } ?? false,
        mayDeleteName: user.map { mayDeleteName(of: archer.id, by: $0) } ?? false,
        mayRequestLink: user.map { (try? judgeLinkRequest(of: archer.id, by: $0)) != nil } ?? false,
        mayEndLink: user != nil && archer.account != nil && (organises(user) || user == archer.account)
      )
    }
  }

  var refusedRows: [TournamentScreen.RefusedRow] {
    let names = displayNames
    return refused.reversed().map { refused in
      TournamentScreen.RefusedRow(
        id: refused.event.id,
        type: refused.event.type,
        actor: refused.event.actor,
        archer: refused.event.subject.map { names[$0] ?? $0.rawValue },
        occurredAt: refused.event.occurredAt,
        code: refused.refusal.code,
        message: ScreenText(refused.refusal.message)
      )
    }
  }
}
