import AppKit
import Domain
import Foundation
import GroupChallenges
import HTTPTypes
import Hummingbird
import Pages
import Server
import WireFormat

extension FitnessWeb {
  /// Where watches and other services tell of workouts; their secret is all that they need.
  func addHooks(to router: Router<SignedInContext>) {
    router.post("hooks/:secret") { request, context in
      // A secret has 160 bits, so the rate of requests of an address is limit enough.
      guard let owner = try await app.hooks.owner(of: try context.parameter("secret")) else { throw Problem.notFound }
      let told = try await workouts(request)
      let account = RecordingContext(actor: owner.user, now: app.installation.now(), id: "hook")
      return try Response.json(try await app.groups.record(told, from: "webhook", in: owner.group, account))
    }
  }

  private func workouts(_ request: Request) async throws -> [ReportedWorkout] {
    var request = request
    let body = Array(buffer: try await request.collectBody(upTo: Self.hookBytes))
    guard (try? CanonicalJSON.decode(AnyJSON.self, from: body)) != nil else {
      throw Problem(.badRequest, "malformed", "The body is not JSON.", detail: "Send JSON in UTF-8.")
    }
    guard let told = try? CanonicalJSON.decode(ToldWorkouts.self, from: body).all, told.count <= Self.hookWorkouts
    else {
      throw Problem(
        .unprocessableContent,
        "invalid",
        "The body is not what belongs here.",
        detail: "Send {\"id\": …, \"at\": …, \"note\": …}, or a list of at most \(Self.hookWorkouts)."
      )
    }
    return told.map { ReportedWorkout(id: $0.id, at: $0.at, note: $0.note) }
  }

  private static let hookBytes = 64 << 10
  private static let hookWorkouts = 500
}

/// A value of any shape.
private struct AnyJSON: Decodable {
  init(from decoder: any Decoder) {}
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
