package import Domain
package import Leaderboards

/// One tournament's own page: status, round, rule, roster, and the user's permissions.
package struct TournamentScreen: Codable, Hashable, Sendable {
  package let id: TournamentID
  package let name: String
  package let createdBy: UserID
  package let status: TournamentStatus
  package let round: RoundScreen
  package let rule: RuleScreen
  package let settings: TournamentSettings
  /// The organiser's list; empty where there is none.
  package let categories: [CategoryScreen]
  /// The archers who are in and in no category.
  package let unassigned: Int
  package let roster: [RosterRow]
  package let may: Permissions
  /// The reason why this user adds no more guests; nil unless a limit of the settings forbids it.
  package let guestLimit: ScreenText?
  /// The rejected events, newest first, for the organiser.
  package let refused: [RefusedRow]
  /// The disputed ends that wait for the organiser.
  package let disputes: [DisputeCard]
  /// The disputed ends with a decision.
  package let settledDisputes: [DisputeCard]

  /// The actions that this user may take now.
  ///
  /// Buttons of others are not shown.
  package struct Permissions: Codable, Hashable, Sendable {
    package let join: Bool
    package let addGuest: Bool
    /// Change name, round, rule and settings; only before the start.
    package let change: Bool
    package let start: Bool
    package let pause: Bool
    package let resume: Bool
    package let score: Bool
    /// Complete, because all archers are done.
    package let complete: Bool
    /// Complete although archers are not done, who are then listed as not finished.
    package let forceComplete: Bool
    package let reopen: Bool
    package let cancel: Bool
    package let disqualify: Bool
    package let recordShootOff: Bool
    /// Read an entry list, assign targets, appoint scorers.
    package let manageRoster: Bool
    package let decide: Bool
  }

  /// One archer of the roster.
  package struct RosterRow: Codable, Hashable, Sendable, Identifiable {
    package let id: PlayerID
    package let displayName: String
    package let isCurrentUser: Bool
    package let isGuest: Bool
    package let isEntered: Bool
    /// The account that this guest is linked with; nil for others.
    package let account: UserID?
    /// Accounts that say this guest is their own, and wait for the organiser.
    package let requests: [UserID]
    /// The name of the user who brought this guest; nil for others.
    package let hostName: ScreenText?
    package let bowType: BowType?
    package let club: String?
    package let category: ScreenText?
    package let session: ScreenText?
    package let target: TargetPlace?
    package let scorers: [UserID]
    package let shaftDiameterUm: Int
    package let status: ParticipantStatus
    package let endsCompleted: Int
    package let ends: Int
    package let runningTotal: Int
    package let mayScore: Bool
    package let mayEdit: Bool
    package let mayWithdraw: Bool
    package let mayRename: Bool
    package let mayDisqualify: Bool
    package let mayReinstate: Bool
    package let mayRemove: Bool
    package let mayDeleteName: Bool
    /// Say that this guest is oneself.
    let mayRequestLink: Bool
    package let mayEndLink: Bool
  }

  /// A rejected event (decision 13).
  package struct RefusedRow: Codable, Hashable, Sendable, Identifiable {
    package let id: EventID
    /// The type, such as `arrow`.
    package let type: String
    package let actor: UserID
    /// The archer's name; nil for an event about no archer.
    package let archer: String?
    package let occurredAt: Timestamp
    /// The stable code, such as `endAlreadyComplete`.
    package let code: String
    package let message: ScreenText
  }
}

extension TournamentScreen {
  package var isPractice: Bool { settings.practice != nil }

  /// The number of active archers without a known bow, who are in no division.
  package var archersWithoutBow: Int { roster.count { $0.bowType == nil && $0.status == .active } }
}

extension TournamentScreen {
  /// The archers who are in and have ends left.
  package var unfinished: [RosterRow] {
    roster.filter { $0.status == .active && $0.endsCompleted < $0.ends }
  }

  /// The active archers along the line of targets; those without one last, in roster order.
  package var lineUp: [RosterRow] {
    roster.filter { $0.status == .active }.sorted { TargetPlace.comes($0.target, before: $1.target) ?? false }
  }
}

/// A round for display.
package struct RoundScreen: Codable, Hashable, Sendable {
  /// The catalogue's code; nil for an organiser's own round.
  package let code: String?
  package let name: String
  package let passes: [PassScreen]
  package let ends: Int
  package let arrows: Int
  package let maxScore: Int

  package struct PassScreen: Codable, Hashable, Sendable {
    /// Such as `70 m, 122 cm face`.
    package let text: ScreenText
    /// From 1.
    package let firstEnd: Int
    package let ends: Int
    package let arrowsPerEnd: Int
    package let scoringSystem: ScoringSystem
    package let maxScore: Int
  }
}

/// A ranking rule for display, with its explanation.
package struct RuleScreen: Codable, Hashable, Sendable {
  package let code: RankingRule
  package let name: ScreenText
  /// The order that the rule makes, in words.
  package let explanation: ScreenText
}

extension Tournament {
  /// Returns the tournament's own page as one user sees it.
  package func screen(for user: UserID?) -> TournamentScreen {
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

  package func summary(for user: UserID?) -> TournamentSummary {
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
      isTakingPart: !view(of: user).scoreable.isEmpty
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
    let organises = organises(user)
    return TournamentScreen.Permissions(
      join: user.map { may(.add(.init(PlayerID($0), displayName: ""))) } ?? false,
      addGuest: may(.add(anyGuest)),
      change: may(.change(name: name, round: round, settings: settings)),
      start: may(.start),
      pause: may(.pause),
      resume: may(.resume),
      score: status == .inProgress && !wholeView(of: user).active.isEmpty,
      complete: !status.isFinal && may(.complete(force: false)),
      forceComplete: !status.isFinal && may(.complete(force: true)),
      reopen: may(.reopen(reason: nil)),
      cancel: !status.isFinal && may(.cancel(reason: nil)),
      disqualify: organises && status != .cancelled,
      recordShootOff: may(.recordShootOff(places: [])),
      manageRoster: organises && !status.isFinal,
      decide: organises && status.isStarted
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

extension TournamentScreen {
  /// A sentence about archers on no bow's board; nil if every archer has a bow, and for readers other than the organiser.
  package var withoutBowWords: Message? {
    let count = archersWithoutBow
    guard count > 0, may.manageRoster, !isPractice else { return nil }
    return Message("\(count) archers have no bow. They are missing from the boards and best scores of each bow.")
  }
}
