import CanonicalJSON
package import Domain

/// An opened file of practice: the state, with a report about the file.
package struct PracticeFile: Hashable, Sendable {
  package enum Access: Hashable, Sendable {
    /// The file may be shown and written.
    case readWrite
    /// A later version wrote the file, so this version may show it but not write it.
    case readOnly(schemaVersion: Int)
  }

  package let state: PracticeState
  package let access: Access
  package let setAside: [SkippedPart]
  /// The number of dates that were read as milliseconds although they are near 1970 (decision 22).
  package let unlikelyDates: Int
  package let legacyUse: LegacyUse
  /// Whether the text was broken, and the state is what could be recovered.
  package let isSalvaged: Bool
  /// Whether the practice was a value in a file of other things.
  private let isWrapped: Bool

  /// Whether writing the state changes nothing of the file but its layout.
  package var isUntouched: Bool {
    setAside.isEmpty && legacyUse.isEmpty && !isSalvaged && !isWrapped && unlikelyDates == 0
  }

  package var hasDatesInSeconds: Bool { legacyUse[.referenceSeconds] + legacyUse[.unixSeconds] > 0 }

  /// Opens a file of any version.
  ///
  /// The file is the JSON of a practice, or a file in which a phone stores that under one of two keys.
  ///
  /// A damaged or unknown part is set aside and reported, without affecting the rest. From a broken text the readable
  /// parts are recovered. A file with content never becomes an empty state. Missing dates are now.
  package init(_ bytes: [UInt8], now: Timestamp, legacy: LegacyPaths = .all) throws(PracticeError) {
    var reading = PracticeReading(now: now, legacy: legacy)
    let found = try reading.root(of: bytes)
    var root = found.json
    (isSalvaged, isWrapped) = (found.isSalvaged, found.isWrapped)
    if WorkLimit.isOver { throw .tooMuchWork }
    guard root.members != nil else { throw .unreadable(Message("its top level is not an object")) }
    if FlatShape.isFlat(root) {
      guard legacy.contains(.flatShape) else {
        throw .unreadable(Message("it has the flat shape of the first version"))
      }
      reading.use.note(.flatShape)
      root = reading.canonical(ofFlat: root)
    }
    state = reading.state(root)
    if WorkLimit.isOver { throw .tooMuchWork }
    let version = root["schemaVersion"].flatMap { Spelling.whole.decode($0) } ?? PracticeState.schemaVersion
    access = version > PracticeState.schemaVersion ? .readOnly(schemaVersion: version) : .readWrite
    (setAside, unlikelyDates, legacyUse) = (reading.setAside, reading.unlikelyDates, reading.use)
  }
}
