// Written by npm run messages.

/** The parameters of each message by its key, null for none. */
export interface MessageParameters {
  'collections.actionsForSelectedItems': null
  'collections.addADescription': null
  'collections.addCount': { count: number }
  'collections.addItems': null
  'collections.addItemsTo': { name: string | number }
  'collections.addToACollection': { what: string | number }
  'collections.addedToName': { name: string | number }
  'collections.all': null
  'collections.alreadyAdded': null
  'collections.byOwner': { owner: string | number }
  'collections.collectionFilter': null
  'collections.collections': null
  'collections.collectionsExplanation': null
  'collections.couldntLoadTheCollections': null
  'collections.couldntLoadTheItems': null
  'collections.couldntSearchTheLibrary': null
  'collections.createTyped': { typed: string | number }
  'collections.created': { name: string | number }
  'collections.currentSelected': { current: number }
  'collections.deletedCollections': null
  'collections.deletedItsLinksNoLonger': { name: string | number }
  'collections.downloadZip': null
  'collections.downloadingFiles': { bytes: string | number; files: number }
  'collections.dragInstructions': null
  'collections.dropOnCollection': null
  'collections.editFilters': null
  'collections.editFiltersToChange': null
  'collections.favorite': { name: string | number }
  'collections.favorites': null
  'collections.findAPerson': null
  'collections.findOrCreateCollection': null
  'collections.freeze': null
  'collections.freezeHint': null
  'collections.frozenItKeepsItsCurrent': null
  'collections.items': { count: number }
  'collections.itemsAdded': { count: number }
  'collections.itemsInThisCollection': null
  'collections.itemsRemoved': { count: number }
  'collections.lastUpdated': null
  'collections.loadingMore': null
  'collections.matchesAreAdded': null
  'collections.mine': null
  'collections.moreFor': { name: string | number }
  'collections.mostItems': null
  'collections.moveBackOne': null
  'collections.moveForwardOne': null
  'collections.moveHandleHint': null
  'collections.moveName': { name: string | number }
  'collections.moveToEnd': null
  'collections.moveToStart': null
  'collections.namesWhatNoLongerExists': { missing: string | number }
  'collections.newCollection': null
  'collections.newOwner': null
  'collections.newSmartCollection': null
  'collections.noCollectionsYet': null
  'collections.noCollectionsYetCreate': null
  'collections.noFavoritesYet': null
  'collections.noItemsFound': null
  'collections.noMatchingEditors': null
  'collections.noPrivateCollections': null
  'collections.noResults': { search: string | number }
  'collections.noSmartCollectionsYet': null
  'collections.onlyYou': null
  'collections.orderChanged': null
  'collections.pageForOnePerson': null
  'collections.privateLabel': null
  'collections.removeVote': null
  'collections.removed': { name: string | number }
  'collections.restoreCollection': { name: string | number }
  'collections.restored': { name: string | number }
  'collections.searchCollections': null
  'collections.searchTheLibrary': null
  'collections.shareCollection': { name: string | number }
  'collections.smart': null
  'collections.smartCollectionHint': null
  'collections.smartFilledBySavedFilters': null
  'collections.theItem': null
  'collections.transferCollection': { name: string | number }
  'collections.transferHint': null
  'collections.transferPrivateHint': null
  'collections.transferred': { name: string | number; owner: string | number }
  'collections.undone': null
  'collections.updated': null
  'collections.upvote': null
  'collections.upvoteNameVotes': { name: string | number; upvotes: number }
  'collections.visibleOnlyToYou': null
  'collections.visibleTo': null
  'collections.visibleToTeam': null
  'collections.whatIts': null
  'collections.wholeTeam': null
  'collections.you': null
  'collections.youDontHaveAnyCollections': null
  'doctor.allFine': null
  'doctor.checks': null
  'doctor.couldntExamine': null
  'doctor.examineAgain': null
  'doctor.examined': null
  'doctor.examining': null
  'doctor.faults': { count: number }
  'doctor.states.fault': null
  'doctor.states.ok': null
  'doctor.states.unknown': null
  'doctor.states.warning': null
  'exports.canceled': null
  'exports.couldntLoadTheExports': null
  'exports.csvHint': null
  'exports.deletedAt': { time: string | number }
  'exports.exportCsv': null
  'exports.exportZip': null
  'exports.items': { count: number }
  'exports.nameExportProgress': { name: string | number }
  'exports.noExportsYetTheyreKept': null
  'exports.previousExports': null
  'exports.progressOf': { done: number; total: number }
  'exports.removeNameExport': { name: string | number }
  'exports.theExportFailed': null
  'exports.zipHint': null
}
