package import Domain
package import Hummingbird
import Hypertext
package import Notices
package import ScoreServer

/// The signed-in account's notices, as a live page and as JSON.
package struct InboxRoutes: Sendable {
  private let pages: CommonPages
  private let inbox: Inbox
  private let now: @Sendable () -> Timestamp
  private let newTicket: @Sendable () -> FormTicket

  /// Creates the routes.
  ///
  /// - Parameters:
  ///   - pages: The look of the page.
  ///   - inbox: All users' notices.
  ///   - now: The clock, for the time of reading.
  ///   - newTicket: Returns a ticket for each rendering of the page.
  package init(
    _ pages: CommonPages,
    inbox: Inbox,
    now: @escaping @Sendable () -> Timestamp,
    newTicket: @escaping @Sendable () -> FormTicket
  ) {
    (self.pages, self.inbox, self.now, self.newTicket) = (pages, inbox, now, newTicket)
  }

  package func add(to router: Router<SignedInContext>) {
    router.get("inbox") { request, context in
      let account = try context.requireAccount()
      let notices = try await inbox.notices(of: account.user, at: now())
      if request.wantsJSON { return try Response.json(notices.map { NoticeScreen($0, pages.words) }) }
      return Response.html(
        pages.in(context.language).inbox(notices, ticket: newTicket(), account: account)
      )
    }
    router.get("inbox/live") { request, context in
      let account = try context.requireAccount()
      return EventStream.response(to: request, on: inbox.follow(account.user)) {
        guard try await context.isStillThemselves() else { return nil }
        let pages = pages.in(context.language)
        return pages.part(pages.notices(try await inbox.notices(of: account.user, at: now())))
      }
    }
    router.post("inbox/read") { request, context in
      let account = try context.requireAccount()
      _ = try await Form(request, context).ticket()
      try await inbox.markRead(of: account.user, at: now())
      return Response.redirect(to: WebAddress("inbox"))
    }
  }
}
