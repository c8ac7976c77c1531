import ContentCache
import Domain
import Pinball

extension PinballServices {
  /// Returns the key of a game by a typed name: the library's key if it knows the name, else the name itself.
  func key(ofGame name: String) async -> String { await league().library?.key(of: name) ?? name }

  /// Addresses of this host are paths of the content.
  var host: String {
    guard let rest = content?.choice.website?.split(separator: "://", maxSplits: 1).last else {
      return GameResources.host
    }
    return String(rest.prefix { $0 != "/" && $0 != ":" })
  }

  /// The first of some texts that is there and not empty.
  ///
  /// - Throws: `ContentFailure` where none is here and the site cannot be asked.
  func text(_ candidates: [String]) async throws(ContentFailure) -> MarkdownDocument? {
    guard let cache = content?.cache else { return nil }
    var failure: ContentFailure?
    for path in candidates.compactMap({ ContentPath($0) }) {
      do throws(ContentFailure) {
        guard let found = try await cache.loadIfThere(path) else { continue }
        if let text = RulesheetText(found.bytes) { return MarkdownDocument(text.markdown) }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return nil
  }

  /// The first of some pictures that is to be had from the content.
  func picture(_ candidates: [String]) async -> Content? {
    guard let cache = content?.cache else { return nil }
    for text in candidates {
      guard let path = ContentPath(text), let found = try? await cache.loadIfThere(path), !found.bytes.isEmpty else {
        continue
      }
      return found
    }
    return nil
  }

  /// Returns the available texts and pictures.
  func reading(of resources: GameResources) async -> GameReading {
    var reading = GameReading()
    reading.hasRulesheet = (try? await text(resources.rulesheet)) != nil
    reading.hasInformation = (try? await text(resources.gameinfo)) != nil
    reading.hasPlayfield = await picture(PlayfieldImages.own(resources.playfield.gamePage)) != nil
    return reading
  }
}
