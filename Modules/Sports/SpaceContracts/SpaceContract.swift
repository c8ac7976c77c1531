import Access
public import Domain
public import SeededRandom
public import Spaces

/// The rules that every sport on the kit keeps, checked on random histories.
///
///     let contract = SpaceContract<MatchState>(match, shows: { try CanonicalJSON.encode(MatchScreen($0)) }) { view, random in
///       try view.state.visit(["T20", "5 5", "Q"].randomElement(using: &random) ?? "0")
///     }
///     let faults = try await contract.faults(seed: 1, in: storage, now: now)
///     #expect(faults == [])
public struct SpaceContract<Fold: SpaceFold>: Sendable {
  /// Makes an entry, allowed or not, from a view and random numbers.
  public typealias Entry =
    @Sendable (_ view: SpaceView<Fold>, _ random: inout SplitMix64) throws(Refusal) -> [EventDraft]

  private let about: Fold.About
  private let beginning: [ScoringEvent]
  private let fold: FoldContract<Fold>
  private let entry: Entry

  /// Creates a contract.
  ///
  /// - Parameters:
  ///   - about: The document about the space.
  ///   - beginning: The first events of the journal, if the journal and no document begins the space. The space is
  ///     called `contract` and its members `ana`, `ben` and `cy`.
  ///   - shows: Returns everything that a reader sees of a state, such as the JSON of its screens.
  ///   - entry: Makes an entry, allowed or not.
  public init(
    _ about: Fold.About,
    beginning: [ScoringEvent] = [],
    shows: @escaping @Sendable (Fold) throws -> some Equatable & SendableMetatype,
    entry: @escaping Entry
  ) {
    (self.about, self.beginning, self.entry) = (about, beginning, entry)
    fold = FoldContract(about, shows: shows)
  }

  /// Plays a random history by three members and checks every rule.
  ///
  /// - Parameters:
  ///   - seed: The history.
  ///   - storage: An empty store.
  ///   - count: The number of entries.
  ///   - now: The clock of the gatekeeper.
  /// - Returns: A line for each rule that does not hold.
  /// - Throws: An error of the store, or of `shows`.
  public func faults(
    seed: UInt64,
    in storage: Storage,
    entries count: Int = 60,
    now: @escaping @Sendable () -> Timestamp
  ) async throws -> [String] {
    var play = Play(contract: self, storage, seed: seed, now: now)
    try await play.begin()
    for number in 0..<count { try await play.enter(number) }
    try await play.checkStranger()
    let events = try await storage.sessions.session(at: play.journal).events().map(\.event)
    return play.faults + (try fold.faults(of: events, seed: seed))
  }

  private struct Play {
    let contract: SpaceContract
    let storage: Storage
    let gatekeeper: Gatekeeper
    let now: @Sendable () -> Timestamp
    let id: SpaceID = "contract"
    var random: SplitMix64
    var faults: [String] = []

    let members = ["ana", "ben", "cy"].map { Account(user: UserID(rawValue: $0), displayName: $0, role: .member) }
    var journal: ItemPath { Fold.space.journal(of: id) }

    init(contract: SpaceContract, _ storage: Storage, seed: UInt64, now: @escaping @Sendable () -> Timestamp) {
      (self.contract, self.storage, self.now) = (contract, storage, now)
      gatekeeper = Gatekeeper(storage, [Fold.self], now: now)
      random = SplitMix64(seed: seed)
    }

    func service(_ account: Account) -> SpaceService<Fold> { SpaceService(gatekeeper, for: account) }

    mutating func begin() async throws {
      if contract.beginning.isEmpty {
        _ = try await service(members[0]).create(contract.about, as: id)
      } else {
        _ = try await storage.sessions.session(at: journal).append(contract.beginning, expecting: .any)
      }
      for member in contract.beginning.isEmpty ? members.dropFirst() : members[...] {
        let key = DocumentKey<Membership>.membership(of: member.user, in: Fold.space.path(of: id))
        let labels = Set([DocumentLabel.member(member.user)].compactMap(\.self))
        let write = WriteID(rawValue: "admit:\(member.user)")
        _ = try await storage.documents.save([
          try key.write(Membership(role: .member), id: write, expected: .any, labels: labels)
        ])
        try await service(member).arrive(in: id)
      }
    }

    mutating func enter(_ number: Int) async throws {
      let member = members[random.next(below: members.count)]
      let view = try await service(member).view(id)
      let drafts: [EventDraft]
      if random.oneIn(6), let last = view.journal.last() {
        drafts = [.undo(last)]
      } else {
        do { drafts = try contract.entry(view, &random) } catch { return }
      }
      let ticket = Ticket("t\(number)")
      let refused = await Self.refusal { _ = try await service(member).record(in: id, as: ticket) { _ in drafts } }
      if let refused {
        try await checkPort(drafts, by: member, refuses: refused, number)
      } else {
        let revision = try await storage.sessions.session(at: journal).head().revision
        _ = await Self.refusal { _ = try await service(member).record(in: id, as: ticket) { _ in drafts } }
        if try await storage.sessions.session(at: journal).head().revision != revision {
          faults.append("entry \(number): a repeat changes the journal")
        }
      }
    }

    /// The port refuses with the sentence of the service.
    private mutating func checkPort(
      _ drafts: [EventDraft],
      by member: Account,
      refuses expected: Refusal,
      _ number: Int
    ) async throws {
      let events = drafts.enumerated().map { place, draft in
        ScoringEvent(
          id: EventID(rawValue: "port-\(number)-\(place)"),
          type: draft.type,
          actor: member.user,
          subject: draft.subject,
          occurredAt: draft.occurredAt ?? now(),
          retracts: draft.retracts,
          body: draft.body
        )
      }
      let port = gatekeeper.storage(for: member.principal).storage.sessions
      let refused = await Self.refusal { _ = try await port.session(at: journal).append(events, expecting: .any) }
      if refused != expected {
        faults.append(
          "entry \(number): the service says \"\(expected)\", the port \"\(refused.map { "\($0)" } ?? "yes")\""
        )
      }
    }

    mutating func checkStranger() async throws {
      let stranger = Account(user: "stranger", displayName: "Stranger", role: .member)
      if (try? await service(stranger).view(id)) != nil { faults.append("a stranger sees the space") }
      let port = gatekeeper.storage(for: stranger.principal).storage
      if try await !port.sessions.session(at: journal).events().isEmpty {
        faults.append("a stranger reads the journal")
      }
      let event = ScoringEvent(id: "strange", type: "x", actor: "stranger", occurredAt: now(), body: [])
      if (try? await port.sessions.session(at: journal).append([event], expecting: .any)) != nil {
        faults.append("a stranger records")
      }
    }

    private static func refusal(_ work: () async throws -> Void) async -> Refusal? {
      do {
        try await work()
        return nil
      } catch let error as SpaceError {
        if case .refused(let refusal) = error { return refusal }
        return Refusal("error", Message(key: "%@", arguments: [.text("\(error)")]))
      } catch let error as JournalError {
        switch error {
        case .refused(let refusal): return refusal
        case .store(.denied): return Refusal.notAllowed
        default: return Refusal("error", Message(key: "%@", arguments: [.text("\(error)")]))
        }
      } catch {
        return Refusal("error", Message(key: "%@", arguments: [.text("\(error)")]))
      }
    }
  }
}
