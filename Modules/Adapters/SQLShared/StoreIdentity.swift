package import Domain

/// The names that a store was given when it was made.
package struct StoreIdentity: Hashable, Sendable {
  /// Names the store in cursors.
  package let store: String
  /// Stands in the stamps of the store's own writes.
  package let device: DeviceID

  package init(store: String, device: DeviceID) {
    (self.store, self.device) = (store, device)
  }

  /// The place in this store's feed.
  package func cursor(_ sequence: Int64) -> ChangeCursor {
    ChangeCursor(store: store, sequence: sequence)
  }
}
