internal import Domain

extension String {
  /// Without white space at both ends; nil where nothing is left.
  var trimmedOrNil: String? {
    let trimmed = trimmingSpaces
    return trimmed.isEmpty ? nil : trimmed
  }
}
