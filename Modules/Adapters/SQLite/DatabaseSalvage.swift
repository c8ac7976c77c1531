import CanonicalJSON
import Domain
import Foundation
import GRDB
import StoreEngine

/// Reads what can be read of the tables of a damaged database.
///
/// SQLite refuses a page whose structure is broken, and sees nothing of a value that changed. So each table is read from
/// both ends, what lies between is read by its key, and every path and id must stand in the index, too.
struct DatabaseSalvage {
  private let db: Database
  private var salvage = StoreSalvage(hasChecksums: false)
  private var device: DeviceID?

  /// Reads a copy of the store's files, which SQLite may change.
  static func read(_ path: String) -> StoreSalvage {
    do {
      var configuration = Configuration()
      configuration.prepareDatabase { db in try db.execute(sql: "PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0") }
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      defer { try? queue.close() }
      return queue.inDatabase { db in
        var reading = DatabaseSalvage(db: db)
        reading.read()
        return reading.salvage
      }
    } catch {
      var nothing = StoreSalvage(hasChecksums: false)
      nothing.lose("the database: \(error)", nil)
      return nothing
    }
  }

  private init(db: Database) { self.db = db }

  private mutating func read() {
    let names = rows("SELECT device, identity FROM store").all.first
    device = names?.text(0).map { DeviceID(rawValue: $0) }
    salvage.identity = names?.text(1)
    readDocuments()
    readJournals()
    readBoards()
  }
}

// MARK: Tables

extension DatabaseSalvage {
  /// Reads rows in the order of a key, from the start as far as possible, and then from the end.
  private func rows(_ sql: String, by key: [String] = []) -> (all: [Row], isWhole: Bool) {
    func read(_ order: String) -> (all: [Row], isWhole: Bool) {
      var rows: [Row] = []
      do {
        let cursor = try Row.fetchCursor(db, sql: key.isEmpty ? sql : "\(sql) ORDER BY \(order)")
        while let row = try cursor.next() { rows.append(row.copy()) }
        return (rows, true)
      } catch {
        return (rows, false)
      }
    }
    let forward = read(key.joined(separator: ", "))
    if forward.isWhole || key.isEmpty { return forward }
    return (forward.all + read(key.map { "\($0) DESC" }.joined(separator: ", ")).all.reversed(), false)
  }

  /// Returns the rows of a table of items by their paths, which are the first column.
  ///
  /// A path counts if it stands in two of the table, its index and the feed, or in one that there is no other to
  /// compare with. So a path that changed is neither taken for another item, nor lost.
  private mutating func items(of table: String, port: Int, _ columns: String) -> [ItemPath: Row] {
    let found = rows("SELECT path, \(columns) FROM \(table) NOT INDEXED", by: ["rowid"])
    let index = rows("SELECT path FROM \(table) INDEXED BY sqlite_autoindex_\(table)_1", by: ["path"])
    let feed = rows("SELECT path FROM change NOT INDEXED WHERE port = \(port)", by: ["sequence"])
    var byPath: [String: Row] = [:]
    for row in found.all { if let path = row.text(0), byPath[path] == nil { byPath[path] = row } }
    var counts: [String: Int] = [:]
    for paths in [Set(byPath.keys), Set(index.all.compactMap { $0.text(0) }), Set(feed.all.compactMap { $0.text(0) })] {
      for path in paths { counts[path, default: 0] += 1 }
    }
    let canCompare = [found, index, feed].count(where: \.isWhole) > 1
    var items: [ItemPath: Row] = [:]
    for (path, count) in counts where count > 1 || !canCompare {
      let sql = "SELECT path, \(columns) FROM \(table) WHERE path = ?"
      if let row = byPath[path] ?? (try? Row.fetchOne(db, sql: sql, arguments: [path])) {
        items[ItemPath(path)] = row
      } else {
        salvage.lose("the table \(table)", [need(port, ItemPath(path))])
      }
    }
    if !found.isWhole, !index.isWhole, !feed.isWhole { salvage.lose("a part of the table \(table)", nil) }
    return items
  }

  private func need(_ port: Int, _ path: ItemPath) -> StoreSalvage.Need {
    switch port {
    case 0: .document(path)
    case 1: .journal(path)
    default: .board(path)
    }
  }

  /// Returns the records of all journals or boards by the number of the journal or board, in order.
  ///
  /// Columns 0 to 2 are that number, the revision and the id.
  private mutating func records(
    of table: String,
    in owner: String,
    _ paths: [Int64: ItemPath],
    _ columns: String
  ) -> [Int64: [Row]] {
    let key = [owner, "revision"]
    let found = rows("SELECT \(owner), revision, id, \(columns) FROM \(table) NOT INDEXED", by: key)
    let index = rows("SELECT \(owner), revision, id FROM \(table) INDEXED BY \(table)_by_id", by: [owner, "id"])
    if !found.isWhole, !index.isWhole { salvage.lose("a part of the table \(table)", nil) }
    let known = Set(index.all.compactMap { RecordName($0) })
    var records: [Int64: [Row]] = [:]
    var (seen, doubtful) = (Set<RecordName>(), [RecordPlace: String]())
    for row in found.all {
      guard let name = RecordName(row), let place = RecordPlace(row) else { continue }
      if known.contains(name) || !index.isWhole {
        if seen.insert(name).inserted { records[name.owner, default: []].append(row) }
      } else {
        doubtful[place] = name.id
      }
    }
    let sql = "SELECT \(owner), revision, id, \(columns) FROM \(table) WHERE \(owner) = ? AND revision = ?"
    for row in index.all {
      guard let name = RecordName(row), let place = RecordPlace(row), seen.insert(name).inserted else { continue }
      if !found.isWhole, let row = try? Row.fetchOne(db, sql: sql, arguments: [place.owner, place.revision]),
        RecordName(row) == name
      {
        let later = records[name.owner]?.firstIndex { RecordPlace($0)?.revision ?? .max > place.revision }
        records[name.owner, default: []].insert(row, at: later ?? records[name.owner]?.count ?? 0)
      } else {
        let other = doubtful.removeValue(forKey: place)
        salvage.lose("the table \(table)", [.record(Set([name.id, other].compactMap(\.self)), in: paths[name.owner])])
      }
    }
    for (place, id) in doubtful { salvage.lose("the table \(table)", [.record([id], in: paths[place.owner])]) }
    return records
  }
}

/// The id of a record, and the number of the journal or board that it is in.
private struct RecordName: Hashable {
  let owner: Int64
  let id: String

  init?(_ row: Row) {
    guard let owner = row.int(0), let id = row.text(2) else { return nil }
    (self.owner, self.id) = (owner, id)
  }
}

private struct RecordPlace: Hashable {
  let owner: Int64
  let revision: Int64

  init?(_ row: Row) {
    guard let owner = row.int(0), let revision = row.int(1) else { return nil }
    (self.owner, self.revision) = (owner, revision)
  }
}

// MARK: Items

extension DatabaseSalvage {
  private mutating func readDocuments() {
    var labels: [String: Set<DocumentLabel>] = [:]
    for row in rows("SELECT label, path FROM document_label NOT INDEXED", by: ["label", "path"]).all {
      if let label = row.text(0), let path = row.text(1) {
        labels[path, default: []].insert(DocumentLabel(rawValue: label))
      }
    }
    let found = items(of: "document", port: 0, "revision, stamp_time, stamp_device, write_id, body")
    for (path, row) in found {
      guard let revision = row.int(1), let stamp = row.stamp(2), let write = row.text(4) else {
        salvage.lose("the table document", [.document(path)])
        continue
      }
      let body = row.data(5)
      let head = DocumentHead(
        path: path,
        revision: Revision(rawValue: revision),
        stamp: stamp,
        write: WriteID(rawValue: write),
        labels: labels[path.text] ?? [],
        size: body?.count
      )
      salvage.add(.documents([Document(head: head, body: body ?? [])]))
    }
  }

  private mutating func readJournals() {
    let journals = items(of: "journal", port: 1, "id, is_closed, revision")
    let columns = "type, actor, subject, occurred_at, retracts, body, stamp_time, stamp_device"
    var all = records(of: "event", in: "journal", paths(journals), columns)
    for (path, row) in journals {
      var next: Int64 = 1
      let events = row.int(1).flatMap { all.removeValue(forKey: $0) } ?? []
      for row in events {
        if row.int(1) != next { salvage.noteGap(inJournal: path) }
        next = (row.int(1) ?? next) &+ 1
        if let event = row.event {
          salvage.add(.events([event], journal: path))
        } else {
          salvage.noteGap(inJournal: path)
          salvage.lose("\(path)", row.text(2).map { [.record([$0], in: path)] })
        }
      }
      if row.int(3) != next &- 1 { salvage.noteGap(inJournal: path) }
      if row.int(2) == 1 { salvage.add(.closed(journal: path)) }
    }
    loseRecords(all, "events of a journal whose path is lost")
  }

  private mutating func readBoards() {
    let boards = items(of: "board", port: 2, "id, definition, revision")
    var all = records(of: "submission", in: "board", paths(boards), "player, content")
    for (path, row) in boards {
      let submissions = row.int(1).flatMap { all.removeValue(forKey: $0) } ?? []
      guard let bytes = row.data(2), let definition = try? CanonicalJSON.decode(BoardDefinition.self, from: bytes)
      else {
        salvage.lose("the table board", [.board(path)])
        loseRecords([0: submissions], "submissions to \(path)", path)
        continue
      }
      salvage.add(.defined(definition, board: path))
      let codec = BoardCodec(of: path, definition, device: device)
      var next: Int64 = 1
      for row in submissions {
        if row.int(1) != next { salvage.noteGap(inBoard: path) }
        next = (row.int(1) ?? next) &+ 1
        if let submission = row.submission(codec), submission.board == path {
          salvage.add(.submitted([submission]))
        } else {
          salvage.noteGap(inBoard: path)
          salvage.lose("\(path)", row.text(2).map { [.record([$0], in: path)] })
        }
      }
      if row.int(3) != next &- 1 { salvage.noteGap(inBoard: path) }
    }
    loseRecords(all, "submissions to a board whose path is lost")
  }

  private mutating func loseRecords(_ records: [Int64: [Row]], _ place: String, _ path: ItemPath? = nil) {
    for row in records.values.joined() { salvage.lose(place, row.text(2).map { [.record([$0], in: path)] }) }
  }

  /// The paths of journals or boards by their numbers, which column 1 holds.
  private func paths(_ items: [ItemPath: Row]) -> [Int64: ItemPath] {
    Dictionary(items.compactMap { path, row in row.int(1).map { ($0, path) } }) { first, _ in first }
  }
}

/// Columns of a row that may hold anything; nil for another kind of value than the table's.
extension Row {
  fileprivate func int(_ column: Int) -> Int64? { Int64.fromDatabaseValue(self[column]) }
  fileprivate func text(_ column: Int) -> String? { String.fromDatabaseValue(self[column]) }
  fileprivate func data(_ column: Int) -> [UInt8]? { Data.fromDatabaseValue(self[column]).map(Array.init) }

  fileprivate func stamp(_ column: Int) -> Stamp? {
    guard let time = int(column), let device = text(column + 1) else { return nil }
    return Stamp(time: Timestamp(rawValue: time), device: DeviceID(rawValue: device))
  }

  fileprivate var event: ScoringEvent? {
    guard let id = text(2), let type = text(3), let actor = text(4), let time = int(6), let body = data(8),
      let stamp = stamp(9)
    else { return nil }
    return ScoringEvent(
      id: EventID(rawValue: id),
      type: type,
      actor: UserID(rawValue: actor),
      subject: text(5).map { PlayerID(rawValue: $0) },
      occurredAt: Timestamp(rawValue: time),
      retracts: text(7).map { EventID(rawValue: $0) },
      body: body,
      stamp: stamp
    )
  }

  fileprivate func submission(_ codec: BoardCodec) -> Submission? {
    guard let id = text(2), let player = text(3), let content = data(4) else { return nil }
    return try? codec.submission(content[...], id: SubmissionID(rawValue: id), player: PlayerID(rawValue: player))
  }
}
