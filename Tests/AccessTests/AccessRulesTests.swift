import Access
import Domain
import Testing

/// One cell of a table of rights: who, doing what, and whether it may be.
struct AccessCase: Sendable, CustomTestStringConvertible {
  let who: String
  let what: String
  let request: AccessRequest
  let membership: Membership?
  let subjectMembership: Membership?
  var subjectHasAccount = true
  let isAllowed: Bool

  var testDescription: String { "\(who) \(isAllowed ? "may" : "may not") \(what)" }
}

/// Something to be done, with a mark per column: `y` may, `-` may not.
private struct Row {
  let marks: String
  let what: String
  let operation: AccessRequest.Operation
  let path: ItemPath
  var subject: Membership?
  var hasAccount: Bool

  init(
    _ marks: String,
    _ what: String,
    _ operation: AccessRequest.Operation,
    _ path: ItemPath,
    subject: Membership? = nil,
    hasAccount: Bool = true
  ) {
    (self.marks, self.what, self.operation, self.path) = (marks, what, operation, path)
    (self.subject, self.hasAccount) = (subject, hasAccount)
  }
}

@Suite("Who may do what")
struct AccessRulesTests {
  @Test(arguments: inSpace)
  func `in a space, by the user's role`(_ access: AccessCase) {
    check(access)
  }

  @Test(arguments: byAccount)
  func `by account and link, without being a member`(_ access: AccessCase) {
    check(access)
  }

  @Test func `a table has a mark for every column`() {
    #expect(spaceRows.allSatisfy { $0.marks.count == spaceColumns.count })
    #expect(accountRows.allSatisfy { $0.marks.count == accountColumns.count })
  }

  private func check(_ access: AccessCase) {
    let isAllowed = rules.allows(
      access.request,
      membership: access.membership,
      subjectMembership: access.subjectMembership,
      subjectHasAccount: access.subjectHasAccount
    )
    #expect(isAllowed == access.isAllowed, "\(access.testDescription)")
  }
}

private let rules = AccessRules(
  [
    "clubs": [
      "derived": CollectionRule(writers: .nobody),
      "minutes": CollectionRule(readers: [.owner, .admin], writers: .admins),
      "chat": CollectionRule(writers: .members),
      "checkins": CollectionRule(writers: .subjects),
      "board": CollectionRule(readers: CollectionRule.insiders.union([.viewer]), writers: .subjects),
    ]
  ],
  derived: ["records", "bests"],
  published: ["bests", "server/league"],
  foundedByAll: ["diaries"]
)

private let guestOfAna = Membership(role: .guest, addedBy: "ana")
private let guestOfBen = Membership(role: .guest, addedBy: "ben")
private let plain = Membership(role: .member)
private let gone = Membership(role: .former)
private let memberAddedByAna = Membership(role: .member, addedBy: "ana")

// MARK: What Ana may do in clubs/c1, by her role there, with paths below it

private let spaceColumns: [(who: String, role: Membership.Role?)] = [
  ("an owner", .owner), ("an admin", .admin), ("a member", .member), ("a publisher", .publisher),
  ("a viewer", .viewer), ("a guest", .guest), ("a former member", .former), ("a stranger", nil),
]

private let spaceRows: [Row] = [
  //   owner admin member publisher viewer guest former stranger
  Row("yyyy----", "read the space", .read, .root),
  Row("yyyy----", "read who belongs to it", .read, "members/ben"),
  Row("yyyy----", "read a collection without a rule", .read, "card"),
  Row("yy------", "read what only admins read", .read, "minutes/1"),
  Row("yyyyy---", "read what viewers read", .read, "board"),

  Row("yy------", "write a collection without a rule", .save(), "card"),
  Row("yy------", "write what admins write", .save(), "minutes/1"),
  Row("yyy-----", "write what members write", .save(), "chat/1"),
  Row("yyy-----", "write a document about itself", .save(), "checkins/ana"),
  Row("yyy-----", "write a document about its guest", .save(), "checkins/g", subject: guestOfAna),
  Row("yy------", "write a document about another", .save(), "checkins/ben"),
  Row("--------", "write what is derived", .save(), "derived/1"),

  Row("yyyyyyy-", "read its own membership", .read, "members/ana"),
  Row("yy------", "invite a member", .invite(.member), .root),
  Row("yy------", "invite an admin", .invite(.admin), .root),
  Row("--------", "invite an owner", .invite(.owner), .root),
  Row("--------", "invite into a collection", .invite(.member), "members"),
  Row("--------", "write a membership for another account", .save(granting: .member), "members/new"),
  Row("--------", "make a stranger an admin", .save(granting: .admin), "members/new"),
  Row("--------", "make a stranger an owner", .save(granting: .owner), "members/new"),
  Row("--------", "make a stranger a viewer", .save(granting: .viewer), "members/new"),
  Row(
    "--------",
    "write a membership for an id without an account",
    .save(granting: .member),
    "members/new",
    hasAccount: false
  ),
  Row("yy------", "write a guest", .save(granting: .guest), "members/g", hasAccount: false),
  Row("--------", "write an account as a guest", .save(granting: .guest), "members/new"),
  Row(
    "yy------",
    "give a guest another host",
    .save(granting: .guest),
    "members/g",
    subject: guestOfBen,
    hasAccount: false
  ),
  Row(
    "--------",
    "make a guest a member",
    .save(granting: .member),
    "members/g",
    subject: guestOfBen,
    hasAccount: false
  ),
  Row("yy------", "make a member an admin", .save(granting: .admin), "members/ben", subject: plain),
  Row("y-------", "make a member an owner", .save(granting: .owner), "members/ben", subject: plain),
  Row("--------", "make a member a guest", .save(granting: .guest), "members/ben", subject: plain),
  Row("yy------", "remove a member", .save(granting: .former), "members/ben", subject: plain),
  Row("yy------", "delete a membership", .save(), "members/ben", subject: plain),
  Row("--------", "bring back a former member", .save(granting: .member), "members/ben", subject: gone),
  Row("--------", "make a former member a guest", .save(granting: .guest), "members/ben", subject: gone),
  Row("--------", "delete a former membership", .save(), "members/ben", subject: gone),
  Row("yyyyyyy-", "leave", .save(granting: .former), "members/ana"),
  Row("--------", "write below a membership", .save(), "members/ben/note"),
  Row("--------", "write beside the memberships", .save(), "members"),
  Row("y-------", "make itself an owner", .save(granting: .owner), "members/ana"),
  Row("yy------", "make itself an admin", .save(granting: .admin), "members/ana"),
  Row("--------", "demote another owner", .save(granting: .member), "members/ben", subject: Membership(role: .owner)),
  Row("--------", "remove another owner", .save(), "members/ben", subject: Membership(role: .owner)),

  Row("yyy-----", "record about itself", .append(actor: "ana", subject: "ana"), "scoring"),
  Row("yyy-----", "record about its guest", .append(actor: "ana", subject: "g"), "scoring", subject: guestOfAna),
  Row("yy------", "record about another", .append(actor: "ana", subject: "ben"), "scoring"),
  Row("yy------", "record about another's guest", .append(actor: "ana", subject: "g"), "scoring", subject: guestOfBen),
  Row(
    "yy------",
    "record about a member it added",
    .append(actor: "ana", subject: "cy"),
    "scoring",
    subject: memberAddedByAna
  ),
  Row("yy------", "record about nobody", .append(actor: "ana", subject: nil), "scoring"),
  Row("yyy-----", "record what members record", .append(actor: "ana", subject: "ben"), "chat"),
  Row("yy------", "record what admins record", .append(actor: "ana", subject: "ana"), "minutes"),
  Row("yy------", "record among memberships", .append(actor: "ana", subject: "ana"), "members"),
  Row("--------", "record what is derived", .append(actor: "ana", subject: "ana"), "derived"),
  Row("--------", "record in another's name", .append(actor: "ben", subject: "ana"), "scoring"),
  Row("yy------", "take back what another recorded", .retract(actor: "ana"), "scoring"),
  Row("--------", "take back in another's name", .retract(actor: "ben"), "scoring"),
  Row("--------", "redact", .redact(actor: "ana"), "scoring"),
  Row("--------", "redact what members record", .redact(actor: "ana"), "chat"),

  Row("yyyy----", "submit its own score", .submit(actor: "ana", player: "ana"), "board"),
  Row("yyyy----", "submit its guest's score", .submit(actor: "ana", player: "g"), "board", subject: guestOfAna),
  Row("yy-y----", "submit another's score", .submit(actor: "ana", player: "ben"), "board"),
  Row("yy-y----", "submit another's guest's score", .submit(actor: "ana", player: "g"), "board", subject: guestOfBen),
  Row("--------", "submit in another's name", .submit(actor: "ben", player: "ana"), "board"),
  Row("--------", "submit to a derived board", .submit(actor: "ana", player: "ana"), "derived"),
  Row("yy------", "disqualify, reset or revert another's", .correct(actor: "ana"), "board"),
  Row("yy------", "define a board", .defineBoard, "board"),
  Row("--------", "define a derived board", .defineBoard, "derived"),
  Row("yy------", "close a journal", .closeJournal, "scoring"),
]

private let inSpace: [AccessCase] = spaceRows.flatMap { row in
  zip(spaceColumns, row.marks).map { column, mark in
    AccessCase(
      who: column.who,
      what: row.what,
      request: AccessRequest(.user("ana", .member), row.operation, ItemPath("clubs/c1").appending(row.path)),
      membership: column.role.map { Membership(role: $0) },
      subjectMembership: row.subject
        ?? (row.path == "members/ana" ? column.role.map { Membership(role: $0) } : nil),
      subjectHasAccount: row.hasAccount,
      isAllowed: mark == "y"
    )
  }
}

// MARK: What may be done by account and link

private let accountColumns: [(who: String, principal: Principal)] = [
  ("the installation's owner", .user("ana", .owner)), ("an organiser", .user("ana", .organiser)),
  ("a member's account", .user("ana", .member)), ("a viewer link to a board", .viewer("clubs/c1/board")),
  ("a viewer link to everything", .viewer(.root)), ("somebody not signed in", .anonymous),
]

private let accountRows: [Row] = [
  //   owner organiser member link rootlink anonymous
  Row("------", "read what stays in the store", .read, "local/sign-in/sessions/1"),
  Row("------", "write what stays in the store", .save(), "local/sign-in/sessions/1"),
  Row("y-----", "read the accounts", .read, "server/accounts/ana"),
  Row("yyy---", "read a document there that pages show to every account", .read, "server/league"),
  Row("------", "write it", .save(), "server/league"),
  Row("y-----", "read what is beside it", .read, "server/leagues"),
  Row("------", "write the accounts", .save(), "server/accounts/ana"),
  Row("yyy---", "read its own user space", .read, "users/ana/settings"),
  Row("yyy---", "write its own user space", .save(), "users/ana/settings"),
  Row("yyy---", "record in its own user space", .append(actor: "ana", subject: nil), "users/ana/practice"),
  Row("y-----", "record there in another's name", .append(actor: "ben", subject: nil), "users/ana/practice"),
  Row("y-----", "redact in its own user space", .redact(actor: "ana"), "users/ana/practice"),
  Row("------", "redact what stays in the store", .redact(actor: "ana"), "local/sign-in"),
  Row("------", "redact what the server keeps", .redact(actor: "ana"), "server/accounts"),
  Row("y-----", "read another's user space", .read, "users/ben/settings"),
  Row("y-----", "write another's user space", .save(), "users/ben/settings"),
  Row("y-----", "read another spelling of its user space", .read, "users/Ana/settings"),
  Row("y-----", "read the list of users", .read, "users"),
  Row("yy----", "found a space", .found, "clubs/new"),
  Row("yyy---", "found a space that is everybody's to found", .found, "diaries/new"),
  Row("y-----", "found a collection", .found, "clubs/new/board"),
  Row("y-----", "found a user's space", .found, "users/ana"),
  Row("y-----", "read a space", .read, "clubs/c1"),
  Row("y-----", "invite into a space", .invite(.member), "clubs/c1"),
  Row("y-----", "write a membership", .save(granting: .member), "clubs/c1/members/ben"),
  Row("y--y--", "read the board of the link", .read, "clubs/c1/board"),
  Row("y--y--", "read what lies under it", .read, "clubs/c1/board/2025"),
  Row("y-----", "read what is named alike", .read, "clubs/c1/board2"),
  Row("y-----", "read beside it", .read, "clubs/c1/scoring"),
  Row("y-----", "write a document there", .save(), "clubs/c1/board"),
  Row("y-----", "submit there", .submit(actor: "ana", player: "ana"), "clubs/c1/board"),
  Row("y-----", "record in another's name", .append(actor: "ben", subject: "ben"), "clubs/c1/scoring"),
  Row("y-----", "redact in a space", .redact(actor: "ana"), "clubs/c1/scoring"),
  Row("y-----", "redact in another's name", .redact(actor: "ben"), "clubs/c1/scoring"),
  Row("y-----", "correct a board", .correct(actor: "ana"), "clubs/c1/board"),
  Row("y-----", "define a board", .defineBoard, "clubs/c1/board"),
  Row("y-----", "close a journal", .closeJournal, "clubs/c1/scoring"),
  Row("y-----", "found a space that the installation keeps", .found, "records/r1"),
  Row("y-----", "define a board there", .defineBoard, "records/r1/board"),
  Row("y-----", "read a board there", .read, "records/r1/board"),
  Row("yyy---", "read a board that pages show to every account", .read, "bests/wa18/RECURVE"),
  Row("y-----", "submit there", .submit(actor: "ana", player: "ana"), "bests/wa18/RECURVE"),
  Row("y-----", "define a board there", .defineBoard, "bests/wa18/RECURVE"),
  Row("------", "read nothing in particular", .read, .root),
]

private let byAccount: [AccessCase] = accountRows.flatMap { row in
  zip(accountColumns, row.marks).map { column, mark in
    AccessCase(
      who: column.who,
      what: row.what,
      request: AccessRequest(column.principal, row.operation, row.path),
      membership: nil,
      subjectMembership: row.subject,
      isAllowed: mark == "y"
    )
  }
}
