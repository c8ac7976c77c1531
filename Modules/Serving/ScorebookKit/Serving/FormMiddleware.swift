import Domain
import HTTPTypes
import Hummingbird
import Hypertext
import Pages
import ScoreServer
import WireFormat

/// Answers a rejected form with its own page, with the entered values and the reason at the field at fault.
///
/// A destructive form without confirmation is answered with its question. Scripts and programs get the problem with the
/// name of the field. If the form's page is unknown, browsers get a page with the problem alone.
struct FormMiddleware: RouterMiddleware {
  private let common: CommonPages
  private let pages: InnerPages
  private let fields: [String: [String]]
  private let problem: @Sendable (any Error) -> Problem

  /// Creates the middleware.
  ///
  /// - Parameters:
  ///   - common: The shared pages.
  ///   - pages: The server's own pages.
  ///   - fields: The fields that refusals are about, by their codes.
  ///   - problem: Returns the problem of an error.
  init(
    _ common: CommonPages,
    pages: InnerPages,
    fields: [String: [String]],
    problem: @escaping @Sendable (any Error) -> Problem
  ) {
    (self.common, self.pages, self.fields, self.problem) = (common, pages, fields, problem)
  }

  func handle(
    _ request: Request,
    context: SignedInContext,
    next: @concurrent (Request, SignedInContext) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let refused as RefusedForm {
      return try await answer(to: refused, request, context)
    }
  }

  private func answer(to refused: RefusedForm, _ request: Request, _ context: SignedInContext) async throws -> Response
  {
    let page = try await page(of: refused.form, request, context)
    if let asked = refused.cause as? Unconfirmed {
      let html = common.in(context.language).question(
        asked,
        of: refused.form,
        to: request.uri.path,
        on: page?.form,
        cancel: page?.address ?? WebAddress(),
        account: context.account
      )
      return .html(html, status: .unprocessableContent)
    }
    let problem = problem(refused.cause)
    // The log shows the error behind a server fault, not its sentence.
    if problem.status >= 500 || problem.status == 401 { throw refused.cause }
    let faulty = problem.at(problem.facts.field ?? field(of: problem, refused.form))
    guard let page else { throw faulty }
    var response = Response.html(
      page.form.corrected(faulty),
      status: HTTPResponse.Status(code: problem.status)
    )
    response.headers[.retryAfter] = problem.retryAfter.map { "\($0)" }
    return response
  }

  /// Returns the page that the form was sent from, for a browser without scripts.
  private func page(
    of form: Form,
    _ request: Request,
    _ context: SignedInContext
  ) async throws -> (form: FormPage, address: WebAddress)? {
    guard request.headers[.accept]?.contains("text/html") == true, !request.wantsFragment,
      let address = FormPage.address(
        of: form,
        referrer: request.headers[.referer],
        host: request.head.authority ?? ""
      ), let page = try await pages.page(address, for: request, context, of: form)
    else { return nil }
    return (page, address)
  }

  private func field(of problem: Problem, _ form: Form) -> String? {
    let codes = [problem.facts.id, problem.code].compactMap(\.self)
    return codes.flatMap { fields[$0] ?? [$0] }.first { form.has($0) }
  }
}
