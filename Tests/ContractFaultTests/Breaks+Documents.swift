extension PlantedFault {
  /// Which fault breaks which rules of documents.
  static let breaksOfDocuments: [String: [String]] = [
    "adds to a body rather than replacing it": [
      "a save replaces the body and the labels whole"
    ],
    "answers a batch in the order of its paths": [
      "a batch does each of its writes, and answers with heads in their order"
    ],
    "answers a load with the parent's document where there is none": [
      "a path that nobody has written to holds nothing"
    ],
    "answers a repeated deletion as if it were new": [
      "a repeated deletion is answered with the same head"
    ],
    "bends limits that are out of bounds": [
      "a list takes limits from nothing to a full page and no other"
    ],
    "cuts bodies at half of the largest size": [
      "a body of the largest size is kept whole, one byte more is refused"
    ],
    "cuts bodies that are too large": [
      "a body of the largest size is kept whole, one byte more is refused"
    ],
    "deletes what is saved empty": [
      "an empty body is not a deletion"
    ],
    "deletes what lies below, too": [
      "saving one document leaves the others alone"
    ],
    "deletes whatever is expected": [
      "a deletion is bound by what it expects"
    ],
    "does batches one by one": [
      "a batch with a write that no store takes changes nothing",
      "a conflict in the last write of a batch changes nothing on any path",
      "a list never shows half of a batch",
    ],
    "does not know a repeat": [
      "a repeated batch is answered with the same heads",
      "a repeated write is answered with the same head and makes no second revision",
      "a write repeated by many at once is done once",
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
    "drops given stamps": [
      "a given stamp is kept, older or newer than the store's own"
    ],
    "drops labels": [
      "a document that was saved is loaded as it was saved",
      "a write id that comes back with other labels is refused",
    ],
    "finds labels that begin alike": [
      "a label finds exactly the documents that bear it"
    ],
    "forgets what is deleted": [
      "a document can be deleted that never was"
    ],
    "gives back what it read the first time": [
      "two openings see each other's documents at once"
    ],
    "gives no page longer than a hundred": [
      "a full page holds as many documents as a page may"
    ],
    "gives pages that are longer than asked for": [
      "a list holds at most as many documents as asked for, the first ones"
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
    "has a clock for each port": [
      "every port of a store is stamped by one clock"
    ],
    "has the same device as every other": [
      "stores have devices of their own"
    ],
    "ignores what is expected": [
      "expecting a revision is met by that revision only",
      "of writers that expect absence exactly one wins",
    ],
    "judges a repeat by what it expects": [
      "a repeat is known whatever it expects and however it is stamped",
      "a repeated batch is answered with the same heads",
      "a repeated write is answered with the same head and makes no second revision",
    ],
    "keeps bodies as text": [
      "a body may hold any bytes"
    ],
    "keeps each opening to itself, and nothing over reopening": [
      "documents are the same after reopening",
      "revisions and stamps grow over reopening, also when the clock runs backwards",
    ],
    "keeps half of the labels": [
      "as many labels as allowed are taken, one more is refused"
    ],
    "knows a repeat by its id alone": [
      "a deletion's id that comes back as a write is refused",
      "a write id that comes back as a deletion is refused",
      "a write id that comes back with another body is refused",
      "a write id that comes back with other labels is refused",
    ],
    "knows an id wherever it was used": [
      "one write id may be used on several paths"
    ],
    "knows no time before 1970 and none far away": [
      "a stamp at either end of time is kept"
    ],
    "knows the ids of one opening only": [
      "a write repeated after reopening is answered with the same head"
    ],
    "leaves labels on what is deleted": [
      "a deleted document is loaded with its head and without body and labels"
    ],
    "leaves what was deleted in its files": [
      "no earlier content of a deleted document is left in the files once the store is closed",
      "the content of a deleted document leaves the store's files by itself",
    ],
    "lists in the order of the alphabet": [
      "a list is in the order of the paths' bytes"
    ],
    "lists in the order of writing": [
      "a list holds at most as many documents as asked for, the first ones"
    ],
    "lists the documents of users under their own prefix only": [
      "the root lists everything"
    ],
    "lists nothing at the root": [
      "the root lists everything"
    ],
    "lists only what lies below the prefix, not what is at it": [
      "a list holds what is at and under its prefix, by whole segments"
    ],
    "lists the size that a document had first": [
      "a list holds the heads that are loaded"
    ],
    "lists what begins alike": [
      "a list holds what is at and under its prefix, by whole segments"
    ],
    "lists what is deleted": [
      "a deleted document is not listed until it is written again"
    ],
    "looks first and writes later": [
      "of writers on two openings exactly one wins",
      "of writers that expect the same revision exactly one wins",
    ],
    "looks for a label everywhere": [
      "a label is looked for under the prefix only"
    ],
    "loads all documents that it is asked for at once": [
      "of many documents the first are loaded, as many as one call may hold"
    ],
    "loads several documents in the order of their paths": [
      "several documents are loaded as each of them is, in the order asked for"
    ],
    "loses every seventh document": [
      "concurrent writers lose no write"
    ],
    "makes do with identifiers that no store takes": [
      "a batch with a write that no store takes changes nothing",
      "a path, label or write id that no store takes is refused",
      "by a path or label that no store takes nothing is found",
    ],
    "makes do with paths that are too deep, and with the root": [
      "a path of the most segments is taken, one more is refused"
    ],
    "makes what is not there when it is expected at a revision": [
      "a conflict over a path that nobody has written to tells that there is nothing"
    ],
    "moves its clock on for what it refuses": [
      "the stamp of a refused write does not move the store's clock"
    ],
    "names another device for each write": [
      "a write is stamped with the store's clock and device"
    ],
    "never takes a label away": [
      "a label that was taken away finds the document no more",
      "a save replaces the body and the labels whole",
    ],
    "reads a percent sign as the start of an escape": [
      "a label may hold any text",
      "a path may hold any text",
    ],
    "refuses a batch of nothing": [
      "a batch of nothing does nothing"
    ],
    "refuses a batch of which it knows a part": [
      "a batch that is partly known does only what is new"
    ],
    "refuses to delete what is not there": [
      "a document can be deleted that never was"
    ],
    "repeats a write whose time has passed": [
      "a repeat that arrives after a later write is judged by what it expects",
      "of writers that expect absence exactly one wins",
    ],
    "says that every document is at its first revision": [
      "each save of a document raises its revision"
    ],
    "stamps by a clock that runs ahead": [
      "a write is stamped with the store's clock and device"
    ],
    "stamps with its clock, whatever it has seen": [
      "a given stamp from a fast clock moves the store's clock on",
      "revisions and stamps grow over reopening, also when the clock runs backwards",
      "stamps grow when the clock runs backwards",
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
    "takes as many labels as it is given, and keeps what it may": [
      "as many labels as allowed are taken, one more is refused"
    ],
    "takes batches of any size, a thousand at a time": [
      "as many writes as a batch may hold are taken, one more is refused"
    ],
    "takes half of the largest batch": [
      "as many writes as a batch may hold are taken, one more is refused"
    ],
    "takes paths of half the depth only": [
      "a path of the most segments is taken, one more is refused"
    ],
    "takes two spellings of one letter for the same": [
      "two spellings of one letter are two documents, two labels and two writes"
    ],
    "takes upper and lower case for the same": [
      "a label may hold any text",
      "a path may hold any text",
      "a write id may hold any text",
    ],
    "trims texts": [
      "a label may hold any text",
      "a path may hold any text",
      "a write id may hold any text",
    ],
    "uses up the ids of what it refuses": [
      "a refused write leaves its id free"
    ],
    "wants to be told the revision of what is overwritten": [
      "expecting nothing in particular always saves"
    ],
  ]
}
