public import ArgumentParser
public import Domain

// The words of the rules are the words of the command line.
extension TiePolicy: ExpressibleByArgument {}

/// A time zone by its IANA name.
struct ZoneChoice: ExpressibleByArgument, Sendable {
  let table: ZoneTable

  init(_ table: ZoneTable) {
    self.table = table
  }

  init?(argument: String) {
    guard let table = try? ZoneTable(named: argument) else { return nil }
    self.init(table)
  }
}
