internal import Foundation

/// A name as it is compared with others: the one normaliser for everything that people spell.
///
/// Combining marks, case and runs of white space make no difference; punctuation does.
public struct ComparedName: Hashable, Sendable {
  /// Decomposed, without combining marks, in lower case, words apart by one space.
  public let text: String

  public init(_ name: String) {
    let scalars = name.decomposedStringWithCanonicalMapping.unicodeScalars.filter {
      !$0.properties.generalCategory.isMark
    }
    let plain = String(String.UnicodeScalarView(scalars)).lowercased()
    text = plain.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

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
