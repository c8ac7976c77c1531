public import ArcheryScoring
public import ArgumentParser
public import Domain

// The words of the rules are the words of the command line.
extension RankingRule: ExpressibleByArgument {}
extension ScoringSystem: ExpressibleByArgument {}
extension BoardBasis: ExpressibleByArgument {}
extension BoardTies: ExpressibleByArgument {}
extension TournamentSettings.LateJoiners: ExpressibleByArgument {}
extension TournamentSettings.Entry: ExpressibleByArgument {}

extension BowType: ExpressibleByArgument {
  public init?(argument: String) {
    guard let bow = try? BowType(reading: argument) else { return nil }
    self = bow
  }

  static let words = allCases.map { $0.rawValue.lowercased() }.joined(separator: ", ")
}

extension TargetPlace: ExpressibleByArgument {
  public init?(argument: String) {
    guard let place = try? TargetPlace(argument) else { return nil }
    self = place
  }
}

extension BoardChoice.Order: ExpressibleByArgument {}
