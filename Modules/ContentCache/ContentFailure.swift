public import Domain

/// The reason why a file could not be fetched or stored; ``message`` is a sentence for readers.
public enum ContentFailure: Error, Hashable, Codable, Sendable {
  /// Nobody answers; the reason is what the system said.
  case unreachable(String)
  case tooSlow(seconds: Int)
  /// The answer ended before all of it was there.
  case cutOff
  /// An answer that is neither the file nor that there is none.
  case refused(status: Int)
  case tooLarge(limit: Int)
  /// The source says that there is no such file, now or when it was last asked.
  case missing
  /// The bytes are not those that the manifest lists.
  case wrongHash
  /// The bytes are of no use to the program; the reason in a sentence.
  case unusable(ContentObjection)
  /// The manifest no longer lists a file of which a verified copy is here.
  case unlisted
  /// The manifest or the update log cannot be used.
  case badMetadata(String)
  /// The source's manifest is older than the one that is here.
  case olderManifest
  /// This machine could not read or write a file.
  case disk(String)
  case invalidAddress(String)
  /// The host is on this machine or in a local network.
  case privateAddress(String)
  case cancelled

  /// Whether nobody could be asked; that says nothing about what is there.
  public var isOffline: Bool {
    switch self {
    case .unreachable, .tooSlow: true
    default: false
    }
  }
}

extension ContentFailure: CustomStringConvertible {
  /// A sentence for readers.
  ///
  /// Reasons of the operating system are in its own words.
  public var message: Message {
    switch self {
    case .unreachable(let reason): Message("The site cannot be reached: \(reason).")
    case .tooSlow(let seconds): Message("The site did not answer in full within \(seconds) seconds.")
    case .cutOff: Message("The connection broke before the whole file was here.")
    case .refused(let status): Message("The site answered with status \(status).")
    case .tooLarge(let limit): Message("The file is larger than \(limit) bytes.")
    case .missing: Message("The site does not have this file.")
    case .wrongHash: Message("The file at the site is not the one that the site's list of files names.")
    case .unusable(let reason): Message("The file at the site is of no use. \(reason.message)")
    case .unlisted: Message("The site's list of files no longer names this file.")
    case .badMetadata(let reason): Message("The site's list of files cannot be used: \(reason).")
    case .olderManifest: Message("The site's list of files is older than the list on this device.")
    case .disk(let reason): Message("The cache folder cannot be used: \(reason).")
    case .invalidAddress(let text):
      Message("\"\(text)\" is not an address. Enter an address such as https://league.example, or a folder.")
    case .privateAddress(let host): Message("\(host) is not on the open internet. Enter the address of a public site.")
    case .cancelled: Message("The request was cancelled.")
    }
  }

  /// The sentence in English.
  public var description: String { message.description }
}
