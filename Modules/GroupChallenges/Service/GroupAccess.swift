public import Domain

/// Who may do what in a group's space, by ``Domain/AccessRules``.
public enum GroupAccess: Sendable {
  /// Members write to the journal about themselves, whoever runs the group about anybody (CHL-24); ``JudgedGroups`` looks
  /// at what is written.
  public static let collections: [Path.Segment: [Path.Segment: CollectionRule]] = [
    "groups": ["log": CollectionRule(writers: .subjects)]
  ]

  /// The rules of an installation that runs groups; everybody may found one.
  public static let rules = AccessRules(collections, foundedByAll: ["groups"])
}
