enum ProgressText {
  /// Returns the first `nn%` of a text, from 0 to 100; a number without the sign does not count.
  static func percent(in text: String) -> Int? {
    text.firstMatch(of: #/(?:^|[^0-9])([0-9]{1,3})\s*%/#).flatMap { Int($0.1) }.map(clamped)
  }

  static func clamped(_ percent: Int) -> Int { min(100, max(0, percent)) }

  /// Returns the percentage rounded half away from zero, and clamped to 0 to 100.
  static func clamped(_ percent: Double) -> Int {
    percent.isFinite ? clamped(Int(min(1e6, max(-1e6, percent)).rounded())) : 0
  }
}
