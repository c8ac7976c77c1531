import Domain

/// Who may do what in a group.
enum GroupAccess {
  static let rules = AccessRules()
}
