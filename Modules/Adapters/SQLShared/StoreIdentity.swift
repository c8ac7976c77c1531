public import Domain

/// The names that a store was given when it was made.
public struct StoreIdentity: Hashable, Sendable {
  /// Names the store in cursors.
  public let store: String
  /// Stands in the stamps of the store's own writes.
  public let device: DeviceID

  public init(store: String, device: DeviceID) {
    (self.store, self.device) = (store, device)
  }

  /// The place in this store's feed.
  public func cursor(_ sequence: Int64) -> ChangeCursor {
    ChangeCursor(store: store, sequence: sequence)
  }
}
