public import Domain

extension TournamentService {
  /// All tournaments that the store lists, newest first.
  public func cards() async throws(TournamentError) -> [TournamentCard] {
    do {
      var cards: [TournamentCard] = []
      for head in try await documents.all(under: "tournaments", labelled: .tournament) {
        guard let tournament = head.path.tournament else { continue }
        if let card = try await documents.value(.card(of: tournament)).value { cards.append(card) }
      }
      return cards.sorted { ($0.createdAt, $0.id) > ($1.createdAt, $1.id) }
    } catch {
      throw .documents(error)
    }
  }

  /// The list of tournaments as one user sees it; those that cannot be read any more are left
  /// out, and so is what others practise.
  ///
  /// - Parameters:
  ///   - user: Who looks.
  ///   - mayRead: Says which of them the user may see.
  /// - Returns: The latest first.
  /// - Throws: ``TournamentError``.
  public func summaries(
    for user: UserID?,
    where mayRead: (TournamentID) async throws(StoreFailure) -> Bool = { _ in true }
  ) async throws(TournamentError) -> [TournamentSummary] {
    var summaries: [TournamentSummary] = []
    for card in try await cards() {
      do {
        guard try await mayRead(card.id) else { continue }
      } catch {
        throw .store(error)
      }
      do {
        let summary = try await tournament(card.id).summary(for: user)
        if !summary.isPractice || summary.isCreator || summary.isTakingPart { summaries.append(summary) }
      } catch .notFound {
        continue
      }
    }
    return summaries
  }

  /// The tournaments in which a user shoots or which the user made, in the order of their ids.
  public func tournaments(of user: UserID) async throws(TournamentError) -> [TournamentID] {
    guard let label = Label.member(user) else { return [] }
    do {
      return try await documents.all(under: "tournaments", labelled: label).compactMap(\.path.tournament)
    } catch {
      throw .documents(error)
    }
  }

  /// Writes the card and the members that the journal tells of and the store does not list yet.
  ///
  /// The journal is written first; where a crash came in between, the next opening does this again. A server that lets
  /// this user write only to the journal lists by itself.
  func publish(_ tournament: Tournament) async throws(TournamentError) {
    do {
      let listed = Set(try await documents.all(under: tournament.id.space).map(\.path))
      let card = TournamentCard(tournament)
      try await documents.update(
        .card(of: tournament.id),
        labels: [.tournament],
        as: tournament.cardWrite
      ) { _ in card }
      try await save(tournament.members.filter { !listed.contains($0.path) })
    } catch .store(.denied) {
      return
    } catch {
      throw .documents(error)
    }
  }

  /// A member whom somebody else has just written is left as it is, and one who was removed stays so.
  private func save(_ writes: [DocumentWrite]) async throws(DocumentError) {
    for write in writes where try await documents.load(write.path) == nil {
      do { _ = try await documents.save([write]) } catch .conflict { continue }
    }
  }
}

extension Tournament {
  /// Another one after each change of what the card shows; short, whatever id another program gave its event.
  fileprivate var cardWrite: WriteID {
    WriteID(rawValue: "card:" + String(decoding: setupEvent.rawValue.utf8.suffix(100), as: UTF8.self))
  }

  /// One document for the creator and for each archer.
  fileprivate var members: [DocumentWrite] {
    var members: [UserID: Membership] = [:]
    for archer in roster {
      members[UserID(archer.id)] = Membership(
        role: archer.isGuest ? .guest : .member,
        addedBy: archer.isGuest ? archer.addedBy : nil
      )
    }
    members[createdBy] = Membership(role: .owner)
    return members.compactMap { user, member in
      let labels = member.role == .guest ? [] : Set([Label.member(user)].compactMap(\.self))
      return try? DocumentKey.membership(of: user, in: id.space)
        .write(member, id: "member", expected: .absent, labels: labels)
    }
  }
}
