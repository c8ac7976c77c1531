import CanonicalJSON
public import Domain

/// A stored practice state that was opened: the state, and all that there is to say about the file.
public struct PracticeFile: Hashable, Sendable {
  public enum Access: Hashable, Sendable {
    case readWrite
    /// A later version wrote it, so this one may show it and must not write it.
    case readOnly(schemaVersion: Int)
  }

  public let state: PracticeState
  public let access: Access
  /// The file as it was; kept as a backup before the first write where ``isUntouched`` is false.
  public let original: [UInt8]
  /// What of the file is not in the state.
  public let setAside: [SetAside]
  public let dates: DateReport
  public let legacyUse: LegacyUse
  /// Whether the text was broken and the state is what could be made out of it.
  public let isSalvaged: Bool

  /// Whether writing the state loses and changes nothing of the file but its layout.
  public var isUntouched: Bool { setAside.isEmpty && legacyUse.isEmpty && !isSalvaged && dates.unlikely == 0 }

  /// Nothing of a file can be understood; it must be kept as it is.
  public struct Unreadable: Error, Hashable, Sendable, CustomStringConvertible {
    public let reason: String
    public var description: String { "this is no practice file: \(reason)" }
  }

  /// Opens a file of any version.
  ///
  /// A damaged or unknown part costs nothing but itself: it is put aside and reported. A broken text gives what can be made
  /// out. An empty state is never made of a file with something in it.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - now: The time, for dates that are missing or told in seconds.
  ///   - legacy: Which older ways are understood.
  /// - Throws: ``Unreadable``.
  public init(_ bytes: [UInt8], now: Timestamp, legacy: LegacyPaths = .all) throws(Unreadable) {
    var reading = PracticeReading(now: now, legacy: legacy)
    var root: JSON
    // Some editors put a byte order mark in front.
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    do {
      root = try JSONReader.value(of: text)
      isSalvaged = false
    } catch {
      guard let salvaged = reading.salvage(text) else { throw Unreadable(reason: error.description) }
      root = salvaged
      isSalvaged = true
    }
    guard root.members != nil else { throw Unreadable(reason: "its top level is no object") }
    if FlatShape.isFlat(root) {
      guard legacy.contains(.flatShape) else { throw Unreadable(reason: "it is of the flat shape") }
      reading.use.note(.flatShape)
      root = reading.canonical(ofFlat: root)
    }
    state = reading.state(root)
    let version = root["schemaVersion"].flatMap { Spelling.whole.decode($0) } ?? PracticeState.schemaVersion
    access = version > PracticeState.schemaVersion ? .readOnly(schemaVersion: version) : .readWrite
    original = bytes
    (setAside, dates, legacyUse) = (reading.setAside, reading.dates, reading.use)
  }
}
