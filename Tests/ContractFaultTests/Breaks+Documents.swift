extension PlantedFault {
  /// Which fault breaks which rules of documents.
  static let breaksOfDocuments: [String: [String]] = [
    "adds to a body rather than replacing it": [
      "a save replaces the body and the labels whole",
      "a write id may hold any text",
    ],
    "answers a batch in the order of its paths": [
      "a batch does each of its writes, and answers with heads in their order"
    ],
    "answers a load with the parent's document where there is none": [
      "a path that nobody has written to holds nothing"
    ],
    "answers a repeated deletion as if it were new": [
      "a repeated batch is answered with the same heads",
      "a write id that comes back as a deletion is refused",
      "a write repeated after reopening is answered with the same head",
    ],
    "cuts bodies that are too large": [
      "a body of the largest size is kept whole, one byte more is refused"
    ],
    "deletes what is saved empty": [
      "a deletion's id that comes back as a write is refused",
      "an empty body is not a deletion",
    ],
    "deletes what lies below, too": [
      "saving one document leaves the others alone"
    ],
    "deletes whatever is expected": [
      "a deletion is bound by what it expects"
    ],
    "does not list what was deleted once": [
      "a deleted document is not listed until it is written again"
    ],
    "does not tell what a conflict was with": [
      "expecting a revision is met by that revision only"
    ],
    "does only the last of the writes to one path": [
      "a batch may write one path twice, one write after the other"
    ],
    "drops labels": [
      "a document that was saved is loaded as it was saved",
      "a write id that comes back with other labels is refused",
    ],
    "enters what it refuses into the feed": [
      "a conflict in the last write of a batch changes nothing on any path",
      "a path, label or write id that no store takes is refused",
    ],
    "finds labels that begin alike": [
      "a label finds exactly the documents that bear it",
      "a label may hold any text",
      "two spellings of one letter are two documents, two labels and two writes",
    ],
    "forgets what is deleted": [
      "a document can be deleted that never was",
      "a repeated deletion is answered with the same head",
    ],
    "gives a document another stamp at each reading": [
      "a batch with a write that no store takes changes nothing"
    ],
    "gives up its clock to a given stamp": [
      "a given stamp from a slow clock does not put the store's clock back"
    ],
    "goes on at the path that it is given": [
      "a full page holds as many documents as a page may",
      "pages of a list join without gap or repeat",
    ],
    "goes on only after a path that is there": [
      "a list goes on after the path it is given, which need not exist"
    ],
    "has the same device as every other": [
      "a given stamp is kept, older or newer than the store's own",
      "a stamp at either end of time is kept",
      "stores have devices of their own",
    ],
    "judges a repeat by what it expects": [
      "a repeated write is answered with the same head and makes no second revision",
      "a write repeated by many at once is done once",
    ],
    "keeps bodies as text": [
      "a body may hold any bytes"
    ],
    "keeps half of the labels": [
      "as many labels as allowed are taken, one more is refused"
    ],
    "knows a repeat by its id alone": [
      "a write id that comes back with another body is refused"
    ],
    "leaves labels on what is deleted": [
      "a deleted document is loaded with its head and without body and labels"
    ],
    "lists in the order of the alphabet": [
      "a list is in the order of the paths' bytes",
      "a path may hold any text",
    ],
    "lists in the order of writing": [
      "a list holds at most as many documents as asked for, the first ones"
    ],
    "lists local documents under their own prefix only": [
      "the root lists everything"
    ],
    "lists only what lies below the prefix, not what is at it": [
      "a list holds what is at and under its prefix, by whole segments"
    ],
    "lists the size that a document had first": [
      "a list holds the heads that are loaded",
      "two openings see each other's documents at once",
    ],
    "lists what begins alike": [
      "a list takes limits from nothing to a full page and no other"
    ],
    "lists what is deleted": [
      "documents are the same after reopening"
    ],
    "looks first and writes later": [
      "of writers on two openings exactly one wins",
      "of writers that expect the same revision exactly one wins",
    ],
    "looks for a label everywhere": [
      "a label is looked for under the prefix only"
    ],
    "loses every seventh document": [
      "concurrent writers lose no write"
    ],
    "makes what is not there when it is expected at a revision": [
      "a conflict over a path that nobody has written to tells that there is nothing"
    ],
    "moves its clock on for what it refuses": [
      "the stamp of a refused write does not move the store's clock"
    ],
    "names another device for each write": [
      "a given stamp from a fast clock moves the store's clock on",
      "a write is stamped with the store's clock and device",
      "every port of a store is stamped by one clock",
      "stamps grow when the clock runs backwards",
    ],
    "never takes a label away": [
      "a label that was taken away finds the document no more"
    ],
    "refuses a batch of nothing": [
      "a batch of nothing does nothing"
    ],
    "refuses a batch of which it knows a part": [
      "a batch that is partly known does only what is new"
    ],
    "repeats a write whose time has passed": [
      "a refused write leaves its id free",
      "a repeat that arrives after a later write is judged by what it expects",
      "of writers that expect absence exactly one wins",
    ],
    "says that every document is at its first revision": [
      "each save of a document raises its revision",
      "revisions and stamps grow over reopening, also when the clock runs backwards",
    ],
    "stamps by a clock that runs ahead": [
      "stamps grow while the clock stands still, also within a batch",
      "stamps of two openings are all different and grow from one write to the next",
    ],
    "starts revisions anew after a deletion": [
      "revisions grow across delete and create"
    ],
    "takes a repeat for another write when it is stamped": [
      "a repeat is known whatever it expects and however it is stamped"
    ],
    "takes absent for never written": [
      "expecting absence is met where there is no document or a deleted one"
    ],
    "takes any revision of a deleted document for the expected one": [
      "a deleted document is met by its revision"
    ],
    "takes batches of any size, a thousand at a time": [
      "as many writes as a batch may hold are taken, one more is refused"
    ],
    "takes paths of half the depth only": [
      "a path of the most segments is taken, one more is refused"
    ],
    "tells of a write before it can be read": [
      "expecting nothing in particular always saves",
      "one write id may be used on several paths",
    ],
    "wants to be told the revision of what is overwritten": [
      "a list never shows half of a batch"
    ],
  ]
}
