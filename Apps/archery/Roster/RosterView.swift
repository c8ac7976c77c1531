import ArcheryScoring
import Domain
import Hypertext
import LeaderboardKit
import Pages

/// One archer of the roster.
struct RosterRowView {
  struct Withdrawal {
    let action: String
    let hidden: [HiddenField]
  }

  struct Reinstatement {
    let action: String
    let hidden: [HiddenField]
    let displayName: String
  }

  let key: String
  let displayName: String
  let isCurrentUser: Bool
  let guestNote: Message?
  let statusNote: Message?
  /// A hint for the organiser about the name; nil for none.
  let nameNote: Message?
  let bow: Message?
  let target: String?
  let started: Bool
  let runningTotal: Int
  let endsCompleted: Message
  /// The page that scores this archer; nil for readers who may not.
  let score: String?
  let withdrawal: Withdrawal?
  /// Reinstates the archer.
  let reinstate: Reinstatement?
  /// Removes an archer without arrows from the roster.
  let remove: Withdrawal?
  /// The page that changes this archer's facts; nil for readers who may not.
  let page: String?

  init(_ row: TournamentScreen.RosterRow, number: Int, _ screen: TournamentScreen, _ ticket: FormTicket) {
    (key, displayName) = (row.id.rawValue, row.displayName)
    isCurrentUser = row.isCurrentUser
    guestNote =
      row.isGuest && !row.isEntered ? row.hostName.map { Message("Guest of \($0.message)") } ?? Message("Guest") : nil
    statusNote = Self.note(on: row.status)
    nameNote = screen.may.manageRoster && row.displayName.mixesAlphabets ? .mixedAlphabets : nil
    bow = row.bowType?.label
    target = row.target?.text
    page =
      row.mayRename || row.mayDisqualify || row.mayDeleteName || row.isCurrentUser
      ? ShootAddress.archer(row.id, in: screen.id).text : nil
    started = screen.status.isStarted
    runningTotal = row.runningTotal
    endsCompleted = Message("\(row.endsCompleted) ends")
    score = row.mayScore && screen.status == .inProgress ? ShootAddress.score(screen.id, archer: row.id).text : nil
    reinstate = Reinstatement(row, in: screen, ticket, number: number)
    remove =
      row.mayRemove
      ? Withdrawal(
        action: ShootAddress.command("remove", on: row.id, in: screen.id).text,
        hidden: [ticket.field(for: "remove\(key)")]
      )
      : nil
    withdrawal =
      row.mayWithdraw
      ? Withdrawal(
        action: ShootAddress.command("withdraw", on: row.id, in: screen.id).text,
        hidden: [ticket.field(for: "withdraw\(number)")]
      )
      : nil
  }
}

extension RosterRowView.Reinstatement {
  /// nil where the archer is in, or may not be brought back.
  init?(
    _ row: TournamentScreen.RosterRow,
    in screen: TournamentScreen,
    _ ticket: FormTicket,
    number: Int = 0
  ) {
    guard row.mayReinstate else { return nil }
    action = ShootAddress.command("reinstate", on: row.id, in: screen.id).text
    hidden = [ticket.field(for: "reinstate\(number)")]
    displayName = row.displayName
  }
}

extension ParticipantStatus {
  /// The name that people use.
  var label: Message { RosterRowView.note(on: self) ?? Message("Active") }
}

extension RosterRowView {
  static func note(on status: ParticipantStatus) -> Message? {
    switch status {
    case .active: nil
    case .withdrawn: Message("Withdrawn")
    case .disqualified: Message("Disqualified")
    }
  }
}

/// The forms that add the reader and guests to the roster.
struct AddArchersView {
  struct Join {
    let action: String
    let hidden: [HiddenField]
    let bows: [OptionView]
  }

  struct Guests {
    let action: String
    let hidden: [HiddenField]
    let limits: Message
  }

  let join: Join?
  let guests: Guests?
  /// Why no guests may be added.
  let guestLimit: Message?

  /// `bow` is the one that this user chose last.
  init?(_ screen: TournamentScreen, _ ticket: FormTicket, bow: BowType?) {
    guard screen.may.join || screen.may.addGuest || screen.guestLimit != nil else { return nil }
    guestLimit = screen.guestLimit?.message
    let action = ShootAddress.command("archers", screen.id).text
    let (each, all) = (screen.settings.guestsPerParticipant, screen.settings.guestsPerTournament)
    let isMe = HiddenField(name: "me", value: "yes")
    join =
      screen.may.join
      ? Join(action: action, hidden: [ticket.field(for: "join"), isMe], bows: OptionView.bows(bow)) : nil
    guests =
      screen.may.addGuest
      ? Guests(
        action: action,
        hidden: [ticket.field(for: "guests")],
        limits: Message("At most \(each) for each archer and \(all) in all. An entry list can have any number.")
      )
      : nil
  }
}
