import Access
import CanonicalJSON
import Domain
import Foundation
import Leaderboards
import Localization
import ScoreServer
import Spaces
import WireFormat

/// Everything that a store holds about one account, as a ZIP archive of JSON, tables and pictures.
///
/// What is about the account follows from the records alone, so no app lists its records here:
/// - the documents under `users/{id}`, and those of its spaces whose path names the account, such as its membership,
/// - the events that it recorded or that are about it, and its submissions to boards,
/// - its account, when its sign-ins end, when its recovery code was made, and the names of its connections.
///
/// Documents are read as the account itself may read them, and as a plain member even where it owns the installation. In a
/// space that it left, only the events about itself are. No secret is part of it: the store has only hashes of them, under
/// `local/`, and of these records only times and names are taken.
struct PersonalExport {
  private let account: Account
  private let installation: Installation
  private let text: Localizer
  private let guarded: GuardedStorage

  /// Creates the export of an account, whose caller checks who asks for it.
  init(of account: Account, in installation: Installation, _ text: Localizer) {
    (self.account, self.installation, self.text) = (account, installation, text)
    guarded = installation.gatekeeper.storage(for: .user(account.user, .member))
  }

  /// Makes the archive and sends it in parts.
  @concurrent func write(to send: PersonalArchive.Sending) async throws {
    var archive = PersonalArchive(at: installation.clock.now())
    try archive.add(Array(readMe.utf8), as: "README.txt")
    let own = ItemPath(["users", ItemPath.Segment(account.user)])
    let spaces = try await spaces
    try archive.add(Array(try await accountFacts(in: spaces).description.utf8), as: "account.json")
    try await archive.send(send)
    for place in [own] + spaces {
      let name = try await name(of: place)
      try await forEachChange(under: place) { change in
        switch change.kind {
        case .document: try await add(document: change.path, isOwn: place == own, to: &archive)
        case .journal: try await add(journal: change.path, named: name ?? place.text, to: &archive, send)
        case .board: try await add(board: change.path, to: &archive, send)
        case .deletedDocument: break
        }
        try await archive.send(send)
      }
    }
    for place in installation.derived {
      try await forEachChange(under: place) { change in
        if change.kind == .board { try await add(board: change.path, to: &archive, send) }
      }
    }
    try archive.end()
    try await archive.send(send)
  }

  /// The spaces that the account is in or was in.
  private var spaces: [ItemPath] {
    get async throws {
      try await installation.storage.documents.allMemberships(of: account.user).map(\.space)
    }
  }

  /// Returns the name of a space in which the account takes part.
  private func name(of place: ItemPath) async throws -> String? {
    let membership = try await installation.storage.documents.value(.membership(of: account.user, in: place)).value
    return membership?.isOfAccount == true ? await installation.gatekeeper.name(ofSpaceAt: place) : nil
  }

  @concurrent private func forEachChange(
    under place: ItemPath,
    _ body: @concurrent (Change) async throws -> Void
  ) async throws {
    var cursor: ChangeCursor?
    while true {
      let page = try await installation.storage.changes.changes(under: place, after: cursor, limit: Limits.pageItems)
      for change in page.changes { try await body(change) }
      guard page.hasMore else { return }
      cursor = page.cursor
    }
  }

  // MARK: The account

  @concurrent private func accountFacts(in spaces: [ItemPath]) async throws -> JSON {
    let ends = try await installation.signIn.sessionEnds(of: account.user)
    var connections: [JSON] = []
    for space in spaces {
      guard let id = space.segments.last.map({ SpaceID($0) }) else { continue }
      for hook in try await installation.hooks.open(of: account.user, in: id) {
        connections.append(
          .members(["space": .text(space.text), "name": .text(hook.name), "madeAt": .text(hook.madeAt.iso8601)])
        )
      }
    }
    let recovery = try await installation.signIn.recoveryCodeDate(of: account.user)
    let calendar = try await installation.hooks.calendarLinkDate(of: account.user)
    return .members([
      "user": .text(account.user.rawValue), "name": .text(account.displayName), "role": .text(account.role.rawValue),
      "signedInUntil": .list(ends.map { .text($0.iso8601) }),
      "recoveryCodeMadeAt": recovery.map { .text($0.iso8601) }, "connections": .list(connections),
      "calendarAddressMadeAt": calendar.map { .text($0.iso8601) },
    ])
  }

  // MARK: Documents, events, boards

  @concurrent private func add(document path: ItemPath, isOwn: Bool, to archive: inout PersonalArchive) async throws {
    guard isOwn || path.segments.dropFirst(2).contains(ItemPath.Segment(account.user)),
      let document = try await guarded.load(path), !document.head.isDeleted
    else { return }
    guard let content = Self.readable(document.body) else {
      return try archive.add(document.body, as: Self.fileName(of: path, document.body))
    }
    let (whole, file) = Self.opened(content)
    let name = file.map { Self.fileName(of: path, $0) }
    if let file, let name { try archive.add(file, as: name) }
    try archive.add(
      .members([
        "path": .text(path.text), "savedAt": .text(document.head.stamp.time.iso8601), "content": whole,
        "file": name.map { .text($0) },
      ]),
      to: "documents"
    )
  }

  @concurrent private func add(
    journal: ItemPath,
    named name: String,
    to archive: inout PersonalArchive,
    _ send: PersonalArchive.Sending
  ) async throws {
    let isMember = try await guarded.mayRead(journal)
    let session = installation.storage.sessions.session(at: journal)
    var last = Revision.zero
    while true {
      let page = try await session.events(after: last, limit: Limits.pageItems)
      for recorded in page where isAbout(recorded.event, isMember: isMember) {
        try add(recorded.event, of: journal, named: name, to: &archive)
      }
      try await archive.send(send)
      guard let next = page.last?.revision, page.count == Limits.pageItems else { return }
      last = next
    }
  }

  private func isAbout(_ event: ScoringEvent, isMember: Bool) -> Bool {
    if event.type == Redaction.type { return false }
    if event.subject == PlayerID(account.user) { return true }
    return event.actor == account.user && (isMember || event.subject == nil)
  }

  private func add(
    _ event: ScoringEvent,
    of journal: ItemPath,
    named name: String,
    to archive: inout PersonalArchive
  ) throws {
    let time = event.occurredAt.iso8601
    try archive.add(
      .members([
        "journal": .text(journal.text), "id": .text(event.id.rawValue), "type": .text(event.type),
        "occurredAt": .text(time), "recordedAt": event.stamp.map { .text($0.time.iso8601) },
        "actor": .text(event.actor.rawValue), "subject": event.subject.map { .text($0.rawValue) },
        "retracts": event.retracts.map { .text($0.rawValue) },
        "content": event.body.isEmpty ? nil : Self.content(of: event.body),
      ]),
      to: "events"
    )
    for table in installation.personalTables where table.types.contains(event.type) && event.retracts == nil {
      for row in table.rows(event) {
        try archive.add(
          [name, time, event.id.rawValue] + row,
          to: table.name,
          titled: ["where", "time", "event"] + table.columns
        )
      }
    }
  }

  @concurrent private func add(
    board: ItemPath,
    to archive: inout PersonalArchive,
    _ send: PersonalArchive.Sending
  ) async throws {
    var last = Revision.zero
    while true {
      let page = try await installation.storage.leaderboards.submissions(
        of: board,
        player: PlayerID(account.user),
        after: last,
        limit: Limits.pageItems
      )
      for accepted in page {
        try archive.add(Self.content(of: try CanonicalJSON.encode(accepted.submission)), to: "board-entries")
      }
      try await archive.send(send)
      guard let next = page.last?.revision, page.count == Limits.pageItems else { return }
      last = next
    }
  }

  // MARK: Forms

  /// The JSON or the text that a body is; nil for other bytes, such as a picture.
  private static func readable(_ body: [UInt8]) -> JSON? {
    if let value = try? JSONReader.value(of: body) { return value }
    let form = BodyJSON(body)
    return form.key == .body ? .text(form.text) : nil
  }

  /// Returns a document's content with JSON that it keeps in base64 as JSON, or without another file and that file.
  private static func opened(_ content: JSON) -> (content: JSON, file: [UInt8]?) {
    let key = BodyJSON.Key.base64.rawValue
    guard let members = content.members, let data = content[key]?.text.flatMap({ Data(base64Encoded: $0) }) else {
      return (content, nil)
    }
    let (bytes, rest) = (Array(data), members.filter { $0.key != key })
    guard let json = try? JSONReader.value(of: bytes) else { return (.object(rest), bytes) }
    return (.object(rest + [JSON.Member(key: BodyJSON.Key.body.rawValue, value: json)]), nil)
  }

  private static func content(of body: [UInt8]) -> JSON {
    readable(body) ?? .members([BodyJSON.Key.base64.rawValue: .text(BodyJSON(body).text)])
  }

  /// The name of a file that is no text, with letters that every system's files may have.
  private static func fileName(of path: ItemPath, _ body: [UInt8]) -> String {
    let endings: [([UInt8], String)] = [
      ([0xFF, 0xD8, 0xFF], "jpg"), ([0x89, 0x50, 0x4E, 0x47], "png"), ([0x47, 0x49, 0x46], "gif"),
      (Array("RIFF".utf8), "webp"), (Array("%PDF".utf8), "pdf"),
      (Array("PK".utf8), "zip"), (Array("bplist".utf8), "plist"), (Array("{".utf8), "json"),
      (Array("<?xml".utf8), "xml"),
    ]
    let name = path.text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") ? $0 : "_" }
    let ending = endings.first { body.starts(with: $0.0) }?.1 ?? "bin"
    return "files/\(String(name)).\(ending)"
  }

  /// The guide to the archive, in the reader's language.
  private var readMe: String {
    let lines: [Message] = [
      Message("Everything that \(installation.app) holds about \(account.displayName)"),
      Message("Made on \(installation.clock.now().iso8601)."),
      Message("account.json: your account, and when your sign-ins end."),
      Message("documents.json: your settings, notices, memberships and names."),
      Message("events.json: everything that you recorded or that was recorded about you."),
      Message("board-entries.json: your entries on boards."),
      Message("Files that end in .csv open in a spreadsheet. They show part of the events as tables."),
      Message("files: your pictures and other files, if there are any."),
      Message("Long lists go on in files with a number. A file that would be empty is left out."),
      Message("A retracted entry is there too. The event that retracts it names it."),
    ]
    return lines.map { text($0) + "\r\n" }.joined(separator: "\r\n")
  }
}
