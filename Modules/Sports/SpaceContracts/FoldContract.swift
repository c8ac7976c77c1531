public import Domain
import SeededRandom
public import Spaces

/// The rules that every fold of a journal keeps, checked on a history.
public struct FoldContract<Fold: EventFold>: Sendable {
  private let about: Fold.About
  private let showsTheSame: @Sendable (Fold, Fold) throws -> Bool

  /// Creates a contract.
  ///
  /// - Parameters:
  ///   - about: The document about the space.
  ///   - shows: Returns everything that a reader sees of a state, such as the JSON of its screens.
  public init(_ about: Fold.About, shows: @escaping @Sendable (Fold) throws -> some Equatable & SendableMetatype) {
    (self.about, showsTheSame) = (about, { try shows($0) == shows($1) })
  }

  /// Folds a history in parts, in a random order of arrival, as stores that sync receive it.
  ///
  /// - Parameters:
  ///   - events: The history, each event with its stamp.
  ///   - seed: The order of arrival.
  /// - Returns: A line for each rule that does not hold.
  /// - Throws: An error of `shows`.
  public func faults(of events: [ScoringEvent], seed: UInt64) throws -> [String] {
    var random = SplitMix64(seed: seed)
    let ordered = events.sorted { ScoringEvent.isFoldedBefore($0, $1) }
    let whole = Self.folded([ordered], about)
    var rest = events.shuffled(using: &random)[...]
    var parts: [[ScoringEvent]] = []
    while !rest.isEmpty {
      let count = 1 + random.next(below: 40)
      parts.append(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    let grown = Self.folded(parts, about)
    var faults: [String] = []
    if try !showsTheSame(grown.state, whole.state) { faults.append("seed \(seed): the order of arrival shows") }
    if grown.events.map(\.id) != whole.events.map(\.id) { faults.append("seed \(seed): events stand in another order") }
    let again = Self.folded(parts + parts, about)
    if try !showsTheSame(again.state, whole.state) { faults.append("seed \(seed): events that come twice show") }
    return faults
  }

  private static func folded(_ parts: [[ScoringEvent]], _ about: Fold.About) -> JournalFold<Fold> {
    var fold = JournalFold<Fold>(about)
    var revision = Revision.zero
    for part in parts {
      fold.take(
        part.map { event in
          revision = revision.next
          return RecordedEvent(revision: revision, event: event)
        }
      )
    }
    return fold
  }
}
