/// The version of the product, as `CHANGELOG.md` lists it and `--version` prints it.
public enum ScorebookVersion: Sendable {
  /// The present one, such as `0.2.0`.
  public static let current = "0.1.0"
}
