import CanonicalJSON
import Domain
import GroupChallenges
import HTTPTypes
import ScoreServer
import ScorebookKit
import Spaces
import WireFormat

extension FitnessChallenge {
  /// The webhook by which watches and other services report workouts.
  static var hook: SpaceHook<GroupState>? {
    SpaceHook(
      hint: Message(
        "Creates an address that takes workouts. A workout counts once, even if you import it too."
      ),
      examples: { group in
        [WorkoutExample.workout] + (group.about.rules.streaks == .external ? [WorkoutExample.streak] : [])
      },
      take: { post in
        let workouts = try SentWorkouts(post.body).all.map { told in
          told.streak.map { ReportedWorkout(id: told.id, streak: $0, at: told.at) }
            ?? ReportedWorkout(id: told.id, at: told.at, note: told.note)
        }
        return try await post.service.record(workouts, from: "webhook", in: post.space)
      }
    )
  }
}

/// The JSON that a watch or a service sends.
enum WorkoutExample {
  static let workout = #"{"id": "run-17", "at": "2025-06-11T10:00:00+02:00", "note": "5 km"}"#
  static let streak = #"{"id": "streak-17", "at": "2025-06-11T10:00:00+02:00", "streak": 12}"#
}

/// One workout or report of a streak, or a list of them.
private struct SentWorkouts: Decodable {
  struct Workout: Decodable {
    private enum Key: CodingKey { case id, at, note, streak }

    let id: String
    let at: String
    let note: String?
    /// The days of a streak, for a group that takes streaks from another program.
    let streak: Int64?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      // Many services number their workouts.
      id =
        try (try? container.decode(Int64.self, forKey: .id)).map { "\($0)" }
        ?? container.decode(String.self, forKey: .id)
      at = try container.decodeIfPresent(String.self, forKey: .at) ?? ""
      note = try container.decodeIfPresent(String.self, forKey: .note)
      streak = try container.decodeIfPresent(Int64.self, forKey: .streak)
    }
  }

  /// The most workouts in a list.
  private static let most = 500
  private static let unreadable = Problem(
    .unprocessableContent,
    "invalid",
    "The body is neither a workout nor a list of workouts.",
    detail:
      "Send \(WorkoutExample.workout) for a workout, \(WorkoutExample.streak) for a streak, or a list of at most \(most) of them."
  )

  let all: [Workout]

  /// Reads the body of a request.
  init(_ body: [UInt8]) throws(Problem) {
    do {
      self = try CanonicalJSON.decode(SentWorkouts.self, from: body)
    } catch {
      throw Self.unreadable
    }
    if all.count > Self.most { throw Self.unreadable }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    all = try (try? container.decode([Workout].self)) ?? [container.decode(Workout.self)]
  }
}
