internal import Domain

extension String {
  /// Without spaces at the ends, line breaks, and what would steer a terminal.
  var onOneLine: String {
    String(withoutTurns.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : Character($0) })
      .trimmingSpaces
  }
}
