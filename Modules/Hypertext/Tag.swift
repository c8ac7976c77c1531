public import Domain

/// The name of an element, called like a function to make the element.
///
///     section(.class("card")) { h2 { t("Details") } }
public enum Tag: String, Hashable, Sendable {
  case a, abbr, article, aside, bdi, body, br, button, caption, code, datalist, dd, details, dialog, div, dl, dt, em,
    fieldset, figcaption, figure, h1, h2, h3, h4, head, header, hr, html, img, label, legend, li, link, main, meta, nav,
    noscript, ol, optgroup, option, output, p, pre, progress, q, script, section, small, span, strong, summary, table,
    tbody, td, template, tfoot, th, thead, time, title, tr, ul
  // Of drawings.
  case circle, ellipse, g, line, path, polyline, rect, svg, symbol, tspan, use
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

public let a = Tag.a
public let abbr = Tag.abbr
public let article = Tag.article
public let aside = Tag.aside
public let br = Tag.br
public let button = Tag.button
public let caption = Tag.caption
public let code = Tag.code
public let datalist = Tag.datalist
public let dd = Tag.dd
public let details = Tag.details
public let div = Tag.div
public let dl = Tag.dl
public let dt = Tag.dt
public let em = Tag.em
public let fieldset = Tag.fieldset
public let figcaption = Tag.figcaption
public let figure = Tag.figure
public let h1 = Tag.h1
public let h2 = Tag.h2
public let h3 = Tag.h3
public let h4 = Tag.h4
public let header = Tag.header
public let img = Tag.img
public let label = Tag.label
public let legend = Tag.legend
public let li = Tag.li
public let main = Tag.main
public let nav = Tag.nav
public let ol = Tag.ol
public let output = Tag.output
public let p = Tag.p
public let pre = Tag.pre
public let section = Tag.section
public let small = Tag.small
public let span = Tag.span
public let strong = Tag.strong
public let summary = Tag.summary
public let table = Tag.table
public let tbody = Tag.tbody
public let td = Tag.td
public let tfoot = Tag.tfoot
public let th = Tag.th
public let thead = Tag.thead
public let tr = Tag.tr
public let ul = Tag.ul

/// A heading of a level from 1 to 4, for a part that stands below others on some pages only.
public func heading(_ level: Int, _ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
  ([1: Tag.h1, 2: .h2, 3: .h3][level] ?? .h4)(attributes, content: content)
}

/// A name or a text of a person, whose direction does not spread.
public func bdi(_ text: String) -> HTML { Tag.bdi { HTML(.text(text)) } }

/// A message with a name in it, whose direction does not spread.
public func bdi(_ message: Message) -> HTML { Tag.bdi { text(message) } }
