package import Domain

/// The reason why a file could not be fetched or stored; ``message`` is a sentence for readers.
package enum ContentFailure: Error, Hashable, Codable, Sendable {
  /// The source is unreachable, for this reason.
  case unreachable(ContentObjection)
  /// The source took longer than this limit.
  case tooSlow(seconds: Int)
  /// The answer ended early.
  case cutOff
  /// The source answered with an unexpected status.
  case refused(status: Int)
  /// The file is larger than this limit, in bytes.
  case tooLarge(limit: Int)
  /// The source has no such file, now or when last asked.
  case missing
  /// The bytes do not match the manifest.
  case wrongHash
  /// The bytes are of no use to the program; the reason in a sentence.
  case unusable(ContentObjection)
  /// The manifest no longer lists a file of which a verified copy is here.
  case unlisted
  /// The manifest or the update log is invalid.
  case badMetadata(ContentObjection)
  /// The source's manifest is older than the cached one.
  case olderManifest
  /// This machine could not read or write a file.
  case disk(ContentObjection)
  /// The address is not a valid URL.
  case invalidAddress(String)
  /// The host is on this machine or in a local network.
  case privateAddress(String)
  /// The task was cancelled.
  case cancelled

  /// Whether the source was unreachable, which says nothing about the file.
  package var isOffline: Bool {
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
  package var message: Message {
    switch self {
    case .unreachable(let reason): Message("The site cannot be reached: \(reason.message).")
    case .tooSlow(let seconds): Message("The site did not answer in full within \(seconds) seconds.")
    case .cutOff: Message("The connection broke before the whole file was here.")
    case .refused(let status): Message("The site answered with status \(status).")
    case .tooLarge(let limit): Message("The file is larger than \(limit) bytes.")
    case .missing: Message("The site does not have this file.")
    case .wrongHash: Message("The file at the site is not the one that the site's list of files names.")
    case .unusable(let reason): Message("The site's file cannot be used. \(reason.message)")
    case .unlisted: Message("The site's list of files no longer names this file.")
    case .badMetadata(let reason): Message("The site's list of files cannot be used: \(reason.message).")
    case .olderManifest: Message("The site's list of files is older than the list on this device.")
    case .disk(let reason): Message("The cache folder cannot be used: \(reason.message).")
    case .invalidAddress(let text):
      Message("\"\(text)\" is not an address. Enter an address such as https://league.example, or a folder.")
    case .privateAddress(let host): Message("\(host) is not on the open internet. Enter the address of a public site.")
    case .cancelled: Message("The request was cancelled.")
    }
  }

  /// The sentence in English.
  package var description: String { message.description }
}
