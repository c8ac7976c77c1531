import AppTestSupport
import CanonicalJSON
import Composition
import Crypto
import Domain
import Foundation
import TestSupport
import Testing

/// The three apps, for tests of what they share.
let apps = ["archery", "fitness-challenge", "pinball-practice"]

/// A real server of an app with one space in it: its organiser, a member and a former member, and a stranger.
struct MatrixServer: Sendable {
  let app: String
  let served: Served
  let terminal: Terminal
  let owner: Visitor
  let organiser: Visitor
  var member: Visitor?
  var removed: Visitor?
  let stranger: Visitor
  var viewerLink = "nothing"
  /// Of the space.
  var id = "0123456789abcdef00000000"
  /// Of no space.
  let missing = "fedcba987654321000000000"
  /// Stands in the space, and in no answer to others.
  let secretWord = "Quetzalcoatl"

  static func run(_ app: String, _ body: (MatrixServer) async throws -> Void) async throws {
    try await Terminal.with(app) { terminal in
      try await terminal.serve { served in
        var server = try await MatrixServer(app, served, terminal)
        try await server.fill()
        try await body(server)
      }
    }
  }

  private init(_ app: String, _ served: Served, _ terminal: Terminal) async throws {
    (self.app, self.served, self.terminal) = (app, served, terminal)
    let owner = try await served.owner()
    self.owner = owner
    let open = app == "fitness-challenge" ? try await owner.post("/groups", ["id": "open", "name": "Open"]) : nil
    func founder(_ name: String) async throws -> Visitor {
      let invite =
        switch app {
        case "archery": try await terminal.invite("--organiser")
        case "fitness-challenge":
          try await owner.invite(at: "/groups/\(try #require(open?.id(under: "groups")))/people")
        default: try await owner.invite(at: "/people")
        }
      return try await served.newcomer(name, with: invite)
    }
    organiser = try await founder("Oscar")
    stranger = try await founder("Stan")
  }

  /// Makes the space with all that the rules are about.
  private mutating func fill() async throws {
    switch app {
    case "archery":
      id = try await organiser.newShoot(secretWord, as: id)
    case "fitness-challenge":
      let made = try await organiser.post("/groups", ["id": id, "name": secretWord])
      id = try #require(made.id(under: "groups"))
    default:
      let fields = ["name": secretWord, "machines": "Jaws", "season": "1", "bank": "1", "date": "2026-01-05"]
      let made = try await organiser.post("/nights", fields.merging(["id": id]) { $1 })
      id = try #require(made.id(under: "nights"))
    }
    let people = "\(page)/people"
    let (member, removed) = (
      try await served.newcomer("Mem", with: try await organiser.invite(at: people, uses: 1)),
      try await served.newcomer("Rem", with: try await organiser.invite(at: people, uses: 1))
    )
    for visitor in [member, removed] {
      _ = try await visitor.get(page)
      if app == "archery" { _ = try await visitor.post("\(page)/archers", ["id": visitor.user, "me": "yes"]) }
    }
    try #require(try await organiser.post("\(people)/remove", ["user": removed.user]).status == 200)
    (self.member, self.removed) = (member, removed)
    if app == "archery" {
      viewerLink = try await organiser.post("\(page)/people/view").text.captured(/\/view\/([a-z0-9]+)/)
    }
    let space = ItemPath(space)
    try await organiser.withStore { store in
      try await store.leaderboards.define(BoardDefinition(periods: [.weekly, .allTime]), at: space.appending("board"))
      _ = try await store.documents.save([
        DocumentWrite(space.appending("note"), id: "note", expected: .any, body: Array(#"{"is":"Quetzalcoatl"}"#.utf8))
      ])
    }
  }

  private var kind: String {
    switch app {
    case "archery": "tournaments"
    case "fitness-challenge": "groups"
    default: "nights"
    }
  }

  private var space: String { "\(kind)/\(id)" }
  private var page: String { app == "archery" ? "/shoots/\(id)" : "/\(kind)/\(id)" }

  /// Makes a member an organiser of the space beside the one who made it.
  func appoint(_ member: Visitor) async throws {
    let answer = try await organiser.post("\(page)/people/appoint", ["user": member.user, "role": "admin"])
    try #require(answer.status == 200, "\(answer.text)")
  }

  // MARK: Callers

  var outsiders: [(name: String, caller: Visitor)] {
    [("an organiser of another space", stranger)] + (removed.map { [("a removed member", $0)] } ?? [])
  }

  /// Whether an answer tells of the space nothing but the caller's own membership, which stays readable after it ended:
  /// so the account's devices learn that it ended.
  func shows(onlyMembershipOf caller: Visitor, in answer: Visitor.Answer) -> Bool {
    let mentions = answer.text.ranges(of: id).count
    return mentions > 0 && mentions == answer.text.ranges(of: "\(id)/members/\(caller.user)\"").count
  }

  /// Callers whom no session stands for.
  enum Unknown: String, CaseIterable, Sendable { case anonymous, viewer, signedOut, forged }

  func caller(_ unknown: Unknown) async throws -> Visitor {
    let known = (member ?? organiser).token
    let token =
      switch unknown {
      case .anonymous: ""
      case .viewer: viewerLink
      case .signedOut: try await signedOut()
      case .forged: try sign(claims(of: known), with: "forged", named: "forged")
      }
    return Visitor(server: served.address, token: token, user: organiser.user)
  }

  private func signedOut() async throws -> String {
    let secret = try await terminal.say("link").captured(/\/sign-in\/([a-z0-9]+)/)
    let session = try await served.visitor(with: secret)
    _ = try await session.ask("DELETE", "/api/v1/session", type: "application/json")
    return session.token
  }

  private func claims(of token: String) throws -> [String: Any] {
    let payload = try #require(token.split(separator: ".").dropFirst().first)
    var text = String(payload).replacing("-", with: "+").replacing("_", with: "/")
    text += String(repeating: "=", count: (4 - text.count % 4) % 4)
    let data = try #require(Data(base64Encoded: text))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func sign(_ claims: [String: Any], with secret: String, named id: String) throws -> String {
    func part(_ data: Data) -> String {
      data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
    let header = part(try JSONSerialization.data(withJSONObject: ["alg": "HS256", "typ": "JWT", "kid": id]))
    let text = "\(header).\(part(try JSONSerialization.data(withJSONObject: claims)))"
    let code = HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: SymmetricKey(data: Data(secret.utf8)))
    return "\(text).\(part(Data(code)))"
  }

  // MARK: Asking

  /// The routes of the app's own router.
  func routes() async throws -> Set<String> {
    let printed = try await Program(app, dataFolder: served.folder).run("serve", "--routes", "--store", "memory:")
    #expect(printed.status == 0, "\(printed.errors)")
    // The router writes a parameter as {name}.
    return Set(
      printed.output.split(separator: "\n").map { line in
        String(line.replacing("{", with: ":").replacing("}", with: ""))
      }
    )
  }

  /// The content of the space, as the owner reads it.
  func digest() async throws -> String {
    var text = ""
    let space = ItemPath(space)
    try await owner.withStore { store in
      let page = try await store.changes.changes(under: space, after: nil, limit: 1000)
      for change in page.changes {
        let document = try await store.documents.load(change.path)?.head.revision
        let journal = change.kind == .journal ? try await store.sessions.session(at: change.path).head().revision : nil
        text += "\(change.kind) \(change.path) \(document?.rawValue ?? 0) \(journal?.rawValue ?? 0)\n"
      }
    }
    return text
  }

  func ask(
    _ row: AccessTable.Row,
    as caller: Visitor,
    in space: String? = nil,
    empty: Bool = false
  ) async throws -> Visitor.Answer {
    let subject = member ?? organiser
    let path = row.route.split(separator: "/").map { part in
      switch part {
      case ":space": id
      case ":archer", ":player", ":member": subject.user
      case let other where other.hasPrefix(":"): "nothing"
      default: String(part)
      }
    }
    func filled(_ text: String) throws -> String {
      text.replacing("SPACE", with: "\(kind)/\(space ?? id)").replacing("MEMBER", with: subject.user)
        .replacing("CALLER", with: caller.user).replacing("UNIQUE", with: "\(UUID())")
        .replacing("JOURNAL", with: app == "archery" ? "scoring" : "log")
        .replacing("BOARD", with: String(decoding: try CanonicalJSON.encode(BoardDefinition()), as: UTF8.self))
        .replacing("BUCKET", with: String(decoding: try CanonicalJSON.encode(Bucket.allTime), as: UTF8.self))
    }
    let address = "/" + path.joined(separator: "/") + (try filled(row.query))
    if row.method == "GET" || row.method == "DELETE" {
      return try await caller.ask(row.method, address, type: "application/json")
    }
    let isAPI = row.route.hasPrefix("/api/")
    let type = isAPI ? "application/json" : "application/x-www-form-urlencoded"
    let body = isAPI ? try filled(row.body) : empty ? "" : form
    return try await caller.ask(row.method, address, body: body, type: type)
  }

  /// Fields for any form of any app, so that a form is refused for its sender and not for what it lacks.
  private var form: String {
    let user = (member ?? organiser).user
    let fields = [
      "id": "\(UUID())", "name": "Name", "names": "Gus", "user": user, "uses": "1", "me": "yes", "archer": user,
      "value": "9", "end": "1", "arrow": "1", "entry": "one", "reason": "why", "total": "1", "list": "Gus",
      "round": "wa18", "date": "2026-01-05", "invite": "nothing", "link": "nothing", "event": "nothing",
      "hook": "nothing", "request": "nothing", "answer": "refuse", "role": "member", "account": user,
      "note": "n", "guestsPerParticipant": "2", "guestsPerTournament": "4",
    ]
    var form = URLComponents()
    form.queryItems = fields.map { URLQueryItem(name: $0, value: $1) }
    return form.percentEncodedQuery ?? ""
  }
}
