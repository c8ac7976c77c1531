import AppPages
import AppServing
import Domain
import Foundation
import GroupChallenges
import HTTPTypes
import Hummingbird
import Server
import WebPages
import WireFormat

extension FitnessWeb {
  /// Where watches and other services tell of workouts; their secret is all that they need.
  func addHooks(to router: Router<SignedInContext>) {
    let tries = TryLimit(now: app.installation.now)
    router.post("hooks/:secret") { request, context in
      // A secret cannot be guessed; wrong ones are counted, so that nobody tries for long.
      guard let owner = try await app.hooks.owner(of: try context.parameter("secret")) else {
        try await tries.begin(context.origin)
        throw Problem.notFound
      }
      let told = try await workouts(request)
      let account = RecordingContext(actor: owner.user, now: app.installation.now(), id: "hook")
      return try Response.json(try await app.groups.record(told, from: "webhook", in: owner.group, account))
    }
  }

  private func workouts(_ request: Request) async throws -> [ReportedWorkout] {
    var request = request
    let body = Data(String(buffer: try await request.collectBody(upTo: Self.hookBytes)).utf8)
    guard (try? JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed)) != nil else {
      throw Problem(.badRequest, "malformed", "The body is not JSON.")
    }
    guard let told = try? JSONDecoder().decode(ToldWorkouts.self, from: body).all, told.count <= Self.hookWorkouts
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
