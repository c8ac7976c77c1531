/// Chooses the language of one answer among the languages that a product speaks.
package struct LanguageChoice: Sendable {
  /// The languages that readers are offered.
  package let offered: [Language]

  package init(_ offered: [Language]) { self.offered = offered }

  /// Returns the first wish that is offered: the address, the account's setting, the cookie, the browser's list.
  ///
  /// - Parameters:
  ///   - address: The language that the address names, which may also be a pseudo-language.
  ///   - setting: The setting of the account.
  ///   - cookie: The choice that the browser keeps, which may also be a pseudo-language.
  ///   - acceptLanguage: The field `Accept-Language` of the request.
  ///   - standard: The owner's default, for a reader without a wish that is offered.
  /// - Returns: The language.
  package func language(
    address: String? = nil,
    setting: String? = nil,
    cookie: String? = nil,
    acceptLanguage: String? = nil,
    standard: Language = .source
  ) -> Language {
    for wish in [address, setting, cookie] {
      if let wish, let found = Pseudo.language(tagged: wish) ?? match(wish) { return found }
    }
    return Self.ranges(acceptLanguage ?? "").lazy.compactMap(match).first ?? standard
  }

  /// Returns the language of a terminal, by the rules of gettext: `LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LANG`.
  package func language(environment: [String: String]) -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    let name = locale.prefix { $0 != "." && $0 != "@" }
    if name == "C" || name == "POSIX" { return .source }
    let list = (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init) + [String(name)]
    return list.lazy.compactMap { match($0.split(separator: "_").joined(separator: "-")) }.first ?? .source
  }

  /// Returns the offered language for a tag, by RFC 4647 lookup: `de-AT` asks for `de-AT`, then `de`; `pt` also takes
  /// `pt-BR`.
  package func match(_ range: String) -> Language? {
    var tag = range.prefix(40).lowercased()
    while !tag.isEmpty {
      if let found = offered.first(where: { $0.tag.lowercased() == tag }) { return found }
      guard let cut = tag.lastIndex(of: "-") else { break }
      tag = String(tag[..<cut])
    }
    return offered.first { $0.base.tag == tag }
  }

  /// Returns the ranges of an `Accept-Language` field, best first, without `*` and those of weight 0.
  static func ranges(_ field: String) -> [String] {
    let ranges = field.prefix(200).split(separator: ",").prefix(20).enumerated().compactMap { place, item in
      let parts = item.split(separator: ";").map { String($0.filter { $0 != " " }) }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      return parts.first.map { (range: $0, weight: weight, place: place) }
    }
    return ranges.filter { $0.weight > 0 && $0.range != "*" }
      .sorted { ($1.weight, $0.place) < ($0.weight, $1.place) }.map(\.range)
  }
}
