public import Domain
public import Hypertext

// The parts that pages of all apps are made of, so that they look and read alike.

/// A part of a page with a frame and a heading.
///
/// - Parameters:
///   - id: The id of the heading without `-title`, unique on the page.
///   - title: The heading.
///   - level: The level of the heading.
///   - content: What stands below the heading.
/// - Returns: The part of the page.
public func card(_ id: String, _ title: HTML, level: Int = 2, @HTMLBuilder content: () -> HTML) -> HTML {
  section(.class("card"), .labelled(by: "\(id)-title")) {
    heading(level, .id("\(id)-title")) { title }
    content()
  }
}

/// The way back to the page above.
public func crumbs(_ address: WebAddress, @HTMLBuilder content: () -> HTML) -> HTML {
  p(.class("crumbs")) { a(.href(address)) { content() } }
}

/// A link that looks like a button.
public func buttonLink(_ address: WebAddress, isWide: Bool = false, @HTMLBuilder content: () -> HTML) -> HTML {
  a(.class("button", isWide ? "block" : nil), .href(address)) { content() }
}

/// The heading of a page or a part, and what stands beside it: a badge, a number or the next steps.
public func pageHead(_ title: HTML, level: Int = 1, @HTMLBuilder beside: () -> HTML = { .empty }) -> HTML {
  div(.class("head")) {
    heading(level) { title }
    beside()
  }
}

/// What came of the reader's last action, which a screen reader reads out.
public func outcome(_ sentence: Message) -> HTML { p(.class("flag"), .role(.status)) { text(sentence) } }

/// What stands in the place of a list without entries.
public func emptyState(@HTMLBuilder content: () -> HTML) -> HTML { div(.class("card")) { p { content() } } }

/// Links to pages beside each other, of which one is shown.
///
/// - Parameters:
///   - label: What they choose, for assistive technology.
///   - links: The links.
///   - classes: Further classes.
///   - kind: What the current link is: a page, or a part of one that a filter has chosen.
/// - Returns: The links.
public func tabs(
  _ label: Message,
  _ links: [Page.Link],
  _ classes: String? = nil,
  _ kind: Attribute.Current = .page
) -> HTML {
  nav(.class("tabs", classes), .label(label)) {
    for link in links { a(.href(link.address), .current(link.isCurrent, kind)) { text(link.label) } }
  }
}

/// A table that scrolls sideways where it is wider than the page, below a heading whose id names it.
///
/// Its rows are of several kinds, or have no columns; for all others there is ``dataTable(_:_:classes:isTitleShown:isAligned:row:columns:)``.
public func scrollingTable(
  labelledBy id: String,
  _ classes: String? = nil,
  @HTMLBuilder content: () -> HTML
) -> HTML {
  div(.class("scroll"), .role(.group), .labelled(by: id), .tabindex(0)) { table(.class(classes)) { content() } }
}

/// The head of a table's column.
public func column(_ title: HTML, isNumber: Bool = false) -> HTML {
  th(.scope(.col), .class(isNumber ? "number" : nil)) { title }
}

/// A short fact beside a name.
///
/// - Parameters:
///   - look: `on` for what happens now, `good`, `bad`, `quiet`; nil for a plain one.
///   - content: The fact.
/// - Returns: The badge.
public func badge(_ look: String? = nil, @HTMLBuilder content: () -> HTML) -> HTML {
  span(.class("badge", look), content: content)
}

/// A list of facts, a line for each value.
///
/// - Parameters:
///   - values: The values.
///   - classes: Further classes of the list.
///   - empty: What stands in the place of a list without values.
///   - line: Returns the content of a line.
/// - Returns: The list.
@HTMLBuilder
public func factList<Value>(
  _ values: some Collection<Value>,
  _ classes: String? = nil,
  empty: HTML = .empty,
  @HTMLBuilder line: (Value) -> HTML
) -> HTML {
  if values.isEmpty {
    if !empty.isEmpty { p { empty } }
  } else {
    ul(.class("list facts", classes)) { for value in values { li { line(value) } } }
  }
}

/// A line with something at its beginning and at its end, such as a name and its number.
@HTMLBuilder
public func apart(@HTMLBuilder _ beginning: () -> HTML, @HTMLBuilder and end: () -> HTML) -> HTML {
  span { spaced { beginning() } }
  text(" ")
  span { spaced { end() } }
}

/// A card that leads to a page.
///
/// - Parameters:
///   - address: The address of the page.
///   - title: Its name.
///   - badge: A fact at the edge.
///   - facts: What else is said about it; a line for each element.
/// - Returns: The link.
public func cardLink(
  _ address: WebAddress,
  _ title: HTML,
  badge: HTML = .empty,
  @HTMLBuilder facts: () -> HTML = { .empty }
) -> HTML {
  a(.class("card card-link"), .href(address)) {
    strong { title }
    badge
    facts()
  }
}

/// The ways to the part of a long list before and after the one shown; nothing where there is neither.
@HTMLBuilder
public func pager(before: (WebAddress, Message)?, after: (WebAddress, Message)?) -> HTML {
  if before != nil || after != nil {
    p(.class("actions")) {
      if let (address, words) = before { a(.class("button"), .href(address), .rel(.prev)) { text(words) } }
      if let (address, words) = after { a(.class("button"), .href(address), .rel(.next)) { text(words) } }
    }
  }
}

/// Choices above a list, which show the page again as soon as one changes; without scripts after the button.
public func filters(_ address: WebAddress, @HTMLBuilder content: () -> HTML) -> HTML {
  form(get: address, .class("filters"), .data("choices")) {
    content()
    button { t("Show") }
  }
}

/// A search above a list.
///
/// - Parameters:
///   - address: The address of the list.
///   - label: What is searched for.
///   - text: What was searched for; empty for nothing.
///   - example: What may be entered; nil for what the label says.
/// - Returns: The form of the search.
public func searchField(_ address: WebAddress, _ label: Message, _ text: String, example: Message? = nil) -> HTML {
  form(get: address, .role(.search)) {
    field(
      "search",
      Hypertext.text(label),
      .search(text),
      .maxlength(100),
      .autocomplete(.off),
      example.map { .placeholder($0) } ?? .none
    )
    button { t("Search") }
  }
}

/// A form of a single button that takes something back.
///
/// - Parameters:
///   - address: The address that it is sent to.
///   - purpose: The purpose of the form, unique on the page.
///   - label: What it takes back, for assistive technology; nil where the button says it.
///   - content: What else is sent.
/// - Returns: The form.
public func undoForm(
  _ address: WebAddress,
  as purpose: String,
  _ label: Message? = nil,
  @HTMLBuilder content: () -> HTML = { .empty }
) -> HTML {
  form(post: address, as: purpose, .data("undo")) {
    content()
    button(label.map { .label($0) } ?? .none) { t("Undo") }
  }
}

/// A form behind a button, for what cannot be taken back.
///
/// It asks once more before it is sent.
///
/// - Parameters:
///   - address: The address that it is sent to.
///   - purpose: The purpose of the form, unique on the page.
///   - title: The name of the button that opens it.
///   - question: What is asked.
///   - attributes: Further attributes of the form.
///   - content: What the form says and sends, with its button.
/// - Returns: The form.
public func dangerForm(
  _ address: WebAddress,
  as purpose: String,
  _ title: HTML,
  asks question: Message,
  _ attributes: Attribute = .none,
  @HTMLBuilder content: () -> HTML
) -> HTML {
  details(.class("more"), .id("danger-\(purpose)")) {
    summary(.class("button danger")) { title }
    form(post: address, as: purpose, asks: question, attributes, content: content)
  }
}

/// What else can be done about a line of a list, behind a small button.
///
/// - Parameters:
///   - label: The name of the button for assistive technology.
///   - id: The id of the menu, which stays open by it on a live page; nil for none.
///   - content: The forms.
/// - Returns: The menu.
public func moreMenu(_ label: Message, id: String? = nil, @HTMLBuilder content: () -> HTML) -> HTML {
  details(.class("confirm"), id.map { .id($0) } ?? .none) {
    summary(.class("button"), .label(label)) { text("⋯") }
    content()
  }
}

/// What was saved, with a way to take it back.
public func receipt(_ sentence: HTML, @HTMLBuilder undo: () -> HTML) -> HTML {
  div(.class("flag done"), .role(.status)) {
    p { sentence }
    undo()
  }
}

/// A search over the choices of a list, of which some are at hand before anything is typed: `fields.js`.
///
/// The list stays the field of the form, so that a page without scripts, which does not show the search, lacks nothing. A
/// choice with `data-top` is at hand, in the order of these numbers, and `data-find` has further words by which it is found.
///
/// - Parameters:
///   - id: The id of the list.
///   - label: What is searched for.
/// - Returns: The search.
public func finder(of id: String, _ label: Message) -> HTML {
  div(.class("finder"), .data("finder", id)) {
    control(
      "",
      .search(nil),
      id: "\(id)-find",
      .label(label),
      .placeholder(label),
      .maxlength(100),
      .autocomplete(.off)
    )
    div(.class("finder-list"), .data("finder-list"))
  }
}

/// A row that a finger moves aside, with commands behind it.
///
/// The commands are for fingers alone: hidden from assistive technology and keyboards, and from devices with a pointer. So the
/// row itself, or its page, has the same commands.
///
/// - Parameters:
///   - front: The row.
///   - behind: The commands.
/// - Returns: The row.
public func swipeRow(@HTMLBuilder _ front: () -> HTML, @HTMLBuilder behind: () -> HTML) -> HTML {
  div(.class("swipe")) {
    div(.class("swipe-front")) { front() }
    div(.class("swipe-behind"), .unread) { behind() }
  }
}
