import Simulation

/// The arguments of the command line.
struct Arguments {
  struct Wrong: Error, CustomStringConvertible {
    let description: String
  }

  private(set) var first: UInt64 = 0
  /// nil for no end but that of time.
  private(set) var count: UInt64?
  private(set) var hours: Double?
  private(set) var jobs: UInt64 = 1
  /// From one seed to the next; others are another job's.
  private(set) var step: UInt64 = 1

  /// The fault to plant; nil for none.
  private(set) var fault: PlantedFault?

  init(_ words: some Sequence<String>) throws(Wrong) {
    var (numbers, words): ([UInt64], IndexingIterator<[String]>) = ([], Array(words).makeIterator())
    while let word = words.next() {
      switch word {
      case "--hours": hours = try Self.number(words.next())
      case "--jobs": jobs = try Self.number(words.next())
      case "--step": step = try Self.number(words.next())
      case "--fault": fault = try Self.fault(words.next())
      default: numbers.append(try Self.number(word))
      }
    }
    guard let first = numbers.first, numbers.count <= 2, jobs > 0, step > 0, hours ?? 1 > 0 else {
      throw Wrong(description: "a first seed is needed, and numbers above zero")
    }
    (self.first, count) = (first, numbers.count == 2 ? numbers[1] : hours == nil ? 1 : nil)
  }

  /// Whether its story is wanted, too.
  var isOne: Bool { count == 1 && step == 1 }

  /// The arguments of one of the jobs: every so many-th seed.
  func slice(_ number: UInt64) -> [String] {
    var words = ["\(first + number)"]
    if let count { words.append("\(count / jobs + (number < count % jobs ? 1 : 0))") }
    if let hours { words += ["--hours", "\(hours)"] }
    if let fault { words += ["--fault", fault.rawValue] }
    return words + ["--step", "\(jobs)"]
  }

  private static func fault(_ word: String?) throws(Wrong) -> PlantedFault {
    guard let fault = word.flatMap(PlantedFault.init) else {
      let all = PlantedFault.allCases.map(\.rawValue).joined(separator: ", ")
      throw Wrong(description: "\(word ?? "nothing") is not a fault; there are \(all)")
    }
    return fault
  }

  private static func number<Number: LosslessStringConvertible>(_ word: String?) throws(Wrong) -> Number {
    guard let number = word.flatMap(Number.init) else {
      throw Wrong(description: "\(word ?? "nothing") is not a number")
    }
    return number
  }
}
