import Domain
import Foundation
import Hummingbird
import Pinball

extension PinballWeb {
  /// The zone of whoever asks, as `zone.js` tells it; this machine's where that is not known.
  func zone(_ request: Request) -> ZoneTable {
    let told = request.cookies["zone"]?.value.removingPercentEncoding.flatMap { try? ZoneTable(named: $0) }
    return told ?? (try? ZoneTable(named: TimeZone.current.identifier)) ?? .utc
  }
}
