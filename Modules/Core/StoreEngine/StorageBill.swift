import Domain

/// The bill for what a task stores.
///
/// A record takes more than the bytes that its sender sent: a head, a place in the feed and in indexes, and an entry in each
/// period of a board that it opens. So a server charges the account of a request for each record, too.
package enum StorageBill: Sendable {
  /// Pays for the records that the present task writes; nil where nobody has to.
  @TaskLocal package static var payer: Payer?

  /// The account that pays, as the server knows it.
  ///
  /// A class, because a program that Swift 6.3 optimises crashes where a task local holds an optional closure.
  package final class Payer: Sendable {
    fileprivate let charge: @Sendable (_ bytes: Int) -> Void

    /// Creates a payer.
    ///
    /// - Parameter charge: Charges the account for bytes.
    package init(charge: @escaping @Sendable (_ bytes: Int) -> Void) { self.charge = charge }
  }

  /// The bytes that a document, an event or a submission takes beyond its content, in memory or on disk.
  package static let recordBytes = 400
  /// The bytes that an entry of a board takes in one period.
  package static let entryBytes = 500

  static func charge(records count: Int) {
    if count > 0 { payer?.charge(count * recordBytes) }
  }

  /// Charges for submissions: the records, the entries that they opened, and the attributes that their effects name.
  static func charge(_ accepted: [AcceptedSubmission]) {
    guard let payer, !accepted.isEmpty else { return }
    payer.charge(accepted.reduce(0) { $0 + bytes(of: $1) })
  }

  private static func bytes(of accepted: AcceptedSubmission) -> Int {
    accepted.effects.reduce(recordBytes) { bytes, effect in
      let isOpened = effect.before == nil && effect.after != nil
      return bytes + (isOpened ? entryBytes : 0) + size(of: effect.before) + size(of: effect.after)
    }
  }

  private static func size(of standing: Standing?) -> Int {
    standing?.entry.attributes.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count } ?? 0
  }
}
