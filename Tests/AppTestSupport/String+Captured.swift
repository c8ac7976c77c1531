import Foundation
public import Testing

extension String {
  /// Returns what the group of a pattern captures where it matches first.
  ///
  /// - Throws: The testing library's error where nothing matches, for which the issue has the whole text.
  public func captured(
    _ pattern: Regex<(Substring, Substring)>,
    location: SourceLocation = #_sourceLocation
  ) throws -> String {
    String(try #require(firstMatch(of: pattern)?.output.1, "\(self)", sourceLocation: location))
  }

  /// Returns the JSON object that the text is.
  public func jsonObject(location: SourceLocation = #_sourceLocation) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(utf8)) as? [String: Any]
    return try #require(value, "\(self)", sourceLocation: location)
  }
}
