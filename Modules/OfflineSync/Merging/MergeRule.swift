import CanonicalJSON
public import Domain

/// How two versions of one document, both changed since both sides last agreed, become one.
///
/// Sync knows no kind of document; whoever owns a kind gives the rule for its paths.
public struct MergeRule: Sendable {
  /// What one side holds.
  public struct Side: Hashable, Sendable {
    public let body: [UInt8]
    /// When it was written.
    public let stamp: Stamp

    public init(body: [UInt8], stamp: Stamp) {
      (self.body, self.stamp) = (body, stamp)
    }
  }

  /// What a merge makes, and what of each side gave way.
  public struct Outcome: Hashable, Sendable {
    public let body: [UInt8]
    public let lostHere: LostEdit.Parts?
    public let lostThere: LostEdit.Parts?

    public init(body: [UInt8], lostHere: LostEdit.Parts? = nil, lostThere: LostEdit.Parts? = nil) {
      (self.body, self.lostHere, self.lostThere) = (body, lostHere, lostThere)
    }
  }

  /// Merges; `base` is what both sides last agreed on, nil where that is not known.
  public let merge: @Sendable (_ base: [UInt8]?, _ here: Side, _ there: Side) -> Outcome

  public init(_ merge: @escaping @Sendable (_ base: [UInt8]?, _ here: Side, _ there: Side) -> Outcome) {
    self.merge = merge
  }

  /// The later writer takes the whole document, the other side on a tie.
  public static let lastWriterWins = MergeRule { _, here, there in
    if here.body == there.body { return Outcome(body: here.body) }
    return here.stamp > there.stamp
      ? Outcome(body: here.body, lostThere: .whole) : Outcome(body: there.body, lostHere: .whole)
  }

  /// Field by field of a JSON object: what one side changed stands, what both changed goes to the later writer.
  ///
  /// What is no JSON object goes to the later writer as a whole.
  public static let fields = MergeRule { base, here, there in
    guard let mine = JSONFields(here.body), let theirs = JSONFields(there.body) else {
      return lastWriterWins.merge(base, here, there)
    }
    let before = base.flatMap { JSONFields($0) }
    let isMineLater = here.stamp > there.stamp
    var (merged, lost) = (theirs, [String]())
    for name in mine.names.union(theirs.names) where mine[name] != theirs[name] {
      let (isMine, isTheirs) = (mine[name] != before?[name], theirs[name] != before?[name])
      if isMine, isTheirs { lost.append(String(decoding: name, as: UTF8.self)) }
      if isMine, !isTheirs || isMineLater { merged[name] = mine[name] }
    }
    let parts = lost.isEmpty ? nil : LostEdit.Parts.fields(lost.sorted())
    // Where nothing was chosen between spellings, the bytes stay as they were written.
    let body = merged == theirs ? there.body : merged == mine ? here.body : merged.bytes
    return Outcome(body: body, lostHere: isMineLater ? nil : parts, lostThere: isMineLater ? parts : nil)
  }

  /// What a merge goes by where some of what was offered may be in what is there: such a field is our own, and no change by
  /// somebody else.
  ///
  /// nil where that cannot be told; then the later writer takes it.
  static func base(_ agreed: [UInt8]?, offered: [[UInt8]], in there: [UInt8]) -> [UInt8]? {
    guard let theirs = JSONFields(there), var base = JSONFields(agreed ?? Array("{}".utf8)) else { return nil }
    for fields in offered.compactMap({ JSONFields($0) }) {
      for name in theirs.names.union(fields.names).union(base.names) where theirs[name] == fields[name] {
        base[name] = theirs[name]
      }
    }
    return base.bytes
  }

  /// Labels that either side gave since, without those that either took away.
  static func labels(_ base: Set<Label>, _ here: Set<Label>, _ there: Set<Label>) -> Set<Label> {
    here.union(there).subtracting(base.subtracting(here)).subtracting(base.subtracting(there))
  }
}
