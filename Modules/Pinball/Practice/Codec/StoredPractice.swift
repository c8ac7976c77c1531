public import Domain

/// What to do with the texts that a device has for a practice state: which one is the state, what is to be
/// kept aside before anything is written, and what to write.
public struct StoredPractice: Hashable, Sendable {
  /// Where the state is.
  public static let activeKey = "practice-state-json"
  /// Where versions before this format had it; read, never written.
  public static let fallbackKey = "practice-upgrade-state-v1"

  /// A text that must be kept under a key of its own.
  public struct Copy: Hashable, Sendable {
    public let key: String
    public let bytes: [UInt8]

    public init(key: String, bytes: [UInt8]) {
      (self.key, self.bytes) = (key, bytes)
    }
  }

  /// Empty where nothing can be read.
  public let state: PracticeState
  /// The file that the state is from; nil for none.
  public let file: PracticeFile?
  /// Kept before the first write: what cannot be read, and what the state does not say all of.
  public let keepAside: [Copy]
  /// The canonical form, where the state is whole and under no active key yet; everything else waits until the user saves.
  public let write: [UInt8]?
  /// What the user is told.
  public let problems: [String]
  public let legacyUse: LegacyUse

  /// Whether the user's changes may be written.
  public var isWritable: Bool { file.map { $0.access == .readWrite } ?? true }

  /// - Parameters:
  ///   - active: What is under ``activeKey``; nil or blank for nothing.
  ///   - fallback: What is under ``fallbackKey``.
  ///   - now: The time.
  ///   - legacy: Which older ways are understood.
  public init(active: [UInt8]?, fallback: [UInt8]?, now: Timestamp, legacy: LegacyPaths = .all) {
    var (keepAside, problems, use): ([Copy], [String], LegacyUse) = ([], [], LegacyUse())
    var (file, isFallback): (PracticeFile?, Bool) = (nil, false)
    let fallback = legacy.contains(.fallbackKey) ? fallback : nil
    for (bytes, isOld) in [(active, false), (fallback, true)] where file == nil {
      guard let bytes, !bytes.allSatisfy({ $0 <= 0x20 }) else { continue }
      do throws(PracticeFile.Unreadable) {
        file = try PracticeFile(bytes, now: now, legacy: legacy)
        isFallback = isOld
      } catch {
        keepAside.append(Copy(key: "\(Self.activeKey).rejected-\(now.rawValue)\(isOld ? "-old" : "")", bytes: bytes))
        problems.append("The saved practice could not be read and is kept aside: \(error.reason).")
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

  private static func problems(of file: PracticeFile) -> [String] {
    var problems: [String] = []
    if case .readOnly(let version) = file.access {
      problems.append("A later version wrote this practice (schema \(version)), so it can be read and not changed.")
    }
    if file.isSalvaged { problems.append("The saved practice is damaged; what could be made out is here.") }
    if !file.setAside.isEmpty {
      problems.append(
        "\(file.setAside.count) damaged parts are kept aside: \(file.setAside.map(\.path).joined(separator: ", "))."
      )
    }
    return problems
  }
}
