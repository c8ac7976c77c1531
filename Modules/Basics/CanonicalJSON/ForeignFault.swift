extension CanonicalJSON {
  /// The reason why JSON from outside cannot be read, in words for who sent it.
  public struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The member with the fault, such as `submissions[3].action`; nil where the text as a whole is at fault.
    public let field: String?
    /// What is wrong, as the rest of a sentence that begins with the field.
    public let reason: String

    public var description: String { field.map { "\"\($0)\" \(reason)" } ?? "the value \(reason)" }
  }

  /// One element of a list from outside: a value, or the fault that costs only this element.
  package struct Attempt<Value: Decodable & Sendable>: Decodable, Sendable {
    package let result: Result<Value, Fault>

    package init(from decoder: any Decoder) throws {
      guard let decoder = decoder as? TapeDecoder else {
        result = .success(try Value(from: decoder))
        return
      }
      do throws(Fault) { result = .success(try decoder.foreignValue(Value.self)) } catch { result = .failure(error) }
    }
  }
}

extension TapeDecoder {
  /// Decodes a value that comes from outside, which names its faults.
  func foreignValue<Value: Decodable>(_ type: Value.Type) throws(CanonicalJSON.Fault) -> Value {
    if let place = tape.unsafeText(at: index) {
      let reason = "has more than \(String.longestRun) combining marks in a row"
      throw CanonicalJSON.Fault(field: field(at: place), reason: reason)
    }
    do { return try value(type) } catch { throw fault(error) }
  }

  private func fault(_ error: any Error) -> CanonicalJSON.Fault {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      CanonicalJSON.Fault(field: field(context, key.stringValue), reason: "is missing")
    case DecodingError.typeMismatch(let type, let context), DecodingError.valueNotFound(let type, let context):
      CanonicalJSON.Fault(field: field(context), reason: "must be \(Self.kind(type))")
    case DecodingError.dataCorrupted(let context):
      CanonicalJSON.Fault(field: field(context), reason: "is wrong: \(context.debugDescription)")
    default: CanonicalJSON.Fault(field: nil, reason: "cannot be read: \(error)")
    }
  }

  /// The place of a fault below this value, looked for only now, because an error may be one of many attempts.
  private func field(_ context: DecodingError.Context, _ member: String? = nil) -> String? {
    field(at: context.codingPath.lazy.compactMap { ($0 as? Place)?.index }.first ?? index, member)
  }

  private func field(at place: Int, _ member: String? = nil) -> String? {
    let path = tape.path(to: place, from: index).joined() + (member.map { ".\($0)" } ?? "")
    return path.isEmpty ? nil : String(path.hasPrefix(".") ? path.dropFirst() : path[...])
  }

  private static func kind(_ type: Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is any FixedWidthInteger.Type: "a whole number, and not too large"
    case is any BinaryFloatingPoint.Type: "a number"
    case is any CodingKey.Type: "an object"
    default: "a list"
    }
  }

  /// The place of a value as a coding path, which is made for every error and read for few.
  struct Place: CodingKey {
    let index: Int

    init(_ index: Int) { self.index = index }
    init?(stringValue: String) { nil }
    init?(intValue: Int) { index = intValue }

    var stringValue: String { "value \(index)" }
    var intValue: Int? { index }
  }
}

extension JSONTape {
  /// Returns the names and numbers that lead from one value to another in it.
  fileprivate func path(to target: Int, from root: Int) -> [String] {
    var (names, place): ([String], Int) = ([], root)
    while place != target, let step = step(from: place, towards: target) {
      names.append(step.name)
      place = step.place
    }
    return names
  }

  private func step(from place: Int, towards target: Int) -> (name: String, place: Int)? {
    let isObject = values[place].kind == .object
    guard isObject || values[place].kind == .array else { return nil }
    var (child, count) = (place + 1, 0)
    while child < values[place].next {
      let value = isObject ? child + 1 : child
      if isObject, target == child { return (".\(text(at: child) ?? "")", child) }
      if target < values[value].next { return (isObject ? ".\(text(at: child) ?? "")" : "[\(count)]", value) }
      (child, count) = (values[value].next, count + 1)
    }
    return nil
  }
}
