package import Domain

/// Another round for a shoot that was started with the wrong one.
extension Tournament {
  /// The rounds of the catalogue that the arrows of all archers fit, without the present one.
  ///
  /// Empty for a practice, for a shoot with categories, which have rounds of their own, and before and after the shoot.
  package var otherRounds: [Round] {
    guard status == .inProgress || status == .paused, !hasCategories, !isPractice else { return [] }
    let faces = RoundCatalogue.all.flatMap { [$0] + $0.otherFaceCodes.compactMap(RoundCatalogue.round) }
    return faces.filter { $0 != round && fits($0) }
  }

  private func fits(_ round: Round) -> Bool { sheets.values.allSatisfy { $0.fits(round) } }

  /// Returns the settings for another round, which brings its own tie rule unless the organiser chose another one.
  package func settings(for round: Round) -> TournamentSettings {
    var settings = settings
    if settings.rule == self.round.usualRule { settings.rule = round.usualRule }
    return settings
  }

  /// Once a shoot has started, its round alone can be changed, with the rule that goes with it, and only where the arrows fit.
  func judgeOtherRound(_ setup: Action.Setup) throws(Refusal) {
    var settings = settings
    settings.rule = setup.settings.rule
    let hasUsualRule = [self.settings.rule, setup.round.usualRule].contains(settings.rule)
    guard status == .inProgress || status == .paused, !hasCategories, !isPractice, setup.round != round,
      setup.name == name, setup.settings == settings, hasUsualRule
    else {
      throw Refusal(
        .notOpen,
        "The round, the tie rule and the settings are fixed once the shoot has started. Only a wrong round can be changed."
      )
    }
    guard fits(setup.round) else {
      throw Refusal(
        .roundFixed,
        "The arrows do not fit \(setup.round.name): it has other ends or other values. Copy this shoot instead."
      )
    }
  }

  /// Returns an archer's arrows that another round takes as they are, end by end: from the first end on, as far as the ends have
  /// as many arrows and the face has their values.
  package func arrows(of archer: PlayerID, fitting round: Round) -> [[String]] {
    let ends = sheet(of: archer).ends.enumerated().prefix { index, end in
      guard let pass = round.pass(ofEnd: index + 1), pass.arrowsPerEnd == end.size, !end.arrows.isEmpty else {
        return false
      }
      return end.arrows.allSatisfy { (try? pass.scoringSystem.value(of: $0.value.token.rawValue)) != nil }
    }
    return ends.map { $0.element.arrows.map(\.value.token.rawValue) }
  }

  /// Whether a user may take the arrows to a copy of the shoot: an organiser, once it has started.
  package func mayCopyArrows(_ user: UserID) -> Bool { organises(user) && status.isStarted }

  /// Puts the arrows on sheets of the present round.
  mutating func takeOverArrows() {
    for (archer, sheet) in sheets { sheets[archer] = sheet.shot(in: round(of: archer)) }
  }
}
