extension PinballLibrary {
  /// Returns at least one name of a game's videos for progress entries, such as `Tutorial 1`.
  ///
  /// The game's copy in the preferred source comes first, then the one with most videos, so that a copy without videos
  /// hides none. A name that ends in a dash stands for a video that is not known.
  package func videoNames(of game: String, _ activity: EntryDraft.Activity, preferring source: String?) -> [String] {
    games(practiceKey: game).videoNames(activity, preferring: source)
  }
}

extension [LibraryGame] {
  /// Returns at least one name of the videos of a game whose copies these are.
  package func videoNames(_ activity: EntryDraft.Activity, preferring source: String?) -> [String] {
    let word = activity.rawValue
    let inOrder = filter { $0.source == source } + sorted { $0.videos.count > $1.videos.count }
    let counts = inOrder.lazy.map { copy in
      copy.videos.count { "\($0.kind ?? "") \($0.label)".lowercased().contains(word) }
    }
    let (count, name) = (counts.first { $0 > 0 } ?? 0, word.capitalizedFirst)
    return count == 0 ? ["\(name) -"] : (1...count).map { "\(name) \($0)" }
  }
}
