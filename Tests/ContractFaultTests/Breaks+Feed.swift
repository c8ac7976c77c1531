extension PlantedFault {
  /// Which fault breaks which rules of the feed, of streams and of copies.
  static let breaksOfFeed: [String: [String]] = [
    "answers nothing more once closed": [
      "a copy made twice is harmless"
    ],
    "bends limits that are out of bounds": [
      "a page of the feed holds from one to a full page of changes and no other number"
    ],
    "does not end a stream whose reader is cancelled": [
      "a follower that is cancelled ends and leaves nothing behind",
      "snapshots that are let go leave nothing behind",
    ],
    "does not know a repeat": [
      "a copy made twice is harmless",
      "a copy that was cut off is completed by copying again",
    ],
    "drops given stamps": [
      "a copy reads the same: definitions, times, stamps and ids"
    ],
    "enters only the first item of a batch into the feed": [
      "a batch has an entry for each item that it wrote",
      "a copy moves more than a page of everything",
    ],
    "enters repeats into the feed": [
      "a repeated write leaves no trace"
    ],
    "enters what it refuses into the feed": [
      "a refused write leaves no trace"
    ],
    "follows the feed of what begins alike": [
      "only what lies under the prefix is listed, by whole segments"
    ],
    "forgets on compaction what was changed before": [
      "nothing is missed over any number of rewrites",
      "nothing is missed over many rewrites and reopenings",
    ],
    "makes do with identifiers that no store takes": [
      "under a path that no store takes there are no changes"
    ],
    "gives a document another stamp at each reading": [
      "a followed document is not given again for what happens below it"
    ],
    "gives a follower nothing at first": [
      "a follower is given the store's cursor at once",
      "a follower that comes back has missed nothing",
    ],
    "gives a second reader of a stream where the first one is": [
      "one stream may be read twice, each reader from its own beginning"
    ],
    "gives another identity at each opening": [
      "a follower that comes back has missed nothing",
      "nothing is missed by a reader who reopens the store after each page",
      "the feed is the same after reopening, and its cursors stay good",
    ],
    "gives back what it read the first time": [
      "a followed document is given as it is, and again after each change"
    ],
    "gives every page one item before its place": [
      "a copy after a cursor moves only what has changed",
      "a cursor gives what changed after it and nothing else",
    ],
    "keeps from a slow follower what came last": [
      "a slow follower skips to the newest cursor and never misses the last"
    ],
    "leaves closed journals out of the feed": [
      "a copy reads the same: definitions, times, stamps and ids",
      "every write of every port is in the feed when it is acknowledged",
    ],
    "leaves its cursor where it was while nothing under the prefix has changed": [
      "a cursor moves on past what lies outside the prefix"
    ],
    "leaves what is deleted out of the feed": [
      "a copy after a cursor moves only what has changed",
      "every write of every port is in the feed when it is acknowledged",
      "without a cursor the feed lists everything, deleted documents as such",
    ],
    "lists an item for each of its changes": [
      "an item that changes again stands once, at its latest change"
    ],
    "lists changes in the order of their paths": [
      "an item that changes again stands once, at its latest change"
    ],
    "lists paths as text without escapes": [
      "any text of a path is carried through the feed"
    ],
    "lists what is deleted": [
      "a followed list is given as it is, and again after each change in it"
    ],
    "lists what is deleted as if it were there": [
      "without a cursor the feed lists everything, deleted documents as such"
    ],
    "loses every fifth change": [
      "a reader misses nothing while another opening writes",
      "a reader misses nothing while many write",
      "nothing is missed by a reader who reopens the store after each page",
    ],
    "moves its cursor on past what did not fit on the page": [
      "a reader that stops anywhere goes on where it was",
      "pages of the feed of any size join without gap or repeat",
    ],
    "never forgets a follower": [
      "a follower that breaks off its loop leaves nothing behind",
      "a follower that is cancelled ends and leaves nothing behind",
      "snapshots that are let go leave nothing behind",
      "a board's events leave no follower behind",
    ],
    "refuses to write while followers do not read": [
      "no writer waits for a follower that does not read"
    ],
    "registers a follower before it reads": [
      "a stream that nobody reads leaves nothing behind"
    ],
    "says that there is more to come after the last change": [
      "pages of the feed of any size join without gap or repeat"
    ],
    "says that there is never more to come": [
      "a copy moves more than a page of everything",
      "a reader that stops anywhere goes on where it was",
      "pages under a prefix join without gap or repeat",
    ],
    "shows another opening only what it has changed since": [
      "the feed is the same after reopening, and its cursors stay good",
      "two openings give the same feed and take each other's cursors",
    ],
    "takes a cursor from any store": [
      "another store's cursor is unknown"
    ],
    "takes a cursor that it has not come to for the last one": [
      "a cursor that the store has not come to is unknown"
    ],
    "takes a missing board for an empty one": [
      "a followed board that is not there tells so"
    ],
    "takes items of one path for one item": [
      "a document, a journal and a board at one path are three items"
    ],
    "tells a follower nothing after the first": [
      "a followed document is given as it is, and again after each change",
      "a followed list is given as it is, and again after each change in it",
      "a followed session gives its head, and again after each change",
      "a follower of any port is told of each write under its prefix",
    ],
    "tells a follower nothing of another opening's writes": [
      "a followed board shows what is submitted through another opening",
      "a follower is told of what another opening writes",
      "a board's events tell what another opening wrote",
    ],
    "tells a follower of everything": [
      "a follower is not told of what lies beside its prefix"
    ],
    "tells a follower of one port's writes only": [
      "a followed board gives its page, and again when what it shows has changed",
      "a follower of any port is told of each write under its prefix",
    ],
    "tells a follower of what begins alike": [
      "a follower is not told of what lies beside its prefix"
    ],
    "tells of a change that nobody made": [
      "a store that nobody has written to has no changes"
    ],
    "tells of a write before it can be read": [
      "what a reader learns of it can read"
    ],
    "tells one follower only": [
      "many followers are all told"
    ],
  ]
}
