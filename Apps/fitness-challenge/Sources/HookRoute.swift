import AppKit
import CanonicalJSON
import Domain
import Foundation
import GroupChallenges
import HTTPTypes
import Pages
import Server
import Spaces
import WireFormat

extension FitnessSite {
  /// The address at which watches and other services tell of workouts; its secret is all that they need.
  func addHook(to site: Site) {
    // A secret has 160 bits, so the rate of requests of an address is limit enough.
    site.hook("hooks/:secret", upTo: 64 << 10) { visit, body in
      let owner = try await app.installation.hooks.owner(of: try visit.part("secret"))
      guard let told = try? CanonicalJSON.decode(ToldWorkouts.self, from: body).all, told.count <= Self.hookWorkouts
      else {
        throw Problem(
          .unprocessableContent,
          "invalid",
          "The body is not what belongs here.",
          detail: "Send {\"id\": …, \"at\": …, \"note\": …}, or a list of at most \(Self.hookWorkouts)."
        )
      }
      let workouts = told.map { ReportedWorkout(id: $0.id, at: $0.at, note: $0.note) }
      return try await app.groups(owner.account).record(workouts, from: "webhook", in: owner.space)
    }
  }

  private static let hookWorkouts = 500
}

/// One workout, or a list of them.
private struct ToldWorkouts: Decodable {
  struct Told: Decodable {
    private enum Key: CodingKey { case id, at, note }

    let id: String
    let at: String
    let note: String?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      // Many services number their workouts.
      id =
        try (try? container.decode(Int64.self, forKey: .id)).map { "\($0)" }
        ?? container.decode(String.self, forKey: .id)
      at = try container.decodeIfPresent(String.self, forKey: .at) ?? ""
      note = try container.decodeIfPresent(String.self, forKey: .note)
    }
  }

  let all: [Told]

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    all = try (try? container.decode([Told].self)) ?? [container.decode(Told.self)]
  }
}
