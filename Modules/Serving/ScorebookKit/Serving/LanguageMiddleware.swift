import Domain
import HTTPTypes
import Hummingbird
import Localization
import ScoreServer

/// Chooses the language of each answer, and names it in the answer.
///
/// The address (`?lang=de`) comes first, then the account's setting, the cookie, the browser's languages, and the
/// owner's default. A language named by the address stays in the cookie. JSON, CSV and logs are always English.
struct LanguageMiddleware: RouterMiddleware {
  static let cookie = "lang"

  let choice: LanguageChoice
  /// The owner's default.
  let standard: Language
  /// The accounts' settings; nil before the account of a request is known.
  var settings: AccountLanguages?

  func handle(
    _ request: Request,
    context: SignedInContext,
    next: @concurrent (Request, SignedInContext) async throws -> Response
  ) async throws -> Response {
    let (asked, kept) = (request.uri.queryParameters["lang"].map(String.init), request.cookies[Self.cookie]?.value)
    var (context, setting) = (context, String?.none)
    if let settings, let user = context.account?.user { setting = try await settings.tag(of: user) }
    context.language = choice.language(
      address: asked,
      setting: setting,
      cookie: kept,
      acceptLanguage: request.headers[.acceptLanguage],
      standard: standard
    )
    let tag = context.language.tag
    var response = try await next(request, context)
    guard response.headers[.contentType]?.hasPrefix("text/html") == true, response.headers[.contentLanguage] == nil
    else { return response }
    response.headers[.contentLanguage] = tag
    response.headers[.vary] = "Accept-Language, Cookie"
    // The setting is in the cookie too, for error pages shown before the account is known.
    if tag != kept, asked == tag || setting == tag { response.setCookie(Self.cookie(keeping: tag)) }
    return response
  }

  /// Returns the cookie that stores a language for a year.
  static func cookie(keeping tag: String) -> Cookie {
    Cookie(name: cookie, value: tag, maxAge: 31_536_000, path: "/", sameSite: .lax)
  }
}
