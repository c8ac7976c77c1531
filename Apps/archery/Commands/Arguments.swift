public import ArcheryScoring
public import ArgumentParser

// The words of the rules are the words of the command line.
extension RankingRule: ExpressibleByArgument {}
extension ScoringSystem: ExpressibleByArgument {}
extension BowType: ExpressibleByArgument {}
