package import PackedCatalogues

/// The CLDR rule that maps a whole number to a plural category.
package enum PluralRule: Hashable, Sendable {
  /// One form for every number: Japanese, Chinese, Korean.
  case single
  /// 1, and the rest: English, German, Dutch, Swedish.
  case oneAndOther
  /// 0 and 1, millions, and the rest: French, Brazilian Portuguese.
  case zeroOneAndMillions
  /// 1, millions, and the rest: Italian, Spanish, Catalan, Portuguese.
  case oneAndMillions
  case polish, czech, arabic

  package init(_ language: Language) {
    self =
      switch (language.base.tag, language.tag) {
      case ("ja", _), ("zh", _), ("ko", _), ("vi", _), ("th", _), ("id", _): .single
      case (_, "pt-PT"): .oneAndMillions
      case ("fr", _), ("pt", _): .zeroOneAndMillions
      case ("it", _), ("es", _), ("ca", _): .oneAndMillions
      case ("pl", _): .polish
      case ("cs", _), ("sk", _): .czech
      case (_, Pseudo.mirrored.tag): .oneAndOther
      case ("ar", _): .arabic
      default: .oneAndOther
      }
  }

  /// Returns the category of a whole number; the sign does not count.
  package func category(of number: Int) -> PluralCategory {
    let count = number.magnitude
    let (tens, hundreds) = (count % 10, count % 100)
    switch self {
    case .single: return .other
    case .oneAndOther: return count == 1 ? .one : .other
    case .zeroOneAndMillions: return count <= 1 ? .one : Self.isMillions(count) ? .many : .other
    case .oneAndMillions: return count == 1 ? .one : Self.isMillions(count) ? .many : .other
    case .polish:
      if count == 1 { return .one }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .many
    case .czech: return count == 1 ? .one : (2...4).contains(count) ? .few : .other
    case .arabic: return Self.arabic(count, hundreds)
    }
  }

  /// The categories that whole numbers have.
  package var categories: [PluralCategory] {
    switch self {
    case .single: [.other]
    case .oneAndOther: [.one, .other]
    case .zeroOneAndMillions, .oneAndMillions: [.one, .many, .other]
    case .polish: [.one, .few, .many]
    case .czech: [.one, .few, .other]
    case .arabic: PluralCategory.allCases
    }
  }

  /// The categories that every plural text of a catalogue has.
  ///
  /// `many` of the Romance languages is optional, because only whole millions use it.
  package var required: [PluralCategory] {
    switch self {
    case .zeroOneAndMillions, .oneAndMillions: [.one, .other]
    case .polish: [.one, .few, .many, .other]
    default: categories
    }
  }

  private static func isMillions(_ count: UInt) -> Bool { count != 0 && count % 1_000_000 == 0 }

  private static func arabic(_ count: UInt, _ hundreds: UInt) -> PluralCategory {
    switch count {
    case 0: .zero
    case 1: .one
    case 2: .two
    default: (3...10).contains(hundreds) ? .few : (11...99).contains(hundreds) ? .many : .other
    }
  }
}
