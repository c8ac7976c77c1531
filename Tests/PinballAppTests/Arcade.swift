import AppTestSupport
import Foundation

/// The sample league of the app.
enum Arcade {
  /// Its files, as a site has them.
  static let files = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Apps/pinball-practice/Starter")

  /// A player whom it redacts.
  static let hidden = "Hugo Tamsin"
}

/// Passes Olga's terminal over a player's unused store to `body`.
func withArcade(_ body: (Terminal) async throws -> Void) async throws {
  try await Terminal.with("pinball-practice", body: body)
}

/// The same with the sample league, served.
func withServedSample(_ body: (Served, Terminal) async throws -> Void) async throws {
  try await withArcade { arcade in try await arcade.serve("--sample") { try await body($0, arcade) } }
}

/// The same for Olga on the pages.
func withSample(_ body: (_ olga: Visitor, Terminal) async throws -> Void) async throws {
  try await withArcade { arcade in try await arcade.browse("--sample") { try await body($0, arcade) } }
}

/// Passes a league's site and Olga's terminal to `body`; the site is off the network afterwards.
func withSite(_ body: @escaping @Sendable (LeagueSite, _ url: String, Terminal) async throws -> Void) async throws {
  try await withArcade { arcade in try await LeagueSite.run { try await body($0, $1, arcade) } }
}
