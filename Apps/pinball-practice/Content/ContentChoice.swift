import Configuration
import ContentCache
import Domain
import Foundation

/// The source of the league's files.
enum ContentChoice: Hashable, Codable, Sendable {
  /// The small league that comes with the program, for trying it out.
  case sample
  /// A website, or a folder of this machine in its place.
  case site(String)
  /// A website that the owner added on a page: the server asks it only on the open internet.
  case league(String)
  /// A pack, which came as one file; its bytes have the digest.
  case pack(name: String, digest: String)

  /// A folder or file is known by its whole path, for the next command may run elsewhere.
  init(_ text: String) {
    if text == "sample" {
      self = .sample
    } else if text.hasPrefix("/") || text.hasPrefix(".") || (!text.contains("://") && Self.isHere(text)) {
      self = .site(URL(filePath: text).standardizedFileURL.path(percentEncoded: false))
    } else {
      self = .site(text)
    }
  }

  private static func isHere(_ text: String) -> Bool {
    !text.isEmpty && FileManager.default.fileExists(atPath: URL(filePath: text).path)
  }

  /// The text by which the choice is known; of all but a pack, the one to type for it.
  var text: String {
    switch self {
    case .sample: "sample"
    case .site(let address), .league(let address): address
    case .pack(let name, _): "pack:\(name)"
    }
  }

  /// The league's name for readers.
  var title: Message {
    switch self {
    case .sample: Message("The sample league")
    case .site(let address), .league(let address): Message(verbatim: address)
    case .pack(let name, _): Message("Pack of \(name)")
    }
  }

  /// The address of the league's website; of a pack, the one that it names; nil where there is none.
  var website: String? {
    switch self {
    case .sample: nil
    case .site(let address), .league(let address), .pack(let address, _): address.hasPrefix("http") ? address : nil
    }
  }

  func source() throws(ContentFailure) -> any ContentSource {
    switch self {
    case .sample: SampleLeague.Source()
    case .site(let address) where address.hasPrefix("/"): FolderContent(address)
    case .site(let address): try WebContent(address)
    case .league(let address): try WebContent(address, reach: .publicOnly)
    case .pack(let name, _): PackedContent(address: name)
    }
  }

  /// The name of the folder that its files are kept in: another for each address.
  var folderName: String {
    if case .pack(_, let digest) = self { return "pack-\(digest)" }
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.-".utf8)
    let name = text.utf8.reduce(into: "") { name, byte in
      name += plain.contains(byte) ? String(UnicodeScalar(byte)) : "_\(byte)_"
    }
    // A disk takes no longer names.
    return String(name.suffix(200))
  }
}

extension DocumentKey where Value == ContentChoice {
  /// The key of the last choice, which stays on this machine.
  static var content: DocumentKey<ContentChoice> { .json("local/content") }
}

extension ContentChoice {
  /// The choice of `SCOREBOOK_CONTENT`; nil if it is not set.
  static var ofEnvironment: ContentChoice? {
    environment.string(forKey: "scorebook.content").map { ContentChoice($0) }
  }

  /// The folder that `SCOREBOOK_STARTER` names; nil where it says nothing.
  static var starterOfEnvironment: String? { environment.string(forKey: "scorebook.starter") }

  private static var environment: ConfigReader { ConfigReader(provider: EnvironmentVariablesProvider()) }
}
