import Domain
import Testing

@testable import PostgreSQL

@Suite("The URL of a PostgreSQL store")
struct PostgresAddressTests {
  @Test(
    "names a server and a database, or a service",
    arguments: [
      ("//db.example/scores", ["dbname": "scores", "host": "db.example"]),
      ("//ann@10.0.0.1:5433/scores", ["dbname": "scores", "host": "10.0.0.1", "port": "5433", "user": "ann"]),
      ("//[::1]:5433/scores", ["dbname": "scores", "host": "::1", "port": "5433"]),
      ("//[::1]/scores", ["dbname": "scores", "host": "::1"]), ("///scores", ["dbname": "scores"]),
      ("league", ["service": "league"]),
    ]
  )
  func reads(location: String, expected: [String: String]) throws {
    let parameters = try PostgresAddress(location).parameters
    let place = parameters.filter { ["dbname", "host", "port", "user", "service"].contains($0.name) }
    #expect(Dictionary(uniqueKeysWithValues: place.map { ($0.name, $0.value) }) == expected)
  }

  @Test(
    "refuses a password, options and what names no database",
    arguments: [
      ("//ann:s3cret@db/scores", PostgresAddress.Problem.password), ("//ann:@db/scores", .password),
      ("//db/scores?password=s3cret", .options), ("//db", .incomplete), ("//db/", .incomplete), ("", .incomplete),
      ("//db/a/b", .incomplete), ("//db:99999/scores", .incomplete), ("//db:x/scores", .incomplete),
      ("//[::1/scores", .incomplete), ("two words", .incomplete), ("password=s3cret host=db", .incomplete),
    ]
  )
  func refuses(location: String, problem: PostgresAddress.Problem) {
    let error = #expect(throws: PostgresAddress.Problem.self) { try PostgresAddress(location) }
    #expect(error == problem)
    #expect(error?.description.contains("s3cret") == false)
  }
}

@Suite("An error of PostgreSQL")
struct PostgresErrorTests {
  @Test(
    "that waiting or another connection mends is tried again",
    arguments: [
      ("40001", false, PostgresError.Remedy.again), ("40P01", false, .again), ("55P03", false, .again),
      ("57014", false, .again), ("53300", true, .reconnect), ("08006", true, .reconnect), ("57P01", true, .reconnect),
      ("57P03", true, .reconnect), ("25P03", true, .reconnect), ("25006", false, .reconnect),
      ("40003", false, .reconnect), ("XX000", true, .reconnect), ("58030", true, .reconnect), ("23505", false, .forget),
    ]
  )
  func isTriedAgain(state: String, isFatal: Bool, remedy: PostgresError.Remedy) {
    #expect(PostgresError(state: state, message: "", isFatal: isFatal).remedy == remedy)
  }

  @Test(
    "that nothing mends says what it means",
    arguments: [
      ("53100", StoreFailure.full), ("22021", .invalid("")), ("XX001", .damaged("")), ("XX002", .damaged("")),
      ("42P01", .newerSchema("")), ("42703", .newerSchema("")), ("28P01", .unavailable("")),
      ("42501", .unavailable("")),
      ("3D000", .unavailable("")), ("42601", .unavailable("")),
    ]
  )
  func meansSomething(state: String, failure: StoreFailure) {
    let remedy = PostgresError(state: state, message: "", isFatal: state == "28P01").remedy
    guard case .give(let given) = remedy else {
      Issue.record("\(state) is tried again")
      return
    }
    #expect(name(of: given) == name(of: failure))
  }

  private func name(of failure: StoreFailure) -> String {
    switch failure {
    case .full: "full"
    case .invalid: "invalid"
    case .damaged: "damaged"
    case .newerSchema: "newerSchema"
    case .unavailable: "unavailable"
    default: "other"
    }
  }
}

@Suite("The feed's end as a connection reads it")
struct FeedEndTests {
  @Test func `is an old primary's if it was seen before the question, and not if another connection was faster`() throws
  {
    let server = DatabaseServer(try PostgresAddress("league"), patience: .zero) { _ in }
    server.remember(sequence: 5)
    let floor = server.seen
    server.remember(sequence: 6)
    try server.check(sequence: 5, since: floor)
    #expect(throws: PostgresError.self) { try server.check(sequence: 5, since: server.seen) }
    #expect(server.seen == 6)
  }
}
