/// The CLDR plural categories.
package enum PluralCategory: String, CaseIterable, Sendable {
  /// The category of the same name.
  case zero, one, two, few, many, other
}
