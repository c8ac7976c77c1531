import CanonicalJSON
public import Domain

/// An opened file of practice: the state, with a report about the file.
public struct PracticeFile: Hashable, Sendable {
  /// The access that this version has.
  public enum Access: Hashable, Sendable {
    /// The file may be shown and written.
    case readWrite
    /// A later version wrote the file, so this version may show it but not write it.
    case readOnly(schemaVersion: Int)
  }

  /// The state.
  public let state: PracticeState
  /// The access.
  public let access: Access
  /// The original file.
  ///
  /// The store backs the file up before the first write, unless ``isUntouched`` is true.
  public let original: [UInt8]
  /// The parts of the file that are not in the state.
  public let setAside: [SetAside]
  /// The encodings of the dates.
  public let dates: DateReport
  /// The older formats in use.
  public let legacyUse: LegacyUse
  /// Whether the text was broken, and the state is what could be recovered.
  public let isSalvaged: Bool
  /// Whether the practice was a value in a file of other things.
  private let isWrapped: Bool

  /// Whether writing the state changes nothing of the file but its layout.
  public var isUntouched: Bool {
    setAside.isEmpty && legacyUse.isEmpty && !isSalvaged && !isWrapped && dates.unlikely == 0
  }

  /// An error: nothing of the file can be read, so it must be kept unchanged.
  public struct Unreadable: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason, as the end of a sentence.
    public let reason: Message

    /// The sentence for the user.
    public var message: Message { Message("This is not a practice file: \(reason).") }
    public var description: String { message.description }

    static let tooMuchWork = Unreadable(reason: Message("reading it takes the server too long"))
  }

  /// Opens a file of any version.
  ///
  /// The file is the JSON of a practice, or a file in which a phone stores that under one of two keys.
  ///
  /// A damaged or unknown part is set aside and reported, without affecting the rest. From a broken text the readable
  /// parts are recovered. A file with content never becomes an empty state.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - now: The time, for missing dates and dates in seconds.
  ///   - legacy: The supported older formats.
  /// - Throws: ``Unreadable``.
  public init(_ bytes: [UInt8], now: Timestamp, legacy: LegacyPaths = .all) throws(Unreadable) {
    var reading = PracticeReading(now: now, legacy: legacy)
    let found = try reading.root(of: bytes)
    var root = found.json
    (isSalvaged, isWrapped) = (found.isSalvaged, found.isWrapped)
    if WorkLimit.isOver { throw .tooMuchWork }
    guard root.members != nil else { throw Unreadable(reason: Message("its top level is not an object")) }
    if FlatShape.isFlat(root) {
      guard legacy.contains(.flatShape) else {
        throw Unreadable(reason: Message("it has the flat shape of the first version"))
      }
      reading.use.note(.flatShape)
      root = reading.canonical(ofFlat: root)
    }
    state = reading.state(root)
    if WorkLimit.isOver { throw .tooMuchWork }
    let version = root["schemaVersion"].flatMap { Spelling.whole.decode($0) } ?? PracticeState.schemaVersion
    access = version > PracticeState.schemaVersion ? .readOnly(schemaVersion: version) : .readWrite
    original = bytes
    (setAside, dates, legacyUse) = (reading.setAside, reading.dates, reading.use)
  }
}
