internal import Domain

extension String {
  /// The text trimmed, without line breaks and terminal controls.
  var onOneLine: String {
    String(withoutTurns.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : Character($0) })
      .trimmingSpaces
  }
}
