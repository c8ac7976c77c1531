public import Observation

/// The newest of some screens, for a user interface that observes it, such as SwiftUI.
///
///     @State private var groups = LiveScreen<GroupsScreen>()
///
///     GroupList(groups.screen)
///       .task { await groups.show(practice.follow(me) { $0.groups(archived: false, keys: keys, now: now(), zone: zone) }) }
@MainActor
@Observable
public final class LiveScreen<Screen: Sendable> {
  /// The newest screen; nil until there is one.
  public private(set) var screen: Screen?
  /// The failure that ended the screens; nil while they go on.
  public private(set) var failure: (any Error)?

  /// Creates a model without a screen.
  public init() {}

  /// Shows each of some screens, until they end or the task is cancelled.
  ///
  /// - Parameter screens: The screens, such as those of ``PracticeService/follow(_:_:)`` or ``LeagueStore/follow(_:)``.
  public func show<Screens: AsyncSequence>(_ screens: Screens) async where Screens.Element == Screen {
    failure = nil
    do {
      for try await next in screens { screen = next }
    } catch {
      failure = error
    }
  }
}
