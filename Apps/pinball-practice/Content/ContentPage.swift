import ContentCache
import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  /// The files of the league.
  ///
  /// A reader who may not choose among the leagues has none of them. `done` is the result of a check.
  func content(
    _ status: ContentStatus?,
    of league: ContentChoice?,
    legacyGames: Int,
    leagues: KnownLeagues?,
    done: Message? = nil
  ) -> Page {
    Page(
      title: Message("Files"),
      body: HTML {
        h1 { t("League and files") }
        if let done { outcome(done) }
        sourceCard(status, league, legacyGames, mayChoose: leagues != nil)
        if let leagues {
          leaguesCard(leagues)
          packsCard(hasFiles: status?.files.isEmpty == false)
        }
        if let status, !status.files.isEmpty { filesCard(status) }
      },
      scripts: ["upload.js"],
      follows: LeagueContent.paths,
      json: status
    )
  }
}

/// The leagues to choose from, and what the owner tells about the chosen one.
struct KnownLeagues {
  let leagues: [ContentChoice]
  /// nil where no league is chosen.
  let chosen: ContentChoice?
  let notes: LeagueNotes
  /// Whether only this machine reaches the server, so that a folder and an address in its network may be chosen.
  let isLocal: Bool
}

// MARK: The source

private func sourceCard(
  _ status: ContentStatus?,
  _ league: ContentChoice?,
  _ legacyGames: Int,
  mayChoose: Bool
) -> HTML {
  card("where", t("Where the files come from")) {
    if let status, let league {
      p { strong(.class("secret")) { text(league.title) } }
      sourceFacts(status, legacyGames)
      if let problem = status.failure { p(.class("flag")) { text(problem.message) } }
      if case .pack = league {
        if mayChoose, let site = league.website, site.hasPrefix("https:") { followForm(site) }
      } else {
        form(post: PinballAddress.content("refresh"), as: nil, .data("online")) {
          button(.class("primary")) { t("Check for newer files") }
        }
      }
    } else {
      p {
        if mayChoose {
          t("No league is chosen yet. Add your league by its address or by a pack, or choose the sample league.")
        } else {
          t("No league is chosen yet. Ask the owner of this server to add your league.")
        }
      }
    }
  }
}

/// The way from a pack to the site that it names, for a machine that has a network now.
private func followForm(_ site: String) -> HTML {
  form(post: PinballAddress.content("leagues"), as: "choose", .data("online")) {
    hidden("address", site)
    button(.class("primary")) { t("Follow \(bdi: site)") }
    p(.class("hint")) { t("A pack stays as it is. The site has newer files.") }
  }
}

private func sourceFacts(_ status: ContentStatus, _ legacyGames: Int) -> HTML {
  let size = Message("\(status.files.count) files, \(Message.number(Double(status.size))) bytes")
  let old = Figure(name: Message("Games that the library names in an older way"), value: "\(legacyGames)")
  let figures = [
    Figure(name: Message("On this machine"), value: size),
    Figure(name: Message("Downloaded"), value: "\(status.downloadedCount)"),
    Figure(name: Message("Came with the app"), value: "\(status.starterCount)"),
    Figure(name: Message("Not downloaded yet"), value: "\(status.absentCount)"),
    Figure(name: Message("Last check"), value: status.age(status.listsTriedAt)),
    Figure(name: Message("Last answer of the site"), value: status.age(status.listsFetchedAt)),
  ]
  return factList(figures + (legacyGames > 0 ? [old] : [])) { figure in
    span { text(figure.name) }
    span(.class("quiet")) { text(figure.value) }
  }
}

// MARK: The leagues

private func leaguesCard(_ known: KnownLeagues) -> HTML {
  card("leagues", t("Leagues")) {
    factList(known.leagues) { leagueLine($0, isChosen: $0.text == known.chosen?.text) }
    form(post: PinballAddress.content("leagues"), as: "league", .data("online")) {
      field(
        "address",
        t("Address of another league"),
        .text(nil),
        .inputmode(.url),
        .required,
        .maxlength(500),
        .autocomplete(.off),
        .autocapitalize(.none),
        hint: "A public site that has the league's files under /pinball, such as https://league.example."
      )
      if known.isLocal {
        p(.class("hint")) { t("A folder of this machine, or an address in your network, works too.") }
      }
      button(.class("primary")) { t("Add league") }
    }
    if known.chosen != nil { notesForm(known.notes) }
  }
}

@HTMLBuilder
private func leagueLine(_ league: ContentChoice, isChosen: Bool) -> HTML {
  let name = league.title
  span(.class("secret")) { text(name) }
  if isChosen {
    strong { t("Shown") }
  } else {
    form(post: PinballAddress.content("league"), as: "choose", .data("online")) {
      hidden("league", league.text)
      button(.label(Message("Show \(name)"))) { t("Show") }
    }
  }
}

/// A league as one file: from a machine that has it, and for one that has no network.
///
/// The form appears with the script that sends the file.
private func packsCard(hasFiles: Bool) -> HTML {
  card("packs", t("Packs")) {
    p { t("A pack is a file with a league's files. It brings the league to a machine without a network.") }
    if hasFiles {
      p {
        a(.class("button block"), .href(PinballAddress.content("league.zip")), .download("league.zip")) {
          t("Download this league as a pack")
        }
      }
    }
    form(
      post: PinballAddress.content("pack"),
      as: nil,
      .hidden,
      .data("online"),
      .data("upload", PinballAddress.content("pack").text),
      .data("most", "\(LeaguePack.mostBytes)")
    ) {
      div(.class("field")) {
        label(.for("pack")) { t("Pack") }
        control("", .file, id: "pack", .accept(".zip"), .required)
      }
      sendingProgress
      button(.class("primary")) { t("Show the league of the pack") }
    }
  }
}

/// What the About page shows.
private func notesForm(_ notes: LeagueNotes) -> HTML {
  form(post: PinballAddress.content("link"), as: "league", .data("online")) {
    field(
      "link",
      t("Page of the league's group"),
      .text(notes.link ?? ""),
      .inputmode(.url),
      .maxlength(500),
      .autocomplete(.off),
      .autocapitalize(.none),
      hint: "The About page links to it, such as a group on a social network. Leave it empty for none."
    )
    field(
      "rules",
      t("Rules of the league"),
      .area(notes.rules),
      .rows(3),
      .maxlength(LeagueNotes.longestRules),
      hint: "The About page shows them, such as the days of meetings and who may play in the finals."
    )
    button { t("Save for the About page") }
  }
}

// MARK: The files

private func filesCard(_ status: ContentStatus) -> HTML {
  card("files", t("Files")) {
    dataTable(Message("Files"), status.files, classes: "league") {
      Column.name(Message("File")) { text(title(of: $0)) }
      Column.number(Message("Size")) { .number(Double($0.size)) }
      Column.fact(Message("Source")) { file in
        file.origin == .starter ? t("the app") : t("the site, \(status.age(file.fetchedAt))")
      }
      Column.fact(Message("Last checked")) { text(status.age($0.validatedAt)) }
      Column.fact(Message("State")) { text(state(of: $0, status)) }
    }
    form(get: PinballAddress.content) { button(.name("check"), .value("all")) { t("Check every file") } }
  }
}

private func title(of file: ContentStatus.File) -> Message {
  League.File(rawValue: file.path)?.title ?? Message(verbatim: file.path)
}

private func state(of file: ContentStatus.File, _ status: ContentStatus) -> Message {
  if let failure = file.failure { return failure.message }
  if !file.isIntact { return Message("damaged") }
  if file.isListed == false { return Message("the site has another version") }
  return status.isVerified ? Message("good") : Message("here")
}
