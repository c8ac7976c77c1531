public import Access
public import Domain

extension Named {
  /// A space of any kind.
  public enum Space: Sendable {}
}

/// The id of one space: a match, a group, a tournament.
public typealias SpaceID = Identifier<Named.Space>

/// The place where one kind of game is kept: its paths and its access rules.
///
///     Space("matches", journal: "visits", writers: .members)
///
/// A space `matches/{id}` holds the document `about`, the journal `visits` and the memberships `members/{user}`. Where a
/// sport keeps parts of events in documents, they are under ``parts``.
public struct Space: Sendable {
  /// The first segment of every path of this kind.
  public let kind: ItemPath.Segment
  /// The segment of the document that describes the game.
  public let about: ItemPath.Segment
  /// The segment of the journal.
  public let journal: ItemPath.Segment
  /// The roles that append to the journal.
  public let writers: CollectionRule.Writers
  /// The segment above the documents that complete events, each under the event's actor; nil for none.
  ///
  /// Members write those of their own events, and leaders all. Each is written once, and deleted only when the journal
  /// says so (`KeepingFold`).
  public let parts: ItemPath.Segment?
  /// Whether every account may create a space; otherwise only organisers of the installation may.
  let isForEverybody: Bool
  /// Whether events of different members never depend on each other, so that no append expects a revision.
  public let commutes: Bool

  /// Creates a kind of space.
  public init(
    _ kind: ItemPath.Segment,
    about: ItemPath.Segment = "about",
    journal: ItemPath.Segment,
    writers: CollectionRule.Writers,
    parts: ItemPath.Segment? = nil,
    isForEverybody: Bool = true,
    commutes: Bool = false
  ) {
    (self.kind, self.about, self.journal, self.writers) = (kind, about, journal, writers)
    self.parts = parts
    (self.isForEverybody, self.commutes) = (isForEverybody, commutes)
  }

  /// The path above all spaces of this kind.
  public var root: ItemPath { ItemPath([kind]) }

  /// Returns the path of a space, above everything in it.
  public func path(of id: SpaceID) -> ItemPath { ItemPath([kind, ItemPath.Segment(id)]) }

  /// Returns the path of the document that describes the game.
  public func about(of id: SpaceID) -> ItemPath { path(of: id).appending(about) }

  /// Returns the path of the journal.
  public func journal(of id: SpaceID) -> ItemPath { path(of: id).appending(journal) }

  /// The access rules of the space's collections.
  package var collections: [ItemPath.Segment: CollectionRule] {
    var rules = [journal: CollectionRule(writers: writers, isJudged: true)]
    if let parts { rules[parts] = CollectionRule(writers: .subjects) }
    return rules
  }

  /// Returns the space that holds the item at a path; nil for an item of another kind.
  public func id(of path: ItemPath) -> SpaceID? {
    let segments = path.segments
    return segments.count > 1 && segments[0] == kind ? SpaceID(segments[1]) : nil
  }
}

extension AccessRules {
  /// Creates the access rules of several kinds of space in one store.
  ///
  /// - Parameters:
  ///   - spaces: The kinds that members keep.
  ///   - derived: The kinds that the installation derives from others. Only its owner has access.
  ///   - published: What every account may read besides, such as a derived kind of space.
  public init(_ spaces: [Space], derived: Set<ItemPath.Segment> = [], published: Set<ItemPath> = []) {
    let collections = Dictionary(spaces.map { ($0.kind, $0.collections) }) { first, _ in first }
    self.init(
      collections,
      derived: derived,
      published: published,
      foundedByAll: Set(spaces.filter(\.isForEverybody).map(\.kind))
    )
  }
}

/// The document `about` of a space: its name, and everything that is fixed when it is created.
public protocol SpaceAbout: StoredValue {
  /// The name of the space.
  var name: String { get }
  /// The moment of creation, coded as `createdAt`; a repeated creation may name another one.
  var createdAt: Timestamp { get }
  /// The reason for rejecting the document; nil for none.
  var refusal: Refusal? { get }
  /// Returns the reason for rejecting a change of a stored document to a new one; nil for none.
  ///
  /// A document is judged by it whether a form, the API or sync sends it.
  func refusal(ofChangeTo new: Self) -> Refusal?
}

extension SpaceAbout {
  public func refusal(ofChangeTo new: Self) -> Refusal? { nil }
}
