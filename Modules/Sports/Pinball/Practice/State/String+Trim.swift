internal import Domain

extension String {
  /// The text trimmed; nil if nothing is left.
  var trimmedOrNil: String? {
    let trimmed = trimmingSpaces
    return trimmed.isEmpty ? nil : trimmed
  }
}
