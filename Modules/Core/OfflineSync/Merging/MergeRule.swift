import CanonicalJSON
public import Domain

/// The rule that merges two versions of one document, both changed since they last agreed.
///
/// Sync knows no kind of document. The owner of a kind gives the rule for its paths.
public struct MergeRule: Sendable {
  /// One side's version.
  public struct Side: Hashable, Sendable {
    /// The body.
    public let body: [UInt8]
    /// The stamp of its last write.
    public let stamp: Stamp

    /// Creates a version.
    public init(body: [UInt8], stamp: Stamp) {
      (self.body, self.stamp) = (body, stamp)
    }
  }

  /// The result of a merge, with the overwritten parts of each side.
  public struct Outcome: Hashable, Sendable {
    /// The body.
    public let body: [UInt8]
    /// The overwritten part of the local edit; nil for none.
    public let lostHere: LostEdit.Parts?
    /// The overwritten part of the remote edit; nil for none.
    public let lostThere: LostEdit.Parts?

    /// Creates a result.
    public init(body: [UInt8], lostHere: LostEdit.Parts? = nil, lostThere: LostEdit.Parts? = nil) {
      (self.body, self.lostHere, self.lostThere) = (body, lostHere, lostThere)
    }
  }

  /// Merges two versions.
  ///
  /// `base` is the last agreed body, nil if unknown.
  public let merge: @Sendable (_ base: [UInt8]?, _ here: Side, _ there: Side) -> Outcome

  public init(_ merge: @escaping @Sendable (_ base: [UInt8]?, _ here: Side, _ there: Side) -> Outcome) {
    self.merge = merge
  }

  /// The later write wins in full, the remote one on a tie.
  public static let lastWriterWins = MergeRule { _, here, there in
    if here.body == there.body { return Outcome(body: here.body) }
    return here.stamp > there.stamp
      ? Outcome(body: here.body, lostThere: .whole) : Outcome(body: there.body, lostHere: .whole)
  }

  /// Field merge of JSON objects: a field changed on one side keeps that change, and the later write wins a field
  /// changed on both.
  ///
  /// For anything but JSON objects the later write wins in full.
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
    // If no spelling had to be chosen, the bytes stay as written.
    let body = merged == theirs ? there.body : merged == mine ? here.body : merged.bytes
    return Outcome(body: body, lostHere: isMineLater ? nil : parts, lostThere: isMineLater ? parts : nil)
  }

  /// Returns the base of a merge if the remote version may contain offered fields, which are our own edits and not
  /// another's.
  ///
  /// nil if this cannot be decided; then the later write wins.
  static func base(_ agreed: [UInt8]?, offered: [[UInt8]], in there: [UInt8]) -> [UInt8]? {
    guard let theirs = JSONFields(there), var base = JSONFields(agreed ?? Array("{}".utf8)) else { return nil }
    for fields in offered.compactMap({ JSONFields($0) }) {
      for name in theirs.names.union(fields.names).union(base.names) where theirs[name] == fields[name] {
        base[name] = theirs[name]
      }
    }
    return base.bytes
  }

  /// Returns the labels that either side added, without those that either removed.
  static func labels(_ base: Set<DocumentLabel>, _ here: Set<DocumentLabel>, _ there: Set<DocumentLabel>) -> Set<
    DocumentLabel
  > {
    here.union(there).subtracting(base.subtracting(here)).subtracting(base.subtracting(there))
  }
}
