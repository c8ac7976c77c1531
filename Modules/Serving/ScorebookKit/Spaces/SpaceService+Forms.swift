public import Domain
public import Pages
public import ScoreServer
public import Spaces
import Synchronization
import WireFormat

extension SpaceService {
  /// Records the events of a form, once for its ticket.
  ///
  /// - Parameters:
  ///   - id: The space.
  ///   - purpose: The name of the form, because several forms of a page may share a ticket.
  ///   - form: The form. A ticket that was used for another form is rejected.
  ///   - visit: The request.
  ///   - decide: Returns the events, or rejects the form.
  /// - Returns: The space afterwards.
  /// - Throws: ``Spaces/SpaceError``; ``WireFormat/Problem`` for a form without a ticket.
  @discardableResult
  public func record(
    in id: SpaceID,
    for purpose: String,
    by form: Form,
    of visit: Visit,
    _ decide: @Sendable (SpaceView<Fold>) throws -> [EventDraft]
  ) async throws -> SpaceView<Fold> {
    let ticket = Ticket("\(try form.ticket())-\(purpose)", for: form.content)
    // A problem names the field at fault, which a refusal cannot.
    let fault = Mutex<Problem?>(nil)
    do {
      return try await record(in: id, as: ticket, isLate: visit.isLate) { view throws(Refusal) in
        do { return try decide(view) } catch {
          fault.withLock { $0 = error as? Problem }
          throw Refusal(error)
        }
      }
    } catch {
      throw fault.withLock(\.self) ?? error
    }
  }
}

extension Refusal {
  /// Creates the refusal of a form's or a rule's error.
  init(_ error: any Error) {
    switch error {
    case let refusal as Refusal: self = refusal
    case let problem as Problem:
      self.init(problem.code, problem.title)
    default: self.init("invalid", Message(key: "%@", arguments: [.text("\(error)")]))
    }
  }
}
