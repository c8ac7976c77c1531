import Domain
import FileStore
import StoreEngine
import Testing

/// A writer that remembers what it was told, and compares it with what a store holds later.
///
/// The writer writes numbered items: by turns a submission, an event, and one of two documents.
struct Witness {
  private(set) var written = 0
  /// The numbers that a store has acknowledged or shown.
  private var sure: Set<Int> = []
  /// The numbers neither acknowledged nor rejected, which may exist or not until a read.
  private var open: Set<Int> = []
  private var cursor: ChangeCursor?

  var acknowledged: Int { sure.count }

  /// Writes the next few things, all at once.
  mutating func write(_ count: Int, to store: FileStore) async {
    let numbers = written..<written + count
    written += count
    let answers = await withTaskGroup(of: (Int, StoreFailure?).self) { group in
      for number in numbers { group.addTask { (number, await store.write(number)) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    for (number, failure) in answers {
      switch failure {
      case nil: sure.insert(number)
      // Nothing was changed.
      case .full: break
      default: open.insert(number)
      }
    }
  }

  /// Looks at all that a store holds; what it shows is sure from now on.
  mutating func look(at store: FileStore, _ comment: Comment) async throws {
    let found = try await Findings(store)
    try #require(found.things.count == Set(found.things).count, "something is there twice: \(comment)")
    let (present, expected) = (Set(found.things), sure.filter { $0 % 3 != 2 })
    try #require(expected.isSubset(of: present), "lost \(expected.subtracting(present)): \(comment)")
    let wrong = present.subtracting(expected).subtracting(open)
    try #require(wrong.isEmpty, "\(wrong) are there though refused: \(comment)")
    for (place, number) in found.documents {
      let last = sure.filter { $0 % 3 == 2 && $0.document == place }.max()
      try #require(
        number == last || number.map(open.contains) == true,
        "document \(place), \(number ?? -1): \(comment)"
      )
    }
    let documents = found.documents.values.compactMap(\.self)
    sure.formUnion(present.union(documents))
    open = []
    if let cursor { _ = try await store.changes(under: .root, after: cursor, limit: 1000) }
    cursor = try await store.changes(under: .root, after: nil, limit: 1000).cursor
  }
}

/// The numbers that stand in a store.
private struct Findings {
  /// Of submissions and events.
  var things: [Int] = []
  /// Of each document.
  var documents: [Int: Int?] = [:]

  init(_ store: FileStore) async throws {
    for place in 0..<2 {
      let body = try await store.load(ItemPath("d/\(place)"))?.body
      documents[place] = .some(body.flatMap { Int(String(decoding: $0, as: UTF8.self).prefix { $0 != " " }) })
    }
    var last = Revision.zero
    while let page = try await store.session(at: "a/journal").events(after: last, limit: 1000) as [RecordedEvent]?,
      let end = page.last?.revision
    {
      things += page.compactMap { Int($0.event.id.rawValue.dropFirst()) }
      last = end
    }
    if try await store.definition(of: "a/board") != nil { things += try await store.submitted() }
  }
}

extension FileStore {
  /// Why the thing could not be written; nil where it was.
  fileprivate func write(_ number: Int) async -> StoreFailure? {
    do {
      switch number % 3 {
      case 0:
        try await define(BoardDefinition(), at: "a/board")
        _ = try await submit([.numbered(number)], at: 0)
      case 1: _ = try await session(at: "a/journal").append([.numbered(number)], expecting: .any)
      default: _ = try await save([.numbered(number)])
      }
      return nil
    } catch let error as LeaderboardError {
      if case .store(let failure) = error { return failure }
    } catch let error as JournalError {
      if case .store(let failure) = error { return failure }
    } catch let error as DocumentError {
      if case .store(let failure) = error { return failure }
    } catch {}
    return .unavailable("not written")
  }
}

extension Int {
  /// Which of the two documents the thing is, if it is one.
  fileprivate var document: Int { self / 3 % 2 }
}

extension ScoringEvent {
  fileprivate static func numbered(_ number: Int) -> ScoringEvent {
    ScoringEvent(id: EventID(rawValue: "e\(number)"), type: "arrow", actor: "u", occurredAt: 5)
  }
}

extension DocumentWrite {
  fileprivate static func numbered(_ number: Int) -> DocumentWrite {
    let text = "\(number) " + String(repeating: "x", count: 2000)
    let id = WriteID(rawValue: "w\(number)")
    return DocumentWrite(ItemPath("d/\(number.document)"), id: id, expected: .any, body: Array(text.utf8))
  }
}
