/// The abilities that some stores have and others do not.
public struct StoreAbilities: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Data outlives the opening that wrote it.
  public static let durable = StoreAbilities(rawValue: 1 << 0)
  /// Two openings at once see each other's writes.
  public static let shared = StoreAbilities(rawValue: 1 << 1)
  /// The store can tell how many readers follow it; see ``OpenedStore/liveFollowers``.
  public static let countsFollowers = StoreAbilities(rawValue: 1 << 2)
  /// The files of the store can be read; see ``OpenedStore/bytesOnDisk``.
  public static let showsFiles = StoreAbilities(rawValue: 1 << 3)
  /// The store checks the premises of a write in the same step.
  ///
  /// A store that serves several accounts needs it. A remote store leaves premises to its server.
  public static let checksPremises = StoreAbilities(rawValue: 1 << 4)

  /// Creates abilities from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
