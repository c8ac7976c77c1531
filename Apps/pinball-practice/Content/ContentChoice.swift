import Configuration
import ContentCache
import Domain
import Foundation

/// Where the league's files come from.
enum ContentChoice: Hashable, Codable, Sendable {
  /// The small league that comes with the program, for trying it out.
  case sample
  /// A website, or a folder of this machine in its place.
  case site(String)

  init(_ text: String) { self = text == "sample" ? .sample : .site(text) }

  /// What is typed for it.
  var text: String {
    switch self {
    case .sample: "sample"
    case .site(let address): address
    }
  }

  /// - Throws: `ContentFailure` for what is no address.
  func source() throws(ContentFailure) -> any ContentSource {
    switch self {
    case .sample: SampleSource()
    case .site(let address) where address.hasPrefix("/") || address.hasPrefix("."): FolderContent(address)
    case .site(let address): try WebContent(address)
    }
  }

  /// The name of the folder that its files are kept in.
  var folderName: String {
    let plain = text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") ? $0 : "-" }
    return String(plain.suffix(100))
  }
}

/// The sample has no site: everything it has came with the program.
private struct SampleSource: ContentSource {
  var address: String { "the sample league" }

  func fetch(_ path: ContentPath, unless known: ContentTag?) async throws(ContentFailure) -> ContentAnswer {
    throw .missing
  }
}

extension DocumentKey where Value == ContentChoice {
  /// What was chosen last; it is this machine's own and goes nowhere else.
  static var content: DocumentKey<ContentChoice> { .json("local/content") }
}

extension ContentChoice {
  /// What `SCOREBOOK_CONTENT` says; nil where it says nothing.
  static var ofEnvironment: ContentChoice? {
    ConfigReader(provider: EnvironmentVariablesProvider()).string(forKey: "scorebook.content").map { ContentChoice($0) }
  }
}
