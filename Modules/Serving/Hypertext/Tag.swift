public import Domain

/// The name of an element, called like a function to make the element.
///
///     section(.class("card")) { h2 { t("Details") } }
public enum Tag: String, Hashable, Sendable {
  /// The elements of a document.
  case a, abbr, article, aside, bdi, body, br, button, caption, code, datalist, dd, details, dialog, div, dl, dt, em,
    fieldset, figcaption, figure, h1, h2, h3, h4, head, header, hr, html, img, label, legend, li, link, main, meta, nav,
    noscript, ol, optgroup, option, output, p, pre, progress, q, script, section, small, span, strong, summary, table,
    tbody, td, template, tfoot, th, thead, time, title, tr, ul
  /// The elements of a drawing, in SVG.
  case circle, ellipse, g, line, path, polyline, rect, svg, symbol, tspan, use
  /// A text of a drawing, `<text>`, because ``text(_:)-(String)`` is a text of a page.
  case drawnText = "text"

  var isVoid: Bool {
    switch self {
    case .br, .hr, .img, .link, .meta: true
    default: false
    }
  }

  /// Makes an element.
  public func callAsFunction(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    HTML(.element(HTML.Element(self, attributes, content())))
  }

  /// Makes an element with attributes that a function was given.
  package func callAsFunction(_ attributes: [Attribute], @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
    HTML(.element(HTML.Element(self, attributes, content())))
  }

  /// Makes an element without content.
  public func callAsFunction(_ attributes: Attribute...) -> HTML {
    HTML(.element(HTML.Element(self, attributes, .empty)))
  }
}

/// A link to its `href`.
public let a = Tag.a
/// An abbreviation; its `title` says it in full.
public let abbr = Tag.abbr
/// A part that makes sense by itself, such as an item of news.
public let article = Tag.article
/// A part beside the main content.
public let aside = Tag.aside
/// A line break; it has no content.
public let br = Tag.br
/// A button; without a type it sends its form.
public let button = Tag.button
/// The title of a table, the first part in it.
public let caption = Tag.caption
/// Text that is typed or read exactly, such as a command.
public let code = Tag.code
/// The suggestions for a field, which names them by `list`.
public let datalist = Tag.datalist
/// The value of a term in a `dl`.
public let dd = Tag.dd
/// A part that opens and closes at its `summary`.
public let details = Tag.details
/// A block without a meaning of its own, for layout.
public let div = Tag.div
/// A list of terms and their values.
public let dl = Tag.dl
/// A term in a `dl`.
public let dt = Tag.dt
/// Words with emphasis.
public let em = Tag.em
/// A group of controls, named by its `legend`.
public let fieldset = Tag.fieldset
/// The caption of a `figure`.
public let figcaption = Tag.figcaption
/// A picture or drawing with its caption.
public let figure = Tag.figure
/// The heading of the page.
public let h1 = Tag.h1
/// The heading of a part of the page.
public let h2 = Tag.h2
/// A heading below an `h2`.
public let h3 = Tag.h3
/// A heading below an `h3`.
public let h4 = Tag.h4
/// The beginning of a page or of a part, such as its heading with what belongs to it.
public let header = Tag.header
/// A picture; its `alt` stands in for it, and it has no content.
public let img = Tag.img
/// The name of a control, which it refers to by `for` or holds.
public let label = Tag.label
/// The name of a `fieldset`, the first part in it.
public let legend = Tag.legend
/// An item of an `ol` or `ul`.
public let li = Tag.li
/// The main content of the page, once on it.
public let main = Tag.main
/// A group of links to other pages or parts.
public let nav = Tag.nav
/// A list whose order matters, numbered.
public let ol = Tag.ol
/// A result that a script computes from controls.
public let output = Tag.output
/// A paragraph.
public let p = Tag.p
/// Text whose spaces and line breaks are kept.
public let pre = Tag.pre
/// A part of the page, as a rule with a heading.
public let section = Tag.section
/// A side remark, such as small print.
public let small = Tag.small
/// Words without a meaning of their own, for a class or a script.
public let span = Tag.span
/// Important words.
public let strong = Tag.strong
/// The line of `details` that stays visible and opens them.
public let summary = Tag.summary
/// A table; its parts are `caption`, `thead`, `tbody` and `tfoot`.
public let table = Tag.table
/// The rows of a table between its head and foot.
public let tbody = Tag.tbody
/// A cell.
public let td = Tag.td
/// The rows at the foot of a table, such as totals.
public let tfoot = Tag.tfoot
/// A header cell, whose `scope` says for which cells.
public let th = Tag.th
/// The rows at the head of a table.
public let thead = Tag.thead
/// A row of a table.
public let tr = Tag.tr
/// A list whose order does not matter.
public let ul = Tag.ul

/// A heading of a level from 1 to 4, for a part that stands below others on some pages only.
public func heading(_ level: Int, _ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
  ([1: Tag.h1, 2: .h2, 3: .h3][level] ?? .h4)(attributes, content: content)
}

/// A name or a text of a person, whose direction does not spread.
public func bdi(_ text: String) -> HTML { Tag.bdi { HTML(.text(text)) } }

/// A message with a name in it, whose direction does not spread.
public func bdi(_ message: Message) -> HTML { Tag.bdi { text(message) } }
