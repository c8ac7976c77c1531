import CanonicalJSON
public import Spaces

extension StoredValue {
  /// Returns the faults of the type against documents of earlier versions.
  ///
  /// Each sample is read as it is, with a field of a later version, and without each of its fields.
  ///
  /// - Parameter samples: A document of each version that was released, as its bytes stand in a store.
  /// - Returns: A line for each fault.
  public static func evolutionFaults(in samples: [String]) -> [String] {
    var faults: [String] = []
    for sample in samples {
      guard let fields = JSONFields(Array(sample.utf8)), Self(stored: fields.bytes) != nil else {
        faults.append("cannot read \(sample)")
        continue
      }
      var newer = fields
      newer[Array("fieldOfALaterVersion".utf8)] = Array("{\"deep\":[1]}".utf8)
      if Self(stored: newer.bytes) == nil { faults.append("cannot read a later version of \(sample)") }
      for name in fields.names {
        var older = fields
        older[name] = nil
        if Self(stored: older.bytes) == nil { faults.append("needs \(String(decoding: name, as: UTF8.self))") }
      }
    }
    return faults
  }
}
