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

/// A table that scrolls sideways where it is wider than the page.
///
/// - Parameters:
///   - label: The name of the table for assistive technology.
///   - classes: The classes of the table.
///   - content: The caption, head and body.
/// - Returns: The table.
public func scrollingTable(_ label: Message, _ classes: String? = nil, @HTMLBuilder content: () -> HTML) -> HTML {
  div(.class("scroll"), .role(.region), .label(label), .tabindex(0)) { table(.class(classes)) { content() } }
}

/// The same below a heading, whose id names it.
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

/// What was saved, with a way to take it back.
public func receipt(_ sentence: HTML, @HTMLBuilder undo: () -> HTML) -> HTML {
  div(.class("flag done"), .role(.status)) {
    p { sentence }
    undo()
  }
}
