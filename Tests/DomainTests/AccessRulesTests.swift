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
struct AccessRow: Sendable {
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
    (self.marks, self.what, self.operation, self.path, self.subject) = (marks, what, operation, path, subject)
    self.hasAccount = hasAccount
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

// MARK: What Ana may do in clubs/c1, by her role there

private let spaceColumns: [(who: String, role: Membership.Role?)] = [
  ("an owner", .owner), ("an admin", .admin), ("a member", .member), ("a publisher", .publisher),
  ("a viewer", .viewer), ("a guest", .guest), ("a former member", .former), ("a stranger", nil),
]

private let spaceRows: [AccessRow] = [
  //         owner admin member publisher viewer guest former stranger
  AccessRow("yyyy----", "read the space", .read, "clubs/c1"),
  AccessRow("yyyy----", "read who belongs to it", .read, "clubs/c1/members/ben"),
  AccessRow("yyyy----", "read a collection without a rule", .read, "clubs/c1/card"),
  AccessRow("yy------", "read what only admins read", .read, "clubs/c1/minutes/1"),
  AccessRow("yyyyy---", "read what viewers read", .read, "clubs/c1/board"),

  AccessRow("yy------", "write a collection without a rule", .save(), "clubs/c1/card"),
  AccessRow("yy------", "write what admins write", .save(), "clubs/c1/minutes/1"),
  AccessRow("yyy-----", "write what members write", .save(), "clubs/c1/chat/1"),
  AccessRow("yyy-----", "write a document about itself", .save(), "clubs/c1/checkins/ana"),
  AccessRow("yyy-----", "write a document about its guest", .save(), "clubs/c1/checkins/g", subject: guestOfAna),
  AccessRow("yy------", "write a document about another", .save(), "clubs/c1/checkins/ben"),
  AccessRow("--------", "write what is derived", .save(), "clubs/c1/derived/1"),

  AccessRow("yyyyyyy-", "read its own membership", .read, "clubs/c1/members/ana"),
  AccessRow("yy------", "invite a member", .invite(.member), "clubs/c1"),
  AccessRow("yy------", "invite an admin", .invite(.admin), "clubs/c1"),
  AccessRow("--------", "invite an owner", .invite(.owner), "clubs/c1"),
  AccessRow("--------", "invite into a collection", .invite(.member), "clubs/c1/members"),
  AccessRow("--------", "write a membership for another account", .save(granting: .member), "clubs/c1/members/new"),
  AccessRow("--------", "make a stranger an admin", .save(granting: .admin), "clubs/c1/members/new"),
  AccessRow("--------", "make a stranger an owner", .save(granting: .owner), "clubs/c1/members/new"),
  AccessRow("--------", "make a stranger a viewer", .save(granting: .viewer), "clubs/c1/members/new"),
  AccessRow(
    "--------",
    "write a membership for an id without an account",
    .save(granting: .member),
    "clubs/c1/members/new",
    hasAccount: false
  ),
  AccessRow("yy------", "write a guest", .save(granting: .guest), "clubs/c1/members/g", hasAccount: false),
  AccessRow("--------", "write an account as a guest", .save(granting: .guest), "clubs/c1/members/new"),
  AccessRow(
    "yy------",
    "give a guest another host",
    .save(granting: .guest),
    "clubs/c1/members/g",
    subject: guestOfBen,
    hasAccount: false
  ),
  AccessRow(
    "--------",
    "make a guest a member",
    .save(granting: .member),
    "clubs/c1/members/g",
    subject: guestOfBen,
    hasAccount: false
  ),
  AccessRow("yy------", "make a member an admin", .save(granting: .admin), "clubs/c1/members/ben", subject: plain),
  AccessRow("y-------", "make a member an owner", .save(granting: .owner), "clubs/c1/members/ben", subject: plain),
  AccessRow("--------", "make a member a guest", .save(granting: .guest), "clubs/c1/members/ben", subject: plain),
  AccessRow("yy------", "remove a member", .save(granting: .former), "clubs/c1/members/ben", subject: plain),
  AccessRow("yy------", "delete a membership", .save(), "clubs/c1/members/ben", subject: plain),
  AccessRow("--------", "bring back a former member", .save(granting: .member), "clubs/c1/members/ben", subject: gone),
  AccessRow("--------", "make a former member a guest", .save(granting: .guest), "clubs/c1/members/ben", subject: gone),
  AccessRow("--------", "delete a former membership", .save(), "clubs/c1/members/ben", subject: gone),
  AccessRow("yyyyyyy-", "leave", .save(granting: .former), "clubs/c1/members/ana"),
  AccessRow("--------", "write below a membership", .save(), "clubs/c1/members/ben/note"),
  AccessRow("--------", "write beside the memberships", .save(), "clubs/c1/members"),
  AccessRow("y-------", "make itself an owner", .save(granting: .owner), "clubs/c1/members/ana"),
  AccessRow("yy------", "make itself an admin", .save(granting: .admin), "clubs/c1/members/ana"),
  AccessRow(
    "--------",
    "demote another owner",
    .save(granting: .member),
    "clubs/c1/members/ben",
    subject: Membership(role: .owner)
  ),
  AccessRow(
    "--------",
    "remove another owner",
    .save(),
    "clubs/c1/members/ben",
    subject: Membership(role: .owner)
  ),

  AccessRow("yyy-----", "record about itself", .append(actor: "ana", subject: "ana"), "clubs/c1/scoring"),
  AccessRow(
    "yyy-----",
    "record about its guest",
    .append(actor: "ana", subject: "g"),
    "clubs/c1/scoring",
    subject: guestOfAna
  ),
  AccessRow("yy------", "record about another", .append(actor: "ana", subject: "ben"), "clubs/c1/scoring"),
  AccessRow(
    "yy------",
    "record about another's guest",
    .append(actor: "ana", subject: "g"),
    "clubs/c1/scoring",
    subject: guestOfBen
  ),
  AccessRow(
    "yy------",
    "record about a member it added",
    .append(actor: "ana", subject: "cy"),
    "clubs/c1/scoring",
    subject: memberAddedByAna
  ),
  AccessRow("yy------", "record about nobody", .append(actor: "ana", subject: nil), "clubs/c1/scoring"),
  AccessRow("yyy-----", "record what members record", .append(actor: "ana", subject: "ben"), "clubs/c1/chat"),
  AccessRow("yy------", "record what admins record", .append(actor: "ana", subject: "ana"), "clubs/c1/minutes"),
  AccessRow("yy------", "record among memberships", .append(actor: "ana", subject: "ana"), "clubs/c1/members"),
  AccessRow("--------", "record what is derived", .append(actor: "ana", subject: "ana"), "clubs/c1/derived"),
  AccessRow("--------", "record in another's name", .append(actor: "ben", subject: "ana"), "clubs/c1/scoring"),
  AccessRow("yy------", "take back what another recorded", .retract(actor: "ana"), "clubs/c1/scoring"),
  AccessRow("--------", "take back in another's name", .retract(actor: "ben"), "clubs/c1/scoring"),

  AccessRow("yyyy----", "submit its own score", .submit(actor: "ana", player: "ana"), "clubs/c1/board"),
  AccessRow(
    "yyyy----",
    "submit its guest's score",
    .submit(actor: "ana", player: "g"),
    "clubs/c1/board",
    subject: guestOfAna
  ),
  AccessRow("yy-y----", "submit another's score", .submit(actor: "ana", player: "ben"), "clubs/c1/board"),
  AccessRow(
    "yy-y----",
    "submit another's guest's score",
    .submit(actor: "ana", player: "g"),
    "clubs/c1/board",
    subject: guestOfBen
  ),
  AccessRow("--------", "submit in another's name", .submit(actor: "ben", player: "ana"), "clubs/c1/board"),
  AccessRow("--------", "submit to a derived board", .submit(actor: "ana", player: "ana"), "clubs/c1/derived"),
  AccessRow("yy------", "disqualify, reset or revert another's", .correct(actor: "ana"), "clubs/c1/board"),
  AccessRow("yy------", "define a board", .defineBoard, "clubs/c1/board"),
  AccessRow("--------", "define a derived board", .defineBoard, "clubs/c1/derived"),
  AccessRow("yy------", "close a journal", .closeJournal, "clubs/c1/scoring"),
]

private let inSpace: [AccessCase] = spaceRows.flatMap { row in
  zip(spaceColumns, row.marks).map { column, mark in
    AccessCase(
      who: column.who,
      what: row.what,
      request: AccessRequest(.user("ana", .member), row.operation, row.path),
      membership: column.role.map { Membership(role: $0) },
      subjectMembership: row.subject
        ?? (row.path == "clubs/c1/members/ana" ? column.role.map { Membership(role: $0) } : nil),
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

private let accountRows: [AccessRow] = [
  //         owner organiser member link rootlink anonymous
  AccessRow("------", "read what stays in the store", .read, "local/sign-in/sessions/1"),
  AccessRow("------", "write what stays in the store", .save(), "local/sign-in/sessions/1"),
  AccessRow("y-----", "read the accounts", .read, "server/accounts/ana"),
  AccessRow("yyy---", "read a document there that pages show to every account", .read, "server/league"),
  AccessRow("------", "write it", .save(), "server/league"),
  AccessRow("y-----", "read what is beside it", .read, "server/leagues"),
  AccessRow("------", "write the accounts", .save(), "server/accounts/ana"),
  AccessRow("yyy---", "read its own user space", .read, "users/ana/settings"),
  AccessRow("yyy---", "write its own user space", .save(), "users/ana/settings"),
  AccessRow("yyy---", "record in its own user space", .append(actor: "ana", subject: nil), "users/ana/practice"),
  AccessRow("y-----", "record there in another's name", .append(actor: "ben", subject: nil), "users/ana/practice"),
  AccessRow("y-----", "read another's user space", .read, "users/ben/settings"),
  AccessRow("y-----", "write another's user space", .save(), "users/ben/settings"),
  AccessRow("y-----", "read another spelling of its user space", .read, "users/Ana/settings"),
  AccessRow("y-----", "read the list of users", .read, "users"),
  AccessRow("yy----", "found a space", .found, "clubs/new"),
  AccessRow("yyy---", "found a space that is everybody's to found", .found, "diaries/new"),
  AccessRow("y-----", "found a collection", .found, "clubs/new/board"),
  AccessRow("y-----", "found a user's space", .found, "users/ana"),
  AccessRow("y-----", "read a space", .read, "clubs/c1"),
  AccessRow("y-----", "invite into a space", .invite(.member), "clubs/c1"),
  AccessRow("y-----", "write a membership", .save(granting: .member), "clubs/c1/members/ben"),
  AccessRow("y--y--", "read the board of the link", .read, "clubs/c1/board"),
  AccessRow("y--y--", "read what lies under it", .read, "clubs/c1/board/2025"),
  AccessRow("y-----", "read what is named alike", .read, "clubs/c1/board2"),
  AccessRow("y-----", "read beside it", .read, "clubs/c1/scoring"),
  AccessRow("y-----", "write a document there", .save(), "clubs/c1/board"),
  AccessRow("y-----", "submit there", .submit(actor: "ana", player: "ana"), "clubs/c1/board"),
  AccessRow("y-----", "record in another's name", .append(actor: "ben", subject: "ben"), "clubs/c1/scoring"),
  AccessRow("y-----", "correct a board", .correct(actor: "ana"), "clubs/c1/board"),
  AccessRow("y-----", "define a board", .defineBoard, "clubs/c1/board"),
  AccessRow("y-----", "close a journal", .closeJournal, "clubs/c1/scoring"),
  AccessRow("y-----", "found a space that the installation keeps", .found, "records/r1"),
  AccessRow("y-----", "define a board there", .defineBoard, "records/r1/board"),
  AccessRow("y-----", "read a board there", .read, "records/r1/board"),
  AccessRow("yyy---", "read a board that pages show to every account", .read, "bests/wa18/RECURVE"),
  AccessRow("y-----", "submit there", .submit(actor: "ana", player: "ana"), "bests/wa18/RECURVE"),
  AccessRow("y-----", "define a board there", .defineBoard, "bests/wa18/RECURVE"),
  AccessRow("------", "read nothing in particular", .read, .root),
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
