import Domain
public import Localization

/// Whom markup is written for.
public struct Reader: Sendable {
  let text: Localizer
  let ticket: String
  let named: [(name: String, value: String)]

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - text: The reader's language.
  ///   - ticket: The ticket of the page, from which each form gets an id.
  ///   - named: What every posted form sends besides its own fields, such as the account that the page is made for.
  public init(_ text: Localizer, ticket: String = "", naming named: [(name: String, value: String)] = []) {
    (self.text, self.ticket, self.named) = (text, ticket, named)
  }
}

extension HTML {
  /// The markup of what is written already, such as a whole document.
  package var text: String { text(for: Reader(.source)) }

  /// Returns the markup for one reader.
  public func text(for reader: Reader) -> String {
    var writer = HTMLWriter(reader)
    writer.write(self)
    return writer.text
  }

  /// Returns the markup that turns what a reader has into this value.
  ///
  /// Only what changed is sent. A run of equal rows is `<tr data-kept="PLACE" data-count="NUMBER">`, and a row with some
  /// other cells is `<tr data-kept="PLACE" data-count="1" data-cells="PLACES">` with these cells, which `page.js`
  /// replaces.
  ///
  /// - Parameters:
  ///   - last: What the reader has; nil for nothing.
  ///   - new: The state of this value.
  ///   - reader: The reader.
  /// - Returns: The markup.
  package func patch(from last: LiveState?, to new: LiveState, for reader: Reader) -> String {
    var writer = HTMLWriter(reader)
    (writer.known, writer.new) = (last?.rows ?? [:], new.rows)
    writer.write(self)
    writer.flush()
    return writer.text
  }
}

/// Writes markup into bytes: texts are escaped, messages translated.
struct HTMLWriter {
  private var bytes: [UInt8] = []
  private let reader: Reader
  /// The rows that the reader has, and those that it will have.
  fileprivate var (known, new): ([String: LiveState.Row], [String: LiveState.Row]) = ([:], [:])
  /// The run of rows that stays.
  private var kept = 0..<0
  /// Whether the next letter is written small: that of a sentence after its field's label.
  private var lowersNext = false

  init(_ reader: Reader) {
    self.reader = reader
    bytes.reserveCapacity(8192)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func write(_ html: HTML) {
    switch html.node {
    case .group(let parts): for part in parts { write(part) }
    case .derived(let derived): write(derived.content)
    case .row(let row): write(row)
    default:
      flush()
      writeNode(html.node)
    }
  }

  private mutating func writeNode(_ node: HTML.Node) {
    switch node {
    case .text(let text): escape(text)
    case .message(let message): write(message)
    case .sentence(let sentence): write(sentence)
    case .time(let time): write(time)
    case .element(let element): write(element)
    case .form(let form): write(form)
    case .control(let control): write(control)
    case .fault(let fault): write(fault)
    case .trusted(let markup): raw(of: markup)
    case .secret(let part): write(part)
    case .group, .derived, .row: break
    }
  }

  // MARK: Rows

  private mutating func write(_ row: HTML.Row) {
    let key = row.key
    guard let old = known[key], let changed = new[key]?.changedCells(from: old) else {
      flush()
      return writeNode(row.html.node)
    }
    if !changed.isEmpty {
      flush()
      return write(changed, of: row.html, at: old.place)
    }
    if kept.isEmpty || old.place != kept.upperBound {
      flush()
      kept = old.place..<old.place
    }
    kept = kept.lowerBound..<old.place + 1
  }

  private mutating func write(_ changed: [Int], of row: HTML, at place: Int) {
    let places = changed.map(String.init).joined(separator: " ")
    raw(of: "<tr data-kept=\"\(place)\" data-count=\"1\" data-cells=\"\(places)\">")
    if let cells = row.frameAndCells?.cells { for place in changed { write(cells[place]) } }
    raw("</tr>")
  }

  mutating func flush() {
    if kept.isEmpty { return }
    raw(of: "<tr data-kept=\"\(kept.lowerBound)\" data-count=\"\(kept.count)\"></tr>")
    kept = 0..<0
  }

  // MARK: Elements

  private mutating func write(_ element: HTML.Element) {
    let name = element.tag.rawValue
    open(name, element.attributes)
    if element.tag.isVoid { return }
    for part in element.content { write(part) }
    flush()
    close(name)
  }

  private mutating func open(_ name: String, _ attributes: [Attribute]) {
    raw("<")
    raw(of: name)
    for attribute in attributes { write(attribute) }
    raw(">")
  }

  private mutating func close(_ name: String) {
    raw("</")
    raw(of: name)
    raw(">")
  }

  private mutating func write(_ attribute: Attribute) {
    switch attribute.value {
    case .absent: break
    case .flag:
      raw(" ")
      raw(of: attribute.name)
    case .text(let value): write(attribute.name, value)
    case .message(let message):
      let sentence = PlainSentence(message, in: reader.text)
      write(attribute.name, sentence.words)
      if let dated = sentence.dated { write("data-dated-\(attribute.name)", dated) }
    }
  }

  private mutating func write(_ name: String, _ value: String) {
    raw(" ")
    raw(of: name)
    raw("=\"")
    escape(value)
    raw("\"")
  }

  // MARK: Sentences

  private mutating func write(_ message: Message) {
    reader.text.pieces(of: message) { piece in
      switch piece {
      case .words(let words): escape(words)
      case .value(let value): escape(value)
      case .time(let time): write(TimeNode(time: time, style: .moment, attributes: []))
      }
    }
  }

  private mutating func write(_ node: TimeNode) {
    let name = node.isDrawn ? "tspan" : "time"
    open(name, node.attributes + Attribute.time(node.time, node.style, isDrawn: node.isDrawn))
    escape(words(for: node))
    close(name)
  }

  private func words(for node: TimeNode) -> String {
    let day =
      switch node.time {
      case .day(let day): day
      case .moment(let moment): CivilDate(dayNumber: ZoneTable.utc.day(of: moment))
      }
    return switch node.style {
    case .date: reader.text.words(for: day)
    case .month: reader.text.month(of: day)
    case .moment: reader.text.words(for: node.time)
    }
  }

  private mutating func write(_ sentence: Sentence) {
    var open: [Sentence.Mark] = []
    reader.text.pieces(of: sentence.message) { piece in
      switch piece {
      case .words(let words): write(words, sentence.marks, &open)
      case .value(let value): escape(value)
      // The element around it says what time it is.
      case .time(let time) where open.last?.tag == .time: escape(reader.text.words(for: time))
      case .time(let time): write(TimeNode(time: time, style: .moment, attributes: []))
      }
    }
    for mark in open.reversed() { close(mark.tag.rawValue) }
  }

  /// Writes words with the tags of a sentence; any other is text.
  private mutating func write(_ words: Substring, _ marks: [Sentence.Mark], _ open: inout [Sentence.Mark]) {
    var rest = words
    while let start = rest.utf8.firstIndex(of: UInt8(ascii: "<")) {
      escape(rest[..<start])
      rest = rest[start...]
      guard let end = rest.utf8.firstIndex(of: UInt8(ascii: ">")) else { break }
      let name = rest[..<end].dropFirst()
      if let mark = marks.first(where: { $0.name == name }) {
        self.open(mark.tag.rawValue, mark.attributes)
        open.append(mark)
      } else if name.first == "/", open.last?.name == String(name.dropFirst()) {
        close(open.removeLast().tag.rawValue)
      } else {
        escape(rest[...end])
      }
      rest = rest[rest.utf8.index(after: end)...]
    }
    escape(rest)
  }

  // MARK: Forms

  private mutating func write(_ form: FormNode) {
    raw("<form")
    write("method", form.method.rawValue)
    write("action", form.action.text)
    write(.ask(form.asks))
    for attribute in form.attributes { write(attribute) }
    raw(">")
    if form.method == .post { for field in reader.named { writeHidden(field.name, field.value) } }
    if let fault = form.fault { write(fault) }
    if form.asks != nil { writeHidden(Rejection.asksField, "yes") }
    if let page = form.page { writeHidden(Rejection.pageField, page.text) }
    if let purpose = form.purpose { writeHidden("id", "\(reader.ticket)-\(purpose)") }
    for part in form.content { write(part) }
    flush()
    close("form")
  }

  private mutating func writeHidden(_ name: String, _ value: String) {
    raw("<input type=\"hidden\"")
    write("name", name)
    write("value", value)
    raw(">")
  }

  private mutating func write(_ control: Control) {
    switch control.kind {
    case .hidden: writeInput(control, "hidden")
    case .input(let type), .check(let type): writeInput(control, type)
    case .file: writeInput(control, "file")
    case .area:
      openControl("textarea", control)
      // A line break at the start would be lost.
      if control.value?.utf8.first == UInt8(ascii: "\n") { raw("\n") }
      escape(control.value ?? "")
      close("textarea")
    case .select(let choices):
      openControl("select", control)
      write(choices)
      close("select")
    }
  }

  private mutating func writeInput(_ control: Control, _ type: String) {
    raw("<input")
    write("type", type)
    if let id = control.id { write("id", id) }
    if !control.name.isEmpty { write("name", control.name) }
    let value = control.words.map { PlainSentence($0, in: reader.text).words } ?? control.value
    if let value { write("value", value) }
    if control.isOn || (control.sent != nil && control.sent == value) { raw(" checked") }
    for attribute in control.attributes { write(attribute) }
    raw(">")
  }

  private mutating func openControl(_ tag: String, _ control: Control) {
    raw("<")
    raw(of: tag)
    if let id = control.id { write("id", id) }
    if !control.name.isEmpty { write("name", control.name) }
    for attribute in control.attributes { write(attribute) }
    raw(">")
  }

  private mutating func write(_ choices: [Choice]) {
    var group: Message?
    for choice in choices {
      if choice.group != group {
        if group != nil { close("optgroup") }
        group = choice.group
        if let group { open("optgroup", [Attribute("label", .message(group))]) }
      }
      write(choice)
    }
    if group != nil { close("optgroup") }
  }

  private mutating func write(_ choice: Choice) {
    raw("<option")
    write("value", choice.value)
    if let lang = choice.lang { write("lang", lang) }
    if choice.isChosen { raw(" selected") }
    for attribute in choice.attributes { write(attribute) }
    switch choice.name {
    case .message(let message):
      let sentence = PlainSentence(message, in: reader.text)
      if let dated = sentence.dated { write("data-dated", dated) }
      raw(">")
      escape(sentence.words)
    case .text(let text):
      raw(">")
      escape(text)
    case .absent, .flag: raw(">")
    }
    close("option")
  }

  private mutating func write(_ fault: Fault) {
    raw("<p class=\"fault\" role=\"alert\"")
    write("id", Fault.id)
    if fault.isOfForm { raw(" tabindex=\"-1\" autofocus") }
    raw(">")
    if let label = fault.label {
      write(label)
      raw(": ")
      lowersNext = true
    }
    write(fault.sentence)
    lowersNext = false
    close("p")
  }

  // MARK: Bytes

  /// Writes markup of this file.
  private mutating func raw(_ text: StaticString) { text.withUTF8Buffer { bytes.append(contentsOf: $0) } }

  private mutating func raw(of text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  private mutating func escape(_ text: Substring) {
    if lowersNext { return escape(String(text)) }
    var text = text
    text.withUTF8 { EscapedText.append($0, to: &bytes) }
  }

  private mutating func escape(_ text: String) {
    var text = text
    if lowersNext, let first = text.first {
      lowersNext = false
      text = "\(first.lowercased())\(text.dropFirst())"
    }
    text.withUTF8 { EscapedText.append($0, to: &bytes) }
  }
}
