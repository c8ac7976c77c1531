import Access
import Composition
import Domain
import Foundation
import Pages
import ScoreServer

/// What `doctor` found out about one thing.
struct Finding: Encodable {
  enum Subject: String, Encodable { case folder, files, disk, store, clock, backup, certificate, address, server }

  private enum Key: CodingKey { case subject, isGood, text }

  let subject: Subject
  let isGood: Bool
  /// The state; with the advice if it is not good.
  let text: Message

  init(_ subject: Subject, isGood: Bool, _ text: Message) {
    (self.subject, self.isGood, self.text) = (subject, isGood, text)
  }

  init(_ subject: Subject, isGood: Bool, _ error: any Error) {
    self.init(subject, isGood: isGood, Message(verbatim: "\(error)"))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(subject, forKey: .subject)
    try container.encode(isGood, forKey: .isGood)
    try container.encode(text.description, forKey: .text)
  }

  var line: String { "\(isGood ? "✓" : "✗") \(Terminal.text(label)): \(Terminal.text(text))".terminalLine }

  private var label: Message {
    switch subject {
    case .folder: Message("Data folder")
    case .files: Message("File rights")
    case .disk: Message("Disk")
    case .store: Message("Store")
    case .clock: Message("Clock")
    case .backup: Message("Backup")
    case .certificate: Message("Certificate")
    case .address: Message("Address")
    case .server: Message("Server")
    }
  }
}

extension Finding {
  /// The bytes that a store should have for its log and for copies beside it.
  private static let roomNeeded: Int64 = 200_000_000

  /// Returns whether others may read the files in a folder; nil without the folder.
  static func privacy(of folder: URL) -> Finding? {
    let (path, files) = (folder.path, FileManager.default)
    guard files.fileExists(atPath: path) else { return nil }
    guard files.isWritableFile(atPath: path) else {
      let command = "sudo chown -R $USER '\(path)'"
      return Finding(.folder, isGood: false, Message("You may not write to \(path). Run: \(command)"))
    }
    // Nobody else gets past a closed folder.
    let names = isOpen(path) ? (try? files.contentsOfDirectory(atPath: path)) ?? [] : []
    guard let open = names.sorted().map({ "\(path)/\($0)" }).first(where: { isOpen($0, ifOf: .typeRegular) }) else {
      return Finding(.folder, isGood: true, Message("Only you may read the files in \(path)."))
    }
    let command = "chmod go= '\(path)'"
    return Finding(.folder, isGood: false, Message("Other users of this machine may read \(open). Run: \(command)"))
  }

  /// Returns whether others may read files outside the data folder; nil for none.
  ///
  /// - Parameters:
  ///   - files: The store and keys, which only one user reads.
  ///   - shared: Files that a group may read, such as the key of a certificate that several services use.
  /// - Returns: What was found.
  static func privacy(ofFiles files: [String], andOfServices shared: [String]) -> Finding? {
    guard (files + shared).contains(where: FileManager.default.fileExists) else { return nil }
    let all = files.map { (path: $0, rights: 0o077, who: "go") } + shared.map { (path: $0, rights: 0o007, who: "o") }
    guard let open = all.first(where: { isOpen($0.path, to: $0.rights) }) else {
      return Finding(.files, isGood: true, Message("Only you may read the store and the keys."))
    }
    let command = "chmod \(open.who)= '\(open.path)'"
    return Finding(.files, isGood: false, Message("Other users of this machine may read \(open.path). Run: \(command)"))
  }

  /// Returns whether other users have some of the rights on a file, also past its folder.
  private static func isOpen(_ path: String, to rights: Int) -> Bool {
    let file = URL(filePath: path).resolvingSymlinksInPath()
    return isOpen(file.path, rights: rights) && isOpen(file.deletingLastPathComponent().path, rights: rights)
  }

  /// Returns whether other users have any right on a file.
  private static func isOpen(_ path: String, ifOf type: FileAttributeType? = nil, rights wanted: Int = 0o077) -> Bool {
    let found = try? FileManager.default.attributesOfItem(atPath: path)
    guard let rights = (found?[.posixPermissions] as? NSNumber)?.intValue else { return false }
    return rights & wanted != 0 && (type == nil || found?[.type] as? FileAttributeType == type)
  }

  /// Returns whether the disk of a folder has room; nil where that cannot be known.
  static func disk(of folder: URL) -> Finding? {
    guard let free = DiskRoom.free(at: folder) else { return nil }
    let words = "\(free / 1_000_000) MB"
    if free >= roomNeeded { return Finding(.disk, isGood: true, Message("\(words) are free.")) }
    return Finding(.disk, isGood: false, Message("Only \(words) are free. Make room for at least \("200 MB")."))
  }

  /// A difference of two clocks that is no fault, in milliseconds.
  static let clockTolerance: Int64 = 60_000

  /// Returns whether the clock is behind the newest entry, or behind a file's time.
  static func clock(_ gap: ClockGap?, _ choice: StoreChoice, at now: Timestamp) -> Finding {
    if let gap { return Finding(.clock, isGood: false, gap.advice) }
    let folder = StoreChoice.dataFolder().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for path in choice.files + names.sorted().map({ "\(folder)/\($0)" }) {
      let found = try? FileManager.default.attributesOfItem(atPath: path)
      guard let date = found?[.modificationDate] as? Date else { continue }
      let written = Timestamp(date)
      if written > now.advanced(byMilliseconds: clockTolerance) {
        let moments = (Message.moment(written), Message.moment(now))
        return Finding(
          .clock,
          isGood: false,
          Message("\(path) was written at \(moments.0), and now it is \(moments.1). Set the clock, such as by NTP.")
        )
      }
    }
    return Finding(.clock, isGood: true, Message("\(Message.moment(now)), not before the newest entry."))
  }
}

extension TLSOptions {
  /// A certificate is renewed well before its end, but not in the first two thirds of its time.
  private static let renewal: Int64 = 14 * 86_400_000

  /// Returns whether a server can use the files of its certificate for long enough; nil without them.
  func finding(at now: Timestamp) -> Finding? {
    guard let certificate, let key else { return nil }
    do {
      let (from, until) = try WebServer.validity(certificate: certificate, key: key)
      let rest = min(Self.renewal, until.milliseconds(since: from) / 3)
      let (first, last) = (Message.moment(from), Message.moment(until))
      if from <= now, until.milliseconds(since: now) > rest {
        let words = Message("The certificate in \(certificate) is valid until \(last), and its key fits.")
        return Finding(.certificate, isGood: true, words)
      }
      let words = Message("The certificate in \(certificate) is valid from \(first) to \(last). Renew it.")
      return Finding(.certificate, isGood: false, words)
    } catch {
      return Finding(.certificate, isGood: false, error)
    }
  }
}
