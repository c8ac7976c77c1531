public import Domain

/// The decision about a device's stored texts: which one is the state, what to keep aside before the first write, and
/// what to write.
public struct StoredPractice: Hashable, Sendable {
  /// The key of the state.
  static let activeKey = "practice-state-json"
  /// The key of earlier versions, which is read and never written.
  public static let fallbackKey = "practice-upgrade-state-v1"

  /// A text that must be kept under another key.
  public struct Copy: Hashable, Sendable {
    /// The key.
    public let key: String
    /// The text.
    public let bytes: [UInt8]

    /// Creates a copy.
    public init(key: String, bytes: [UInt8]) {
      (self.key, self.bytes) = (key, bytes)
    }
  }

  /// The state; empty if nothing can be read.
  public let state: PracticeState
  /// The file of the state; nil for none.
  public let file: PracticeFile?
  /// The texts to keep before the first write: unreadable ones, and those that the state does not fully contain.
  public let keepAside: [Copy]
  /// The canonical form to write, if the state is whole and not under the active key yet.
  ///
  /// Anything else waits until the user saves.
  public let write: [UInt8]?
  /// The problems to show to the user.
  public let problems: [Message]
  /// The older formats in use.
  public let legacyUse: LegacyUse

  /// Whether the user's changes may be written.
  public var isWritable: Bool { file.map { $0.access == .readWrite } ?? true }

  /// Decides about the stored texts.
  ///
  /// - Parameters:
  ///   - active: The text under ``activeKey``; nil or blank for none.
  ///   - fallback: The text under ``fallbackKey``.
  ///   - now: The time.
  ///   - legacy: The supported older formats.
  public init(active: [UInt8]?, fallback: [UInt8]?, now: Timestamp, legacy: LegacyPaths = .all) {
    var (keepAside, problems, use): ([Copy], [Message], LegacyUse) = ([], [], LegacyUse())
    var (file, isFallback): (PracticeFile?, Bool) = (nil, false)
    let fallback = legacy.contains(.fallbackKey) ? fallback : nil
    for (bytes, isOld) in [(active, false), (fallback, true)] where file == nil {
      guard let bytes, !bytes.allSatisfy({ $0 <= 0x20 }) else { continue }
      do throws(PracticeFile.Unreadable) {
        file = try PracticeFile(bytes, now: now, legacy: legacy)
        isFallback = isOld
      } catch {
        keepAside.append(Copy(key: "\(Self.activeKey).rejected-\(now.rawValue)\(isOld ? "-old" : "")", bytes: bytes))
        problems.append(Message("The saved practice could not be read and is kept aside: \(error.reason)."))
      }
    }
    if let file {
      use = file.legacyUse
      if isFallback { use.note(.fallbackKey) }
      if !file.isUntouched || isFallback {
        keepAside.append(Copy(key: "\(Self.activeKey).before-\(now.rawValue)", bytes: file.original))
      }
      problems += Self.problems(of: file)
    }
    let isWhole = file.map { $0.setAside.isEmpty && !$0.isSalvaged && $0.access == .readWrite } ?? false
    write = isFallback && isWhole && problems.isEmpty ? file?.state.bytes : nil
    (self.file, state) = (file, file?.state ?? PracticeState())
    (self.keepAside, self.problems, legacyUse) = (keepAside, problems, use)
  }

  private static func problems(of file: PracticeFile) -> [Message] {
    var problems: [Message] = []
    if case .readOnly(let version) = file.access {
      problems.append(
        Message("A later version wrote this practice (schema \(version)), so it can be read but not changed.")
      )
    }
    if file.isSalvaged { problems.append(Message("The saved practice is damaged. The readable parts are here.")) }
    if !file.setAside.isEmpty {
      problems.append(
        Message(
          "\(file.setAside.count) damaged parts are kept aside: \(file.setAside.map(\.path).joined(separator: ", "))."
        )
      )
    }
    return problems
  }
}
