import ArcheryScoring
import Hypertext
import Localization
import Pages
import Synchronization

/// Rows of live boards as HTML, each rendered once for all readers of the same row.
///
/// At a shoot of hundreds an arrow changes a few rows, and a row is much work; so those that look as they did are taken
/// from here.
final class RenderedRows: Sendable {
  struct Key: Hashable {
    let template: String
    let row: BoardRow
    let category: CategoryID?
    let ends: Int
    let rule: RankingRule
    let titles: CountTitles
    /// Whether it is the viewer's own and is to be seen as that.
    let isMarked: Bool
    let language: Language

    init(_ template: String, _ row: BoardRow, _ screen: BoardScreen, marksOwn: Bool = false, in language: Language) {
      self.language = language
      (self.template, self.row, isMarked) = (template, row, marksOwn && row.isCurrentUser)
      category = screen.category?.id
      (ends, rule, titles) = (screen.ends, screen.rule.code, screen.countTitles)
    }
  }

  private let known = Mutex<[Key: HTML]>([:])

  func html(_ key: Key, _ render: () throws(TemplateFailure) -> HTML) throws(TemplateFailure) -> HTML {
    if let html = known.withLock({ $0[key] }) { return html }
    let html = try render()
    known.withLock { known in
      if known.count >= Self.size { known = [:] }
      known[key] = html
    }
    return html
  }

  /// More than all boards of some large shoots hold at once.
  private static let size = 10_000
}
