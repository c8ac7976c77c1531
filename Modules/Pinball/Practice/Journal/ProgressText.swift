/// Progress as it is told in text.
enum ProgressText {
  /// The first `nn%` of a text, from 0 to 100; a number without the sign is none.
  static func percent(in text: String) -> Int? {
    text.firstMatch(of: #/(?:^|[^0-9])([0-9]{1,3})\s*%/#).flatMap { Int($0.1) }.map(clamped)
  }

  static func clamped(_ percent: Int) -> Int { min(100, max(0, percent)) }

  /// Rounded half away from zero, from 0 to 100.
  static func clamped(_ percent: Double) -> Int {
    percent.isFinite ? clamped(Int(min(1e6, max(-1e6, percent)).rounded())) : 0
  }
}
