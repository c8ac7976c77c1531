import ContentCache
import Domain
import Pinball

/// The league as its site has it, as far as it is here.
///
/// A file is read anew only when it has become another one.
actor LeagueContent {
  /// How old what is shown of a file is.
  struct Freshness: Hashable, Sendable {
    /// nil for what came with the program.
    let fetchedAt: Timestamp?
    /// Why it is not newer; nil where nothing is wrong.
    let problem: String?
  }

  nonisolated let cache: ContentCache
  nonisolated let choice: ContentChoice
  private var read: [League.File: String] = [:]
  private var league = League()
  private(set) var freshness: [League.File: Freshness] = [:]

  init(_ cache: ContentCache, _ choice: ContentChoice) {
    (self.cache, self.choice) = (cache, choice)
  }

  /// The league now: from the cache at once, from the site where nothing is here yet.
  func now() async -> League {
    for file in League.File.allCases { await look(at: file) }
    return league
  }

  private func look(at file: League.File) async {
    guard let path = ContentPath(file.rawValue) else { return }
    do {
      guard let content = try await cache.loadIfThere(path) else { return }
      if read[file] != content.hash {
        read[file] = content.hash
        league.take(file, content.bytes)
      }
      freshness[file] = Freshness(
        fetchedAt: content.fetchedAt.map { Timestamp(rawValue: $0) },
        problem: content.problem
      )
    } catch {
      league.note(error.description, with: file)
    }
  }
}

extension Content {
  /// Why it is not newer.
  fileprivate var problem: String? {
    if case .stale(let failure) = outcome { failure.description } else { nil }
  }
}
