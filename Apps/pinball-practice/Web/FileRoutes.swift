import AppPages
import AppServing
import Domain
import HTTPTypes
import Hummingbird
import NIOCore
import Pinball
import Server
import WebPages

extension PinballWeb {
  /// Taking practice in, and out.
  func addFiles(to router: Router<SignedInContext>) {
    router.get("practice/files") { _, context in
      let account = try context.requireAccount()
      return Response.html(try pages.files(FilesView(), signedIn: account.displayName))
    }
    router.post("practice/import") { request, context in
      let (account, form) = (try context.requireAccount(), try await Form(request, context))
      let (text, isTrial) = (form.verbatim("list"), form.has("trial"))
      var view = FilesView()
      do {
        let report = try await app.importPractice(Array(text.utf8), of: account, isTrial: isTrial)
        if request.wantsJSON { return try Response.json(report) }
        view.outcome = isTrial ? "Nothing is taken in yet. This is what is in it:" : "Taken in."
        (view.lines, view.isDone, view.list) = (report.lines, !isTrial, isTrial ? text : "")
      } catch let refusal as PracticeImport.Refusal {
        (view.problem, view.list) = (refusal.description, text)
      }
      let status: HTTPResponse.Status = view.problem == nil ? .ok : .unprocessableContent
      return Response.html(try pages.files(view, signedIn: account.displayName), status: status)
    }
    router.get("practice/export.json") { _, context in
      let bytes = try await app.exportPractice(of: try context.requireAccount())
      let headers: HTTPFields = [
        .contentType: "application/json", .contentDisposition: "attachment; filename=\"practice.json\"",
      ]
      return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: bytes)))
    }
  }
}
