import AppKit
import Domain
import HTTPTypes
import Hummingbird
import NIOCore
import Pages
import Pinball
import Server

extension PinballWeb {
  /// Taking practice in, and out.
  func addFiles(to router: Router<SignedInContext>) {
    router.get("practice/files") { _, context in
      let account = try context.requireAccount()
      return try html(try await files(of: account), account)
    }
    router.post("practice/import") { request, context in
      let (account, form) = (try context.requireAccount(), try await Form(request, context))
      let (text, isTrial) = (form.verbatim("list"), form.has("trial"))
      do {
        let report = try await app.importPractice(Array(text.utf8), of: account, isTrial: isTrial)
        if request.wantsJSON { return try Response.json(report) }
        var view = try await files(of: account)
        view.tell(report.lines, isTrial: isTrial)
        if isTrial { view.list = text }
        return try html(view, account)
      } catch let refusal as PracticeImport.Refusal {
        var view = try await files(of: account)
        (view.problem, view.list) = (refusal.description, text)
        return try html(view, account)
      }
    }
    router.get("practice/export.json") { request, context in
      let bytes = try await app.exportPractice(of: try context.requireAccount(), zone: zone(request))
      return Response.download(bytes, as: "practice.json")
    }
    router.get("practice/backups/:backup/practice.json") { _, context in
      let (account, name) = (try context.requireAccount(), try context.parameter("backup"))
      return Response.download(try await app.backup(name, of: account.user), as: "practice-\(name).json")
    }
    router.post("practice/backups/:backup/restore") { request, context in
      let (account, form) = (try context.requireAccount(), try await Form(request, context))
      let (bytes, isTrial) = (
        try await app.backup(try context.parameter("backup"), of: account.user), form.has("trial")
      )
      let report = try await app.importPractice(bytes, of: account, isTrial: isTrial)
      if request.wantsJSON { return try Response.json(report) }
      var view = try await files(of: account)
      view.tell(report.lines, isTrial: isTrial)
      return try html(view, account)
    }
  }

  /// The page, with what there is now.
  func files(of account: Account) async throws -> FilesView {
    let (state, names) = (try await app.practice(of: account), await app.league().names)
    return FilesView(LeagueScoresView(state, names), try await app.backups(of: account.user))
  }

  func html(_ view: FilesView, _ account: Account) throws -> Response {
    let status: HTTPResponse.Status = view.problem == nil ? .ok : .unprocessableContent
    return .html(try pages.files(view, signedIn: account.displayName), status: status)
  }
}

extension FilesView {
  /// Says what came, or would come, of something.
  mutating func tell(_ lines: [String], isTrial: Bool) {
    outcome = isTrial ? "Nothing is taken in yet. This is what is in it:" : "Taken in."
    (self.lines, isDone) = (lines, !isTrial)
  }
}

extension Response {
  /// A JSON file that a browser keeps.
  fileprivate static func download(_ bytes: [UInt8], as name: String) -> Response {
    let headers: HTTPFields = [
      .contentType: "application/json", .contentDisposition: "attachment; filename=\"\(name)\"",
    ]
    return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}
