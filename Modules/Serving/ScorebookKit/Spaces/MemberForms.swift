import Domain
import Hypertext
import Pages
import ScoreServer

// The forms about one member on the page about the people of a space.

/// A link that signs a member in, after a lost phone or on a second one.
func signInLink(for member: SpaceMember, _ address: WebAddress) -> HTML {
  form(post: address, as: nil, .data("online")) {
    hidden("user", member.id.rawValue)
    fieldset {
      legend { t("Sign-in link for \(bdi: member.displayName)") }
      choice("device", .radio("lost", isOn: true)) {
        strong { t("Lost phone") }
        span(.class("hint")) { t("Signs this member out on every device, and ends the recovery code.") }
      }
      choice("device", .radio("second")) {
        strong { t("Second phone") }
        span(.class("hint")) { t("Other devices stay signed in.") }
      }
    }
    button(.class("block")) { t("Create sign-in link") }
  }
}

func appointing(_ member: SpaceMember, _ address: WebAddress) -> HTML {
  form(post: address, as: nil, .data("online")) {
    hidden("user", member.id.rawValue)
    hidden("role", "admin")
    p { t("\(bdi: member.displayName) helps to organise: invites, settings and members.") }
    button(.class("block")) { t("Make co-organiser") }
  }
}

func dismissing(_ member: SpaceMember, _ address: WebAddress) -> HTML {
  form(post: address, as: nil, .data("online")) {
    hidden("user", member.id.rawValue)
    hidden("role", "member")
    button(.class("block")) { t("Make member again") }
  }
}

func handingOver(to member: SpaceMember, _ address: WebAddress, byOwner: Bool) -> HTML {
  form(
    post: address,
    as: nil,
    asks: "Make \(member.displayName) the organiser? Only the new organiser can undo this.",
    .data("online")
  ) {
    hidden("user", member.id.rawValue)
    if byOwner { p { t("\(bdi: member.displayName) becomes the organiser, and you help to organise.") } }
    button(.class("block")) { t("Make organiser") }
  }
}

func removing(_ member: SpaceMember, _ address: WebAddress) -> HTML {
  form(post: address, as: nil, asks: "Remove \(member.displayName)? Entries stay.", .data("online")) {
    hidden("user", member.id.rawValue)
    p { t("\(bdi: member.displayName) loses access. Entries stay. Only a new invite lets this member in again.") }
    button(.class("danger block")) { t("Remove \(bdi: member.displayName)") }
  }
}

func leaving(_ title: String, _ address: WebAddress) -> HTML {
  form(post: address, as: nil, asks: "Leave \(title)? Only a new invite lets you in again.", .data("online")) {
    p { t("You lose access to \(bdi: title). Your entries stay. A new invite lets you in again.") }
    button(.class("danger block")) { t("Leave") }
  }
}

/// Deletes the space, for everybody.
func deleting(_ title: String, _ address: WebAddress) -> HTML {
  form(post: address, as: nil, asks: "Delete \(title) for everybody? This cannot be undone.", .data("online")) {
    hidden("sure", "yes")
    p { t("\(bdi: title), its entries and its invites are gone for every member.") }
    button(.class("danger block")) { t("Delete for everybody") }
  }
}

/// Deletes the reader's data and leaves the space.
func erasing(_ address: WebAddress) -> HTML {
  form(
    post: address,
    as: "erase",
    asks: "Delete your data and leave? This cannot be undone.",
    .data("online")
  ) {
    p { t("Your entries, notes and name are shown and counted nowhere any more, in past weeks too.") }
    p(.class("hint")) {
      t(
        """
        The journal keeps the records: the files and backups of the server, and programs of members that read the \
        journal, still have them.
        """
      )
    }
    button(.class("danger block")) { t("Delete my data and leave") }
  }
}
