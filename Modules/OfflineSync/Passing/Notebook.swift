import Domain

/// What sync notes for itself, in a store of its own, so that the local store shows nothing but what its users wrote.
///
/// It is a memory, not a truth: without it both stores are compared anew, and only what two sides had agreed on is not
/// known to merges any more.
struct Notebook: Sendable {
  private static let place: Path = "local/sync"
  private static let stateKey = DocumentKey<SyncState>.json(place.appending("state"))

  /// What a document holds, or held.
  struct Version: Sendable {
    let path: Path
    let content: DocumentContent?
  }

  /// Foreign versions on their way into the local store.
  struct Adoption: Sendable {
    let versions: [Version]
    /// Stands in the local store from the moment when the versions do.
    let token: String
  }

  /// An ``Adoption`` as it is noted, its bodies beside it.
  private struct AdoptionNote: Codable, Equatable, Sendable {
    struct Place: Codable, Equatable, Sendable {
      let path: Path
      let labels: Set<Label>?
    }

    private enum Key: String, CodingKey { case token, places }

    let token: String
    let places: [Place]

    init(_ adoption: Adoption) {
      token = adoption.token
      places = adoption.versions.map { Place(path: $0.path, labels: $0.content?.labels) }
    }

    /// Notebooks from before several were adopted together name the one where this names all.
    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      token = try values.decode(String.self, forKey: .token)
      places = try values.decodeIfPresent([Place].self, forKey: .places) ?? [Place(from: decoder)]
    }
  }

  /// A write that was given to the remote store; the body is there unless it is long.
  struct Offer: Codable, Equatable, Sendable {
    let write: WriteID
    let body: [UInt8]?
  }

  var state: SyncState
  private var kept: SyncState
  private var expected: Expectation
  private let documents: any DocumentRepository
  private let newIdentity: @Sendable () -> String

  init(in documents: any DocumentRepository, newIdentity: @escaping @Sendable () -> String) async throws(DocumentError)
  {
    let loaded = try await documents.value(Self.stateKey)
    state = loaded.value ?? SyncState()
    kept = state
    expected = loaded.expected
    (self.documents, self.newIdentity) = (documents, newIdentity)
  }

  /// Keeps the state, if it changed.
  ///
  /// - Throws: ``Domain/DocumentError``, a conflict where somebody else syncs with the same notebook.
  mutating func keep() async throws(DocumentError) {
    if state == kept { return }
    let heads = try await documents.save([try Self.stateKey.write(state, id: newID(), expected: expected)])
    kept = state
    if let head = heads.first { expected = .revision(head.revision) }
  }

  func newID() -> WriteID { WriteID(rawValue: newIdentity()) }

  private func path(_ name: Path.Segment) -> Path {
    Self.place.appending(Path.Segment(rawValue: "\(state.era)"), name)
  }
}

// MARK: What was put away

extension Notebook {
  private static let kept = place.appending("kept")
  private static let gone = place.appending("gone")

  /// A document, or that it was deleted, that is not delivered and not shown.
  struct PutAway: Sendable {
    let path: Path
    let head: DocumentHead
    /// Whether the edit was a deletion.
    let isDeletion: Bool
  }

  func putAway(_ document: Document) async throws(DocumentError) {
    let (path, head, body) = (document.head.path, document.head, document.content?.body)
    _ = try await documents.save([
      DocumentWrite(
        Self.kept.appending(path),
        id: newID(),
        expected: .any,
        labels: head.labels,
        body: body,
        stamp: head.stamp
      ),
      DocumentWrite(Self.gone.appending(path), id: newID(), expected: .any, body: body == nil ? [] : nil),
    ])
  }

  func allPutAway() async throws(DocumentError) -> [PutAway] {
    var all: [PutAway] = []
    for (place, isDeletion) in [(Self.kept, false), (Self.gone, true)] {
      for head in try await documents.all(under: place) {
        let path = Path(Array(head.path.segments.dropFirst(place.segments.count)))
        all.append(PutAway(path: path, head: head, isDeletion: isDeletion))
      }
    }
    return all
  }

  func document(_ away: PutAway) async throws(DocumentError) -> Document? {
    try await documents.load(away.head.path)
  }

  /// It is where it belongs again.
  func drop(_ away: PutAway) async throws(DocumentError) {
    _ = try await documents.save([DocumentWrite(away.head.path, id: newID(), expected: .any, body: nil)])
  }

  /// The documents of a place that both sides have agreed on.
  func agreedPaths(under place: Path) async throws(DocumentError) -> [Path] {
    let all = path("agreed")
    return try await documents.all(under: all.appending(place)).map { head in
      Path(Array(head.path.segments.dropFirst(all.segments.count)))
    }
  }
}

// MARK: Journals and boards

extension Notebook {
  func carried(_ item: SyncItem) async throws(DocumentError) -> Carried {
    try await documents.value(carriedKey(item)).value ?? Carried()
  }

  func keep(_ carried: Carried, of item: SyncItem) async throws(DocumentError) {
    _ = try await documents.save([try carriedKey(item).write(carried, id: newID(), expected: .any)])
  }

  /// Whether a record at this revision was delivered before one of the stores was replaced.
  func wasDelivered(_ revision: Revision, of item: SyncItem) async throws(DocumentError) -> Bool {
    if state.era == 0 { return false }
    var earlier = self
    earlier.state.era -= 1
    if try await earlier.carried(item).pushed >= revision { return true }
    return try await earlier.wasDelivered(revision, of: item)
  }

  private func carriedKey(_ item: SyncItem) -> DocumentKey<Carried> {
    .json(item.place(under: path("carried")))
  }
}

// MARK: Documents

extension Notebook {
  /// What both sides last agreed on.
  func agreed(_ path: Path) async throws(DocumentError) -> DocumentContent? {
    try await documents.load(agreedPath(path))?.content
  }

  /// Notes what both sides hold now; what was offered before is settled with it.
  func agree(on versions: [Version]) async throws(DocumentError) {
    if !versions.isEmpty { _ = try await documents.save(try await agreements(on: versions)) }
  }

  /// What was given to the remote store since both sides agreed, though no answer came; any of it may have arrived.
  func offers(at path: Path) async throws(DocumentError) -> [Offer] {
    try await documents.value(offersKey(path)).value ?? []
  }

  /// Notes writes before they are given to the remote store.
  func offer(_ writes: [DocumentWrite]) async throws(DocumentError) {
    var notes: [DocumentWrite] = []
    for write in writes {
      let offer = Offer(write: write.id, body: (write.body?.count ?? 0) > Self.offerBytes ? nil : write.body)
      let known = try await offers(at: write.path)
      let offers = Array(known.filter { $0.write != offer.write }.suffix(Self.offersKept - 1)) + [offer]
      if offers != known { notes.append(try offersKey(write.path).write(offers, id: newID(), expected: .any)) }
    }
    if !notes.isEmpty { _ = try await documents.save(notes) }
  }

  /// More than can be on their way at once.
  private static let offersKept = 16
  private static let offerBytes = 64 << 10

  /// The versions that were last on their way, if it is not settled whether they arrived.
  func adoption() async throws(DocumentError) -> Adoption? {
    guard let note = try await documents.value(adoptionKey).value else { return nil }
    var versions: [Version] = []
    for (number, place) in note.places.enumerated() {
      let body = try await documents.load(adopting(number))?.content?.body
      let content = place.labels.flatMap { labels in body.map { DocumentContent(body: $0, labels: labels) } }
      versions.append(Version(path: place.path, content: content))
    }
    return Adoption(versions: versions, token: note.token)
  }

  func begin(_ adoption: Adoption) async throws(DocumentError) {
    let bodies = adoption.versions.enumerated().map { number, version in
      DocumentWrite(adopting(number), id: newID(), expected: .any, body: version.content?.body)
    }
    _ = try await documents.save([try adoptionKey.write(AdoptionNote(adoption), id: newID(), expected: .any)] + bodies)
  }

  /// Both sides have held these versions now.
  func finishAdoption(of versions: [Version]) async throws(DocumentError) {
    _ = try await documents.save(try await agreements(on: versions) + [noAdoption])
  }

  /// They did not arrive.
  func dropAdoption() async throws(DocumentError) {
    _ = try await documents.save([noAdoption])
  }

  private var adoptionKey: DocumentKey<AdoptionNote> { .json(path("adoption")) }
  private var noAdoption: DocumentWrite { DocumentWrite(adoptionKey.path, id: newID(), expected: .any, body: nil) }

  /// Where the body is of one of the versions on their way; it stays until another takes its place.
  private func adopting(_ number: Int) -> Path {
    let first = path("adopting")
    return number == 0 ? first : first.appending(Path.Segment(rawValue: "\(number)"))
  }

  private func agreedPath(_ path: Path) -> Path { self.path("agreed").appending(path) }

  private func offersKey(_ path: Path) -> DocumentKey<[Offer]> { .json(self.path("offered").appending(path)) }

  private func agreements(on versions: [Version]) async throws(DocumentError) -> [DocumentWrite] {
    var writes: [DocumentWrite] = []
    for version in versions {
      let (path, content, offers) = (version.path, version.content, offersKey(version.path).path)
      let labels = content?.labels ?? []
      writes.append(DocumentWrite(agreedPath(path), id: newID(), expected: .any, labels: labels, body: content?.body))
      guard try await documents.load(offers)?.content != nil else { continue }
      writes.append(DocumentWrite(offers, id: newID(), expected: .any, body: nil))
    }
    return writes
  }
}
