import Domain

/// Sync's own notes, in a store of their own, so that the local store shows only its users' data.
///
/// The notes are a cache. Without them both stores are compared again, and merges lose only the last agreed versions.
struct Notebook: Sendable {
  private static let place: ItemPath = "local/sync"
  private static let stateKey = DocumentKey<SyncState>.json(place.appending("state"))

  /// The present or past content of a document.
  struct Version: Sendable {
    let path: ItemPath
    let content: DocumentContent?
  }

  /// Remote versions that are being written to the local store.
  struct Adoption: Sendable {
    let versions: [Version]
    /// A token that the local store holds once it holds the versions.
    let token: String
  }

  /// A stored ``Adoption``, with its bodies beside it.
  private struct AdoptionNote: Codable, Equatable, Sendable {
    struct Place: Codable, Equatable, Sendable {
      let path: ItemPath
      let labels: Set<DocumentLabel>?
    }

    private enum Key: String, CodingKey { case token, places }

    let token: String
    let places: [Place]

    init(_ adoption: Adoption) {
      token = adoption.token
      places = adoption.versions.map { Place(path: $0.path, labels: $0.content?.labels) }
    }

    /// Notebooks of earlier versions name one document, where later ones name several.
    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      token = try values.decode(String.self, forKey: .token)
      places = try values.decodeIfPresent([Place].self, forKey: .places) ?? [Place(from: decoder)]
    }
  }

  /// A write that was sent to the remote store, with its body unless it is long.
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

  /// Stores the state if it changed.
  ///
  /// - Throws: ``Domain/DocumentError``, a conflict if another process syncs with the same notebook.
  mutating func keep() async throws(DocumentError) {
    if state == kept { return }
    let heads = try await documents.save([try Self.stateKey.write(state, id: newID(), expected: expected)])
    kept = state
    if let head = heads.first { expected = .revision(head.revision) }
  }

  func newID() -> WriteID { WriteID(rawValue: newIdentity()) }

  private func path(_ name: ItemPath.Segment) -> ItemPath {
    Self.place.appending(ItemPath.Segment(rawValue: "\(state.era)"), name)
  }
}

// MARK: Documents put away

extension Notebook {
  private static let kept = place.appending("kept")
  private static let gone = place.appending("gone")

  /// An undelivered document, or a deletion, that is hidden after its user left.
  struct HiddenDocument: Sendable {
    let path: ItemPath
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

  func allHidden() async throws(DocumentError) -> [HiddenDocument] {
    var all: [HiddenDocument] = []
    for (place, isDeletion) in [(Self.kept, false), (Self.gone, true)] {
      for head in try await documents.all(under: place) {
        let path = ItemPath(Array(head.path.segments.dropFirst(place.segments.count)))
        all.append(HiddenDocument(path: path, head: head, isDeletion: isDeletion))
      }
    }
    return all
  }

  func document(_ away: HiddenDocument) async throws(DocumentError) -> Document? {
    try await documents.load(away.head.path)
  }

  /// Removes a document that was put back.
  func drop(_ away: HiddenDocument) async throws(DocumentError) {
    _ = try await documents.save([DocumentWrite(away.head.path, id: newID(), expected: .any, body: nil)])
  }

  /// Returns the documents of a place that both sides have agreed on.
  func agreedPaths(under place: ItemPath) async throws(DocumentError) -> [ItemPath] {
    let all = path("agreed")
    return try await documents.all(under: all.appending(place)).map { head in
      ItemPath(Array(head.path.segments.dropFirst(all.segments.count)))
    }
  }
}

// MARK: Journals and boards

extension Notebook {
  func carried(_ item: SyncItem) async throws(DocumentError) -> SyncPosition {
    try await documents.value(carriedKey(item)).value ?? SyncPosition()
  }

  func keep(_ carried: SyncPosition, of item: SyncItem) async throws(DocumentError) {
    _ = try await documents.save([try carriedKey(item).write(carried, id: newID(), expected: .any)])
  }

  /// Returns whether a record at this revision was delivered before one of the stores was replaced.
  func wasDelivered(_ revision: Revision, of item: SyncItem) async throws(DocumentError) -> Bool {
    if state.era == 0 { return false }
    var earlier = self
    earlier.state.era -= 1
    if try await earlier.carried(item).pushed >= revision { return true }
    return try await earlier.wasDelivered(revision, of: item)
  }

  private func carriedKey(_ item: SyncItem) -> DocumentKey<SyncPosition> {
    .json(item.place(under: path("carried")))
  }
}

// MARK: Documents

extension Notebook {
  /// Returns the content that both sides last agreed on.
  func agreed(_ path: ItemPath) async throws(DocumentError) -> DocumentContent? {
    try await documents.load(agreedPath(path))?.content
  }

  /// Records the content that both sides hold now, and settles earlier offers.
  func agree(on versions: [Version]) async throws(DocumentError) {
    if !versions.isEmpty { _ = try await documents.save(try await agreements(on: versions)) }
  }

  /// Returns the writes sent to the remote store since both sides agreed, without an answer.
  ///
  /// Any of them may have arrived.
  func offers(at path: ItemPath) async throws(DocumentError) -> [Offer] {
    try await documents.value(offersKey(path)).value ?? []
  }

  /// Records writes before they are sent to the remote store.
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

  /// The capacity, more than the writes in flight.
  private static let offersKept = 16
  private static let offerBytes = 64 << 10

  /// Returns the remote versions last being written, if it is unknown whether they were.
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

  /// Records that both sides have held these versions.
  func finishAdoption(of versions: [Version]) async throws(DocumentError) {
    _ = try await documents.save(try await agreements(on: versions) + noAdoption(of: versions.count))
  }

  /// Records that the versions were not written.
  func dropAdoption(of versions: [Version]) async throws(DocumentError) {
    _ = try await documents.save(noAdoption(of: versions.count))
  }

  private var adoptionKey: DocumentKey<AdoptionNote> { .json(path("adoption")) }
  /// Removes the note of an adoption, and the bodies of its versions with it.
  private func noAdoption(of count: Int) -> [DocumentWrite] {
    ([adoptionKey.path] + (0..<count).map(adopting)).map {
      DocumentWrite($0, id: newID(), expected: .any, body: nil)
    }
  }

  /// Returns the path of one version's body.
  private func adopting(_ number: Int) -> ItemPath {
    let first = path("adopting")
    return number == 0 ? first : first.appending(ItemPath.Segment(rawValue: "\(number)"))
  }

  private func agreedPath(_ path: ItemPath) -> ItemPath { self.path("agreed").appending(path) }

  private func offersKey(_ path: ItemPath) -> DocumentKey<[Offer]> { .json(self.path("offered").appending(path)) }

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
