/// The reason why a file is not available or could not be stored; ``description`` is a sentence for people.
public enum ContentFailure: Error, Hashable, Codable, Sendable {
  /// The source is unreachable, for the system's reason.
  case unreachable(String)
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
  /// The program cannot use the bytes, for the reason in this sentence.
  case unusable(String)
  /// The manifest no longer lists the file, of which there is a verified copy.
  case unlisted
  /// The manifest or the update log is invalid.
  case badMetadata(String)
  /// The source's manifest is older than the cached one.
  case olderManifest
  /// This machine could not read or write a file.
  case disk(String)
  /// The address is not a valid URL.
  case invalidAddress(String)
  /// The host is on this machine or in a local network.
  case privateAddress(String)
  /// The task was cancelled.
  case cancelled

  /// Whether the source was unreachable, which says nothing about the file.
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
