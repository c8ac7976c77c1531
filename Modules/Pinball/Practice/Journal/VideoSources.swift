extension PinballLibrary {
  /// Returns the videos of a game for progress entries, as listed.
  ///
  /// The game's copy in the preferred source comes first, then the one with most videos, so that a copy without videos
  /// hides none.
  ///
  /// - Parameters:
  ///   - game: The practice key.
  ///   - isTutorial: Whether tutorials are meant rather than gameplay.
  ///   - source: The preferred ``LibrarySource/id``.
  /// - Returns: `Tutorial 1`, `Tutorial 2` …, or `Tutorial -` for none.
  public func videoSources(of game: String, isTutorial: Bool, preferring source: String?) -> [String] {
    let word = isTutorial ? "Tutorial" : "Gameplay"
    let copies = games.filter { $0.practiceKey == game }
    let inOrder = copies.filter { $0.source == source } + copies.sorted { $0.videos.count > $1.videos.count }
    let counts = inOrder.map { copy in
      copy.videos.count { "\($0.kind ?? "") \($0.label)".lowercased().contains(word.lowercased()) }
    }
    guard let count = counts.first(where: { $0 > 0 }) else { return ["\(word) -"] }
    return (1...count).map { "\(word) \($0)" }
  }
}
