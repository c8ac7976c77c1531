internal import Foundation

/// A name for comparison, the one normaliser for everything that people spell.
///
/// Combining marks, case and runs of white space do not matter; punctuation does.
public struct ComparedName: Hashable, Sendable {
  /// The name decomposed, without combining marks, in lower case, with single spaces.
  public let text: String

  public init(_ name: String) {
    let scalars = name.decomposedStringWithCanonicalMapping.unicodeScalars.filter {
      !$0.properties.generalCategory.isMark
    }
    let plain = String(String.UnicodeScalarView(scalars)).lowercased()
    text = plain.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether the name is blank.
  public var isBlank: Bool { text.isEmpty }
}

extension Unicode.GeneralCategory {
  fileprivate var isMark: Bool {
    switch self {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
