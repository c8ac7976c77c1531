public import Domain

extension Tournament {
  /// The tournament's own page as one user sees it.
  public func screen(for user: UserID?) -> TournamentScreen {
    TournamentScreen(
      id: id,
      name: name,
      createdBy: createdBy,
      status: status,
      round: round.screen,
      rule: settings.rule.screen,
      settings: settings,
      roster: rosterRows(for: user),
      may: permissions(of: user),
      guestLimit: guestLimit(of: user),
      refused: refusedRows,
      disputes: disputes,
      settledDisputes: settledDisputes
    )
  }

  /// The line of the list of tournaments.
  public func summary(for user: UserID?) -> TournamentSummary {
    let first = board(for: BoardViewer(user, now: 0)).rows.first
    return TournamentSummary(
      id: id,
      name: name,
      createdBy: createdBy,
      createdAt: createdAt,
      status: status,
      roundName: round.name,
      archers: active.count,
      leader: first.flatMap {
        $0.arrowsShot == 0 ? nil : .init(displayName: $0.displayName, totalScore: $0.totalScore)
      },
      isPractice: isPractice,
      isCreator: user == createdBy,
      isTakingPart: !session(of: user).scoreable.isEmpty
    )
  }

  private var anyGuest: TournamentCommand.NewArcher {
    TournamentCommand.NewArcher(PlayerID(rawValue: "\(id)/new guest"), displayName: "", isGuest: true)
  }

  private func guestLimit(of user: UserID?) -> String? {
    do {
      _ = try decide(.add(anyGuest), by: user)
      return nil
    } catch {
      return [.guestLimitOfTournament, .guestLimitOfParticipant].contains(error.code) ? error.message : nil
    }
  }

  /// What `user` may do, found by asking the rules themselves.
  private func permissions(of user: UserID?) -> TournamentScreen.Permissions {
    func may(_ command: TournamentCommand) -> Bool { (try? decide(command, by: user)) != nil }
    let isCreator = user == createdBy
    return TournamentScreen.Permissions(
      join: user.map { may(.add(.init(PlayerID($0), displayName: ""))) } ?? false,
      addGuest: may(.add(anyGuest)),
      change: may(.change(name: name, round: round, settings: settings)),
      start: may(.start),
      pause: may(.pause),
      resume: may(.resume),
      score: status == .inProgress && !session(of: user).active.isEmpty,
      complete: !status.isFinal && may(.complete(force: false)),
      forceComplete: !status.isFinal && may(.complete(force: true)),
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
      let mayManage = (isOwn || user == createdBy) && !status.isFinal
      return TournamentScreen.RosterRow(
        id: archer.id,
        displayName: names[archer.id] ?? "",
        isCurrentUser: user.map { archer.id == PlayerID($0) } ?? false,
        isGuest: archer.isGuest,
        hostName: archer.isGuest && !archer.isEntered ? displayName(ofUser: archer.addedBy) : nil,
        bowType: archer.bowType,
        target: archer.target,
        scorers: archer.scorers.sorted(),
        shaftDiameterUm: shaftUm(of: archer.id),
        status: archer.status,
        endsCompleted: sheet.endsCompleted,
        runningTotal: sheet.running.score,
        mayScore: isOwn && archer.status == .active && status == .inProgress && !finalised.contains(archer.id),
        mayEdit: status.isStarted && (user == createdBy || isOwn && !finalised.contains(archer.id)),
        mayWithdraw: mayManage && archer.status == .active,
        mayRename: mayManage,
        mayDisqualify: user == createdBy && status != .cancelled && archer.status != .disqualified,
        mayReinstate: user.map { user in
          archer.leaving != nil && (try? reinstatement(of: archer.id, by: user)) != nil
        } ?? false
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
        code: refused.refusal.code.rawValue,
        message: refused.refusal.message
      )
    }
  }
}
