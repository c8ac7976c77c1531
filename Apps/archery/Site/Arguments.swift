public import ArcheryScoring
public import ArgumentParser
import Domain
public import Leaderboards

// The words of the rules are the words of the command line.
extension RankingRule: ExpressibleByArgument {}
extension ScoringSystem: ExpressibleByArgument {}
extension BoardBasis: ExpressibleByArgument {}
extension BoardTies: ExpressibleByArgument {}
extension TournamentSettings.LateJoiners: ExpressibleByArgument {}
extension CategoryTemplate: ExpressibleByArgument {}
extension Gender: ExpressibleByArgument {
  public init?(argument: String) { self.init(rawValue: argument.uppercased()) }
}

extension AgeClass: ExpressibleByArgument {
  public init?(argument: String) {
    guard let age = try? AgeClass(reading: argument) else { return nil }
    self = age
  }
}

extension TournamentSettings.Entry: ExpressibleByArgument {}
extension TournamentSettings.Advance: ExpressibleByArgument {}
extension TournamentSettings.Finalising: ExpressibleByArgument {}

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

/// One kind of bow, or every one.
enum BowChoice: ExpressibleByArgument, Sendable {
  case every
  case only(BowType)

  init?(argument: String) {
    if argument.lowercased() == "all" {
      self = .every
    } else if let bow = BowType(argument: argument) {
      self = .only(bow)
    } else {
      return nil
    }
  }

  var bow: BowType? { if case .only(let bow) = self { bow } else { nil } }
}
