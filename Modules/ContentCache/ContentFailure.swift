/// Why something could not be had, or not be kept; ``description`` is a sentence for people.
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
  /// The bytes are of no use to the program; why, in a sentence.
  case unusable(String)
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
  public var description: String {
    switch self {
    case .unreachable(let reason): "The site cannot be reached: \(reason)."
    case .tooSlow(let seconds): "The site did not answer in full within \(seconds) seconds."
    case .cutOff: "The connection broke before the whole file was here."
    case .refused(let status): "The site answered with status \(status)."
    case .tooLarge(let limit): "The file is larger than \(limit) bytes."
    case .missing: "The site does not have this file."
    case .wrongHash: "The file at the site is not the one that the site's list of files names."
    case .unusable(let reason): "The file at the site is of no use. \(reason)"
    case .unlisted: "The site's list of files no longer names this file."
    case .badMetadata(let reason): "The site's list of files cannot be used: \(reason)."
    case .olderManifest: "The site's list of files is older than the list on this device."
    case .disk(let reason): "The cache folder cannot be used: \(reason)."
    case .invalidAddress(let text): "\"\(text)\" is not an address of content; it looks like https://HOST or a folder."
    case .privateAddress(let host): "\(host) is not on the open internet. Enter the address of a public site."
    case .cancelled: "It was cancelled."
    }
  }
}
