// Written by npm run messages.

/** The parameters of each message by its key, null for none. */
export interface MessageParameters {
  'activity.alreadyRestored': null
  'activity.andOtherItems': { count: number }
  'activity.changeLabels.insert': null
  'activity.changeLabels.modify': null
  'activity.changeLabels.remove': null
  'activity.changedTimes': { count: number; name: string | number }
  'activity.changedTo': null
  'activity.changesBy': { name: string | number }
  'activity.couldntLoadTheActivity': null
  'activity.fields.broken': null
  'activity.fields.cover': null
  'activity.fields.description': null
  'activity.fields.expiresOn': null
  'activity.fields.inLibrary': null
  'activity.fields.name': null
  'activity.fields.owner': null
  'activity.fields.publishAt': null
  'activity.fields.releasesOn': null
  'activity.fields.search': null
  'activity.fields.shareable': null
  'activity.fields.status': null
  'activity.fields.tags': null
  'activity.fields.visibility': null
  'activity.fields.visitorDescription': null
  'activity.filters.everything': null
  'activity.filters.noneArrangedManually': null
  'activity.formatChange.added': null
  'activity.formatChange.order': null
  'activity.formatChange.removed': null
  'activity.formatChange.to': null
  'activity.formatValue.notResponding': null
  'activity.formatValue.nothing': null
  'activity.formatValue.off': null
  'activity.formatValue.on': null
  'activity.formatValue.other': null
  'activity.formatValue.responding': null
  'activity.history': null
  'activity.historyOf': { name: string | number }
  'activity.insertedCollections': { count: number }
  'activity.insertedItems': { count: number }
  'activity.insertedSites': { count: number }
  'activity.modifiedCollections': { count: number }
  'activity.modifiedItems': { count: number }
  'activity.modifiedSites': { count: number }
  'activity.noActivityYet': null
  'activity.publishedAgain': null
  'activity.publishedFirst': null
  'activity.removedCollections': { count: number }
  'activity.removedItems': { count: number }
  'activity.removedSites': { count: number }
  'activity.restored': null
  'activity.satchel': null
  'activity.shared': null
  'activity.sharedCollections': { count: number }
  'activity.sharedItems': { count: number }
  'activity.sharedSites': { count: number }
  'activity.showAll': null
  'activity.showLess': null
  'activity.statuses.draft': null
  'activity.statuses.published': null
  'activity.untitled': null
  'activity.withLinks': { count: number }
  'activity.withRecipient': { recipient: string | number }
  'agreements.add': null
  'agreements.archiveNamed': { name: string | number }
  'agreements.archived': { name: string | number }
  'agreements.couldntLoad': null
  'agreements.editNamed': { name: string | number }
  'agreements.figures': { acceptances: number; links: number; version: string | number }
  'agreements.hint': null
  'agreements.isArchived': null
  'agreements.isPdf': null
  'agreements.name': null
  'agreements.newVersionHint': null
  'agreements.restoreNamed': { name: string | number }
  'agreements.restored': { name: string | number }
  'agreements.text': null
  'agreements.textHint': null
  'agreements.title': null
  'analytics.activeDays': null
  'analytics.activeDaysInPreviousPeriod': null
  'analytics.activeOf': { active: number; people: number }
  'analytics.added': null
  'analytics.addedCount': { count: number }
  'analytics.adoption': null
  'analytics.adoptionLabels.added': null
  'analytics.adoptionLabels.searched': null
  'analytics.adoptionLabels.shared': null
  'analytics.all': null
  'analytics.analytics': null
  'analytics.answerTimes': { median: string | number; p95: string | number }
  'analytics.asATable': { title: string | number }
  'analytics.auto': null
  'analytics.browser': null
  'analytics.byClicks': null
  'analytics.bySubmissions': null
  'analytics.chooseItem': null
  'analytics.clickCount': { count: number }
  'analytics.clicks': null
  'analytics.clicksInPreviousPeriod': null
  'analytics.collection': null
  'analytics.collections': null
  'analytics.columnFor': { column: string | number; row: string | number }
  'analytics.columns': null
  'analytics.comparedWithDay': { day: string | number }
  'analytics.comparedWithDays': { from: string | number; to: string | number }
  'analytics.content': null
  'analytics.copyLink': null
  'analytics.couldntLoadTheReport': null
  'analytics.couldntLoadUnused': null
  'analytics.country': null
  'analytics.coverage': null
  'analytics.coverageLine': null
  'analytics.coverageOf': { columnsBy: string | number; rowsBy: string | number }
  'analytics.coverageTitle': null
  'analytics.csv': null
  'analytics.ctas': null
  'analytics.dateRange': null
  'analytics.dayCount': { count: number }
  'analytics.days': null
  'analytics.device': null
  'analytics.down': null
  'analytics.downloads': null
  'analytics.draft': null
  'analytics.emailWeekly': null
  'analytics.endDateIsBeforeStart': null
  'analytics.everySearchSucceeded': null
  'analytics.figureLabels.active': null
  'analytics.figureLabels.added': null
  'analytics.figureLabels.clicks': null
  'analytics.figureLabels.downloads': null
  'analytics.figureLabels.impressions': null
  'analytics.figureLabels.links': null
  'analytics.figureLabels.nothing': null
  'analytics.figureLabels.opened': null
  'analytics.figureLabels.people': null
  'analytics.figureLabels.searched': null
  'analytics.figureLabels.searches': null
  'analytics.figureLabels.seconds': null
  'analytics.figureLabels.shared': null
  'analytics.figureLabels.submissions': null
  'analytics.figureLabels.unused': null
  'analytics.figureLabels.viewers': null
  'analytics.figureLabels.views': null
  'analytics.figurePreviousPeriod': { figureWords: string | number }
  'analytics.figures': null
  'analytics.formatDateRange': { from: string | number; to: string | number }
  'analytics.formatDifference.less': { share: string | number }
  'analytics.formatDifference.more': { share: string | number }
  'analytics.formatInterval.monthOf': { day: string | number }
  'analytics.formatInterval.weekOf': { day: string | number }
  'analytics.foundNothing': null
  'analytics.from': null
  'analytics.groupBy': null
  'analytics.health': null
  'analytics.health.actionOn': { action: string | number; name: string | number }
  'analytics.health.addWish': null
  'analytics.health.added': null
  'analytics.health.changed': null
  'analytics.health.checkAgain': null
  'analytics.health.checked': null
  'analytics.health.checking': null
  'analytics.health.classify': null
  'analytics.health.classifyInLibrary': null
  'analytics.health.couldntBeReached': null
  'analytics.health.couldntBeRead': null
  'analytics.health.couldntLoad': null
  'analytics.health.couldntLoadThin': null
  'analytics.health.empty.broken': null
  'analytics.health.empty.expiring': null
  'analytics.health.empty.gaps': null
  'analytics.health.empty.stale': null
  'analytics.health.empty.unclassified': null
  'analytics.health.empty.unused': null
  'analytics.health.everyones': null
  'analytics.health.expiredOn': { day: string | number }
  'analytics.health.expiresOn': { day: string | number }
  'analytics.health.extend': null
  'analytics.health.extended': { day: string | number; name: string | number }
  'analytics.health.gapCounts': { people: number; searches: number }
  'analytics.health.health': null
  'analytics.health.inDemand': null
  'analytics.health.inDemandHint': null
  'analytics.health.items': { count: number }
  'analytics.health.kindLabels.broken': null
  'analytics.health.kindLabels.expiring': null
  'analytics.health.kindLabels.gaps': null
  'analytics.health.kindLabels.stale': null
  'analytics.health.kindLabels.unclassified': null
  'analytics.health.kindLabels.unused': null
  'analytics.health.kindLines.broken': null
  'analytics.health.kindLines.expiring': null
  'analytics.health.kindLines.gaps': null
  'analytics.health.kindLines.stale': null
  'analytics.health.kindLines.unclassified': null
  'analytics.health.kindLines.unused': null
  'analytics.health.markedUpToDate': { name: string | number }
  'analytics.health.mine': null
  'analytics.health.moveToBin': null
  'analytics.health.movedToBin': { name: string | number }
  'analytics.health.owner': null
  'analytics.health.ownerOrAdminOnly': null
  'analytics.health.upToDate': null
  'analytics.health.viewWish': null
  'analytics.health.wishAdded': null
  'analytics.impressions': null
  'analytics.item': null
  'analytics.itemName': { itemName: string | number; to: string | number }
  'analytics.items': null
  'analytics.itemsColumn': null
  'analytics.lastSeen': null
  'analytics.lastTwelveMonths': null
  'analytics.linkCount': { count: number }
  'analytics.links': null
  'analytics.linksCreated': null
  'analytics.linksNeverOpened': { links: number; unopened: number }
  'analytics.linksOpened': null
  'analytics.linksOpenedComparison': { before: number; opened: number }
  'analytics.milliseconds': null
  'analytics.months': null
  'analytics.mostViewed': null
  'analytics.mostVisited': null
  'analytics.never': null
  'analytics.noActiveSharers': null
  'analytics.noActivityInThisPeriod': null
  'analytics.noChange': null
  'analytics.noClicks': null
  'analytics.noCtas': null
  'analytics.noItems': null
  'analytics.noItemsToCompare': null
  'analytics.noLinksOpened': null
  'analytics.noLinksOpenedInYear': null
  'analytics.noLinksSharedByEmail': null
  'analytics.noSearches': null
  'analytics.noSites': null
  'analytics.noSlowSearches': null
  'analytics.noSubmissions': null
  'analytics.noValue': null
  'analytics.noValuesToCompare': null
  'analytics.noViewsInThisPeriod': null
  'analytics.noViewsOfThis': null
  'analytics.noneSharedWithOrganization': null
  'analytics.nothingInBothPeriods': null
  'analytics.nothingUnused': null
  'analytics.nothingUsed': null
  'analytics.ofSearches': { nothing: number; searches: number }
  'analytics.onlyOwnLinksCounted': null
  'analytics.opened': null
  'analytics.organization': null
  'analytics.organizations': null
  'analytics.overview': null
  'analytics.people': null
  'analytics.peopleCount': { count: number }
  'analytics.previousPeriod': null
  'analytics.previousPeriodFrom': null
  'analytics.published': null
  'analytics.rangeLabels.302': null
  'analytics.rangeLabels.72': null
  'analytics.rangeLabels.902': null
  'analytics.rangeLabels.days': null
  'analytics.rangeLabels.month': null
  'analytics.rangeLabels.twelve': null
  'analytics.rangeLabels.year': null
  'analytics.readBySomeone': null
  'analytics.readingTimeSeconds': null
  'analytics.referrer': null
  'analytics.removeFilter': { name: string | number; value: string | number }
  'analytics.reportFromToToCsv': { from: string | number; report: string | number; to: string | number }
  'analytics.reports': null
  'analytics.rows': null
  'analytics.saveAsCsv': { title: string | number }
  'analytics.searchCount': { count: number }
  'analytics.searches': null
  'analytics.searchesInPreviousPeriod': null
  'analytics.selectedPeriod': null
  'analytics.sharedBy': null
  'analytics.showDays': { days: string | number }
  'analytics.site': null
  'analytics.sites': null
  'analytics.sitesLine': null
  'analytics.slowLine': null
  'analytics.slowSearches': null
  'analytics.soFar.month': null
  'analytics.soFar.today': null
  'analytics.soFar.week': null
  'analytics.source': null
  'analytics.status': null
  'analytics.stopWeekly': null
  'analytics.submissionCount': { count: number }
  'analytics.submissions': null
  'analytics.submissionsInPreviousPeriod': null
  'analytics.system': null
  'analytics.tableTitle': { title: string | number }
  'analytics.team': null
  'analytics.teamMembers': null
  'analytics.times': null
  'analytics.timesCount': { count: number }
  'analytics.timesInPreviousPeriod': null
  'analytics.to': null
  'analytics.topSearches': null
  'analytics.type': null
  'analytics.unused': null
  'analytics.unusedLine': null
  'analytics.up': null
  'analytics.usage': null
  'analytics.usage.eventsDropped': null
  'analytics.usage.fileUploaded': null
  'analytics.usage.linkShared': null
  'analytics.usage.pageViewed': null
  'analytics.usage.paletteOpened': null
  'analytics.usage.searchMade': null
  'analytics.usage.sessionStarted': null
  'analytics.usage.sessionStopped': null
  'analytics.used': null
  'analytics.usedCount': { count: number }
  'analytics.viewCount': { count: number }
  'analytics.views': null
  'analytics.viewsExplanation': null
  'analytics.viewsInPreviousPeriod': null
  'analytics.visitors': null
  'analytics.wasFigure': { figure: string | number }
  'analytics.weeklyStarted': null
  'analytics.weeklyStopped': null
  'analytics.weeks': null
  'analytics.whichViews': null
  'analytics.wishFor': { what: string | number }
  'analytics.wishForThis': null
  'apiKeys.apiKeys': null
  'apiKeys.apps.actsFor': { name: string | number }
  'apiKeys.apps.allow': null
  'apiKeys.apps.allowTitle': { host: string | number }
  'apiKeys.apps.allowTitleOnDevice': null
  'apiKeys.apps.connected': null
  'apiKeys.apps.connectedApps': null
  'apiKeys.apps.couldntLoadApps': null
  'apiKeys.apps.couldntLoadRequest': null
  'apiKeys.apps.disconnect': null
  'apiKeys.apps.disconnectNamed': { name: string | number }
  'apiKeys.apps.disconnectTitle': { name: string | number }
  'apiKeys.apps.disconnectWarning': null
  'apiKeys.apps.disconnected': null
  'apiKeys.apps.mayDo': null
  'apiKeys.apps.mayDoHint': null
  'apiKeys.apps.noApps': null
  'apiKeys.apps.noAppsOfColleagues': null
  'apiKeys.apps.ofColleagues': null
  'apiKeys.apps.refuse': null
  'apiKeys.apps.sentBackTo': { host: string | number }
  'apiKeys.apps.since': null
  'apiKeys.apps.wantsToAct': { name: string | number; tenant: string | number }
  'apiKeys.apps.wantsToActOnDevice': { address: string | number; name: string | number; tenant: string | number }
  'apiKeys.areas.audit': null
  'apiKeys.areas.ctas': null
  'apiKeys.areas.library': null
  'apiKeys.areas.links': null
  'apiKeys.areas.reports': null
  'apiKeys.areas.sites': null
  'apiKeys.areas.wishes': null
  'apiKeys.change': null
  'apiKeys.copyKey': null
  'apiKeys.copyKeyNow': null
  'apiKeys.couldntLoadApiKeys': null
  'apiKeys.createdBy': { name: string | number }
  'apiKeys.endsWith': { hint: string | number }
  'apiKeys.expired': null
  'apiKeys.expires': null
  'apiKeys.expiry.0': null
  'apiKeys.expiry.30': null
  'apiKeys.expiry.365': null
  'apiKeys.expiry.90': null
  'apiKeys.lastUsed': null
  'apiKeys.mayDo': null
  'apiKeys.mayDoHint': null
  'apiKeys.nameHint': null
  'apiKeys.newKey': null
  'apiKeys.noKeys': null
  'apiKeys.notUsed': null
  'apiKeys.read': null
  'apiKeys.revokeNamed': { name: string | number }
  'apiKeys.revokeTitle': { name: string | number }
  'apiKeys.revokeWarning': null
  'apiKeys.revoked': null
  'apiKeys.scopeName': { Area: string | number; verb: string }
  'apiKeys.until': { day: string | number }
  'apiKeys.valid': null
  'apiKeys.yourKey': null
  'app.activity.activity': null
  'app.activity.all': null
  'app.activity.changesToOneThing': null
  'app.activity.clearFilters': null
  'app.activity.collections': null
  'app.activity.endDateIsBeforeStart': null
  'app.activity.everything': null
  'app.activity.from': null
  'app.activity.items': null
  'app.activity.noActivityOfThisType': null
  'app.activity.noActivityYetChanges': null
  'app.activity.recentChangesByYourTeam': null
  'app.activity.sites': null
  'app.activity.to': null
  'app.activity.typeOfChange': null
  'app.activity.typeOfContent': null
  'app.collection.activity': null
  'app.collection.addItems': null
  'app.collection.analytics': null
  'app.collection.collection': null
  'app.collection.collections': null
  'app.collection.couldntLoadTheCollection': null
  'app.collection.empty': null
  'app.collection.emptyCanAdd': null
  'app.collection.filtersOfName': { name: string | number }
  'app.collection.firstImageIsNowCover': null
  'app.collection.isNowTheCover': { name: string | number }
  'app.collection.items': null
  'app.collection.newCollection': null
  'app.collection.noItemsMatchTheseFilters': null
  'app.collection.openCollections': null
  'app.collection.remove': null
  'app.collection.removed': { name: string | number }
  'app.collection.resetCover': null
  'app.collection.seeAllInLibrary': null
  'app.collection.sharing': null
  'app.collection.showingTheFirst': { count: number }
  'app.collection.thisCollectionWasDeleted': null
  'app.collection.useAsCover': null
  'app.commands.addToCollection': { name: string | number }
  'app.commands.addWebLink': null
  'app.commands.addWords': null
  'app.commands.binWords': null
  'app.commands.ctaWords': null
  'app.commands.favorite': { name: string | number }
  'app.commands.favoriteWords': null
  'app.commands.invitePeople': null
  'app.commands.inviteWords': null
  'app.commands.moveToBin': { name: string | number }
  'app.commands.newCollection': null
  'app.commands.newCta': null
  'app.commands.newSite': null
  'app.commands.replaceFile': { name: string | number }
  'app.commands.replaceWords': null
  'app.commands.share': { name: string | number }
  'app.commands.shareWords': null
  'app.commands.siteWords': null
  'app.commands.unfavorite': { name: string | number }
  'app.commands.uploadFiles': null
  'app.commands.uploadWords': null
  'app.ctas.couldntLoadTheCta': null
  'app.ctas.cta': null
  'app.ctas.ctas': null
  'app.ctas.desktop': null
  'app.ctas.edit': null
  'app.ctas.newCta': null
  'app.ctas.openCtas': null
  'app.ctas.partsOfTheCta': null
  'app.ctas.phone': null
  'app.ctas.preview': null
  'app.ctas.readBefore': null
  'app.ctas.report': null
  'app.ctas.submissions': null
  'app.ctas.thisCtaWasDeleted': null
  'app.ctas.whatYouAskVisitorsToDo': null
  'app.ctas.width': null
  'app.home.addSamples': null
  'app.home.addStageProductAndTags': null
  'app.home.addWish': null
  'app.home.classify': null
  'app.home.classifyIt': null
  'app.home.classifyName': { name: string | number }
  'app.home.colleaguesFindAndShareSame': null
  'app.home.couldntLoadPopular': null
  'app.home.couldntLoadYourDay': null
  'app.home.couldntLoadYourFavorites': null
  'app.home.couldntLoadYourItems': null
  'app.home.createLinkForOnePerson': null
  'app.home.createYourFirstLink': null
  'app.home.doneOfCountDone': { count: string | number; done: string | number }
  'app.home.doneSteps': null
  'app.home.dropFilesAnywhere': null
  'app.home.favorites': null
  'app.home.filesFailed': { count: number }
  'app.home.getStarted': null
  'app.home.gettingStarted': null
  'app.home.gettingStartedHidden': null
  'app.home.hide': null
  'app.home.home': null
  'app.home.invitePeople': null
  'app.home.itemsBroken': { count: number }
  'app.home.itemsExpiring': { count: number }
  'app.home.latestActivity': null
  'app.home.lookedFor': null
  'app.home.myLatestLinks': null
  'app.home.needsYou': null
  'app.home.ofTitle': { title: string | number }
  'app.home.openSteps': null
  'app.home.peopleLooked': { people: number; searches: number }
  'app.home.popular': null
  'app.home.recentlyAdded': null
  'app.home.removeSamples': null
  'app.home.samplesAreThere': null
  'app.home.samplesOffered': null
  'app.home.select': { name: string | number }
  'app.home.share': null
  'app.home.shareIt': null
  'app.home.shareName': { name: string | number }
  'app.home.showAll': null
  'app.home.todaysViews': { downloads: number; hasDownloads: string; opened: number; views: number }
  'app.home.undo': null
  'app.home.uploadFileOrAddWeb': null
  'app.home.wishForTerm': { term: string | number }
  'app.home.wished': null
  'app.home.wishesToApprove': { count: number }
  'app.imports.archive': null
  'app.imports.editorsOnly': null
  'app.imports.exportAction': null
  'app.imports.importAndExport': null
  'app.imports.importInBulkOrExport': null
  'app.imports.links': null
  'app.imports.sitemap': null
  'app.imports.source': null
  'app.imports.uRLs': null
  'app.item.activity': null
  'app.item.analytics': null
  'app.item.couldntLoadTheItem': null
  'app.item.details': null
  'app.item.itWasDeleted': null
  'app.item.item': null
  'app.item.itemNotFound': null
  'app.item.library': null
  'app.item.list': null
  'app.item.nextItem': null
  'app.item.openLibrary': null
  'app.item.placeOf': { place: string | number; total: string | number }
  'app.item.previousItem': null
  'app.item.questions': null
  'app.item.sharing': null
  'app.item.versions': null
  'app.library.addWebLink': null
  'app.library.bin': null
  'app.library.clearFilters': null
  'app.library.clearSearch': null
  'app.library.couldntLoadTheBin': null
  'app.library.couldntLoadTheLibrary': null
  'app.library.deleteProgress': { purging: number }
  'app.library.deletedItemsStayHere': { binKept: string | number }
  'app.library.emptyBin': null
  'app.library.filters': null
  'app.library.importAction': null
  'app.library.library': null
  'app.library.libraryIsEmptyItems': null
  'app.library.libraryIsEmptyUploadFiles': null
  'app.library.noItemsMatchYourSearch': null
  'app.library.noResultsFor': { searchTerm: string | number }
  'app.library.nothingOf.expiring': null
  'app.library.nothingOf.favorites': null
  'app.library.nothingOf.mine': null
  'app.library.nothingOf.popular': null
  'app.library.nothingOf.recent': null
  'app.library.nothingOf.uncategorized': null
  'app.library.nothingOf.unused': null
  'app.library.openLibrary': null
  'app.library.restoreAll': null
  'app.library.restoreProgress': { count: number; done: number }
  'app.library.restoringForEditorsOnly': null
  'app.library.showItems.show': { count: string | number }
  'app.library.showItems.showItems': null
  'app.library.showItems.showMoreThan': { count: string | number }
  'app.library.showItems.totalItem': { value: number }
  'app.library.stop': null
  'app.library.theBinIsEmpty': null
  'app.library.useInReply': null
  'app.library.whoWaits': { name: string | number; text: string | number }
  'app.library.wishForThis': null
  'app.links.analytics': null
  'app.links.introduction': null
  'app.links.link': null
  'app.links.linkNotFound': null
  'app.links.links': null
  'app.links.linksAndRecipients': null
  'app.links.openLinks': null
  'app.links.organizations': null
  'app.links.people': null
  'app.links.recipientNotFound': null
  'app.links.showRecipients': null
  'app.links.thisLinkDoesntExist': null
  'app.links.whoYouveShared': null
  'app.links.youHaventSharedAnything': null
  'app.notFound.openLibrary': null
  'app.notFound.pageNotFound': null
  'app.notFound.theresNothingAtThisAddress': null
  'app.notifications.all': null
  'app.notifications.allRead': null
  'app.notifications.markAllAsRead': null
  'app.notifications.noneYet': null
  'app.notifications.notifications': null
  'app.notifications.settings': null
  'app.notifications.unread': null
  'app.notifications.whatHappened': null
  'app.notifications.which': null
  'app.offlineQueue.left': { changes: number }
  'app.offlineQueue.saveLeft': null
  'app.offlineQueue.tooMany': null
  'app.offlineQueue.tooOld': { changes: number }
  'app.sites.analytics': null
  'app.sites.couldntLoadTheSite': null
  'app.sites.newSite': null
  'app.sites.noVisitsYet': null
  'app.sites.notPublished': null
  'app.sites.onlyEditorsChange': null
  'app.sites.openSites': null
  'app.sites.ownAddress': null
  'app.sites.seeVisits': null
  'app.sites.share': null
  'app.sites.site': null
  'app.sites.sites': null
  'app.sites.thisSiteWasDeleted': null
  'audit.action': null
  'audit.actions.activityChanged': null
  'audit.actions.addressErased': null
  'audit.actions.agreementAcceptancesExported': null
  'audit.actions.agreementAccepted': null
  'audit.actions.agreementArchived': null
  'audit.actions.agreementChanged': null
  'audit.actions.agreementMade': null
  'audit.actions.agreementRestored': null
  'audit.actions.apiKeyAdded': null
  'audit.actions.apiKeyRemoved': null
  'audit.actions.appConnected': null
  'audit.actions.appDisconnected': null
  'audit.actions.auditExported': null
  'audit.actions.billingChanged': null
  'audit.actions.binEmptied': null
  'audit.actions.collectionDeleted': null
  'audit.actions.companyAdmitted': null
  'audit.actions.companyChanged': null
  'audit.actions.companyDeleted': null
  'audit.actions.companyResumed': null
  'audit.actions.companySuspended': null
  'audit.actions.crmChanged': null
  'audit.actions.crmConnected': null
  'audit.actions.crmDisconnected': null
  'audit.actions.crmPaused': null
  'audit.actions.ctaDeleted': null
  'audit.actions.ctaSubmissionsDeleted': null
  'audit.actions.ctaSubmissionsExported': null
  'audit.actions.domainAdded': null
  'audit.actions.domainChanged': null
  'audit.actions.domainRemoved': null
  'audit.actions.exportMade': null
  'audit.actions.factorsReset': null
  'audit.actions.fileAccepted': null
  'audit.actions.fileRefused': null
  'audit.actions.filesRequestClosed': null
  'audit.actions.filesRequested': null
  'audit.actions.importStarted': null
  'audit.actions.importUndone': null
  'audit.actions.invitationRevoked': null
  'audit.actions.invitationSentAgain': null
  'audit.actions.itemsDeleted': null
  'audit.actions.itemsPurged': null
  'audit.actions.linkHandedOver': null
  'audit.actions.linkPassedOn': null
  'audit.actions.linkWithdrawn': null
  'audit.actions.linksExported': null
  'audit.actions.messageSent': null
  'audit.actions.notificationsChanged': null
  'audit.actions.ownershipHandedOver': null
  'audit.actions.partnerCodeMade': null
  'audit.actions.partnerCodeWithdrawn': null
  'audit.actions.passkeyAdded': null
  'audit.actions.passkeyRemoved': null
  'audit.actions.passkeyRenamed': null
  'audit.actions.passwordChanged': null
  'audit.actions.passwordReset': null
  'audit.actions.presetChanged': null
  'audit.actions.presetDeleted': null
  'audit.actions.presetMade': null
  'audit.actions.questionAnswered': null
  'audit.actions.questionPublished': null
  'audit.actions.questionUnpublished': null
  'audit.actions.recoveryCodeUsed': null
  'audit.actions.recoveryCodesRenewed': null
  'audit.actions.reportExported': null
  'audit.actions.scimTokenAdded': null
  'audit.actions.scimTokenRemoved': null
  'audit.actions.sessionEnded': null
  'audit.actions.sessionRefused': null
  'audit.actions.sessionReplayed': null
  'audit.actions.sessionRulesChanged': null
  'audit.actions.sessionStarted': null
  'audit.actions.sharingChanged': null
  'audit.actions.signInRulesChanged': null
  'audit.actions.siteDeleted': null
  'audit.actions.sitePasswordRemoved': null
  'audit.actions.sitePasswordSet': null
  'audit.actions.sitePublished': null
  'audit.actions.siteUnpublished': null
  'audit.actions.ssoDomainAdded': null
  'audit.actions.ssoDomainChanged': null
  'audit.actions.ssoDomainProved': null
  'audit.actions.ssoDomainRemoved': null
  'audit.actions.ssoProviderAdded': null
  'audit.actions.ssoProviderChanged': null
  'audit.actions.ssoProviderRemoved': null
  'audit.actions.taxonomyChanged': null
  'audit.actions.tenantChanged': null
  'audit.actions.tenantClosing': null
  'audit.actions.tenantKept': null
  'audit.actions.totpAdded': null
  'audit.actions.totpRemoved': null
  'audit.actions.userChanged': null
  'audit.actions.userDeactivated': null
  'audit.actions.userErased': null
  'audit.actions.userHandedOver': null
  'audit.actions.userInvited': null
  'audit.actions.userJoined': null
  'audit.actions.userReactivated': null
  'audit.actions.userRoleChanged': null
  'audit.actions.webhookAdded': null
  'audit.actions.webhookChanged': null
  'audit.actions.webhookRemoved': null
  'audit.actions.webhookReplayed': null
  'audit.actions.webhookSecretRenewed': null
  'audit.actions.wishDeleted': null
  'audit.actions.wishFeedAdded': null
  'audit.actions.wishFeedRemoved': null
  'audit.actions.wishlistChanged': null
  'audit.actions.wishlistDistrusted': null
  'audit.actions.wishlistTrusted': null
  'audit.allActions': null
  'audit.auditLog': null
  'audit.auditLogCsv': null
  'audit.clearFilters': null
  'audit.couldntLoadAuditLog': null
  'audit.countOf.itemItems': { count: number }
  'audit.countOf.submissionSubmissions': { count: number }
  'audit.csv': null
  'audit.details.account': null
  'audit.details.by': null
  'audit.details.closesAt': null
  'audit.details.code': null
  'audit.details.collections': null
  'audit.details.color': null
  'audit.details.email': null
  'audit.details.events': null
  'audit.details.fields': null
  'audit.details.format': null
  'audit.details.invited': null
  'audit.details.items': null
  'audit.details.language': null
  'audit.details.left': null
  'audit.details.limits': null
  'audit.details.links': null
  'audit.details.logoUrl': null
  'audit.details.mode': null
  'audit.details.name': null
  'audit.details.names': null
  'audit.details.plan': null
  'audit.details.provider': null
  'audit.details.reason': null
  'audit.details.role': null
  'audit.details.savedSearches': null
  'audit.details.scopes': null
  'audit.details.sites': null
  'audit.details.status': null
  'audit.details.timeZone': null
  'audit.details.trialDays': null
  'audit.details.url': null
  'audit.details.which': null
  'audit.details.wishes': null
  'audit.endDateIsBeforeStart': null
  'audit.everyone': null
  'audit.formatDetail.for': { value: string | number }
  'audit.formatDetail.with': { value: string | number }
  'audit.formatDetail.withTheAPIKey': { value: string | number }
  'audit.formatDetail.withTheApp': { value: string | number }
  'audit.formatDetail.withTwoStepVerification': null
  'audit.formatDetail.withoutTwoStepVerification': null
  'audit.formatDetailValue.no': null
  'audit.formatDetailValue.none': null
  'audit.formatDetailValue.yes': null
  'audit.formatFromTo.from': { from: string | number }
  'audit.formatFromTo.to': { to: string | number }
  'audit.from': null
  'audit.kinds.oidc': null
  'audit.kinds.saml': null
  'audit.methods.code': null
  'audit.methods.handoff': null
  'audit.methods.invitation': null
  'audit.methods.passkey': null
  'audit.methods.password': null
  'audit.methods.sso': null
  'audit.methods.totp': null
  'audit.noMatchingAction': null
  'audit.noMatchingEntries': null
  'audit.person': null
  'audit.phrases.activityChanged': null
  'audit.phrases.addressErased': null
  'audit.phrases.agreementAcceptancesExported': null
  'audit.phrases.agreementAccepted': null
  'audit.phrases.agreementArchived': null
  'audit.phrases.agreementChanged': null
  'audit.phrases.agreementMade': null
  'audit.phrases.agreementRestored': null
  'audit.phrases.apiKeyAdded': null
  'audit.phrases.apiKeyRemoved': null
  'audit.phrases.appConnected': null
  'audit.phrases.appDisconnected': null
  'audit.phrases.auditExported': null
  'audit.phrases.billingChanged': null
  'audit.phrases.binEmptied': null
  'audit.phrases.collectionDeleted': null
  'audit.phrases.companyAdmitted': null
  'audit.phrases.companyChanged': null
  'audit.phrases.companyDeleted': null
  'audit.phrases.companyResumed': null
  'audit.phrases.companySuspended': null
  'audit.phrases.crmChanged': null
  'audit.phrases.crmConnected': null
  'audit.phrases.crmDisconnected': null
  'audit.phrases.crmPaused': null
  'audit.phrases.ctaDeleted': null
  'audit.phrases.ctaSubmissionsDeleted': null
  'audit.phrases.ctaSubmissionsExported': null
  'audit.phrases.domainAdded': null
  'audit.phrases.domainChanged': null
  'audit.phrases.domainRemoved': null
  'audit.phrases.exportMade': null
  'audit.phrases.factorsReset': null
  'audit.phrases.fileAccepted': null
  'audit.phrases.fileRefused': null
  'audit.phrases.filesRequestClosed': null
  'audit.phrases.filesRequested': null
  'audit.phrases.importStarted': null
  'audit.phrases.importUndone': null
  'audit.phrases.invitationRevoked': null
  'audit.phrases.invitationSentAgain': null
  'audit.phrases.itemsDeleted': null
  'audit.phrases.itemsPurged': null
  'audit.phrases.linkHandedOver': null
  'audit.phrases.linkPassedOn': null
  'audit.phrases.linkWithdrawn': null
  'audit.phrases.linksExported': null
  'audit.phrases.messageSent': null
  'audit.phrases.notificationsChanged': null
  'audit.phrases.ownershipHandedOver': null
  'audit.phrases.partnerCodeMade': null
  'audit.phrases.partnerCodeWithdrawn': null
  'audit.phrases.passkeyAdded': null
  'audit.phrases.passkeyRemoved': null
  'audit.phrases.passkeyRenamed': null
  'audit.phrases.passwordChanged': null
  'audit.phrases.passwordReset': null
  'audit.phrases.presetChanged': null
  'audit.phrases.presetDeleted': null
  'audit.phrases.presetMade': null
  'audit.phrases.questionAnswered': null
  'audit.phrases.questionPublished': null
  'audit.phrases.questionUnpublished': null
  'audit.phrases.recoveryCodeUsed': null
  'audit.phrases.recoveryCodesRenewed': null
  'audit.phrases.reportExported': null
  'audit.phrases.scimTokenAdded': null
  'audit.phrases.scimTokenRemoved': null
  'audit.phrases.sessionEnded': null
  'audit.phrases.sessionRefused': null
  'audit.phrases.sessionReplayed': null
  'audit.phrases.sessionRulesChanged': null
  'audit.phrases.sessionStarted': null
  'audit.phrases.sharingChanged': null
  'audit.phrases.signInRulesChanged': null
  'audit.phrases.siteDeleted': null
  'audit.phrases.sitePasswordRemoved': null
  'audit.phrases.sitePasswordSet': null
  'audit.phrases.sitePublished': null
  'audit.phrases.siteUnpublished': null
  'audit.phrases.ssoDomainAdded': null
  'audit.phrases.ssoDomainChanged': null
  'audit.phrases.ssoDomainProved': null
  'audit.phrases.ssoDomainRemoved': null
  'audit.phrases.ssoProviderAdded': null
  'audit.phrases.ssoProviderChanged': null
  'audit.phrases.ssoProviderRemoved': null
  'audit.phrases.taxonomyChanged': null
  'audit.phrases.tenantChanged': null
  'audit.phrases.tenantClosing': null
  'audit.phrases.tenantKept': null
  'audit.phrases.totpAdded': null
  'audit.phrases.totpRemoved': null
  'audit.phrases.userChanged': null
  'audit.phrases.userDeactivated': null
  'audit.phrases.userErased': null
  'audit.phrases.userHandedOver': null
  'audit.phrases.userInvited': null
  'audit.phrases.userJoined': null
  'audit.phrases.userReactivated': null
  'audit.phrases.userRoleChanged': null
  'audit.phrases.webhookAdded': null
  'audit.phrases.webhookChanged': null
  'audit.phrases.webhookRemoved': null
  'audit.phrases.webhookReplayed': null
  'audit.phrases.webhookSecretRenewed': null
  'audit.phrases.wishDeleted': null
  'audit.phrases.wishFeedAdded': null
  'audit.phrases.wishFeedRemoved': null
  'audit.phrases.wishlistChanged': null
  'audit.phrases.wishlistDistrusted': null
  'audit.phrases.wishlistTrusted': null
  'audit.reports.adoption': null
  'audit.reports.content': null
  'audit.reports.coverage': null
  'audit.reports.ctas': null
  'audit.reports.links': null
  'audit.reports.overview': null
  'audit.reports.people': null
  'audit.reports.searches': null
  'audit.reports.sites': null
  'audit.reports.unused': null
  'audit.roles.admin': null
  'audit.roles.editor': null
  'audit.roles.owner': null
  'audit.roles.viewer': null
  'audit.rowsOf.from': { rows: number; source: string | number }
  'audit.rowsOf.rowsRowRows': { rows: number }
  'audit.satchel': null
  'audit.showOlder': null
  'audit.someone': null
  'audit.sources.archive': null
  'audit.sources.csv': null
  'audit.sources.sitemap': null
  'audit.sources.upload': null
  'audit.sources.urls': null
  'audit.to': null
  'billing.accountIsSet': { status: string | number }
  'billing.active': null
  'billing.activePrice': { price: string | number }
  'billing.amountNoLimit': { amount: string | number }
  'billing.amountOfLimit': { amount: string | number; limit: string | number }
  'billing.billingDetails': null
  'billing.billingPeriod': null
  'billing.cancelPlan': null
  'billing.canceledUntil': { day: string | number }
  'billing.changeCard': null
  'billing.changeToName': { name: string | number }
  'billing.chooseName': { name: string | number }
  'billing.closesOnDay': { day: string | number }
  'billing.continueWithName': { name: string | number }
  'billing.couldntLoadPrices': null
  'billing.couldntLoadTheInvoices': null
  'billing.draft': null
  'billing.intervalLabels.month': null
  'billing.intervalLabels.oneMonth': null
  'billing.intervalLabels.year': null
  'billing.invoices': null
  'billing.keepPlan': null
  'billing.limit': { amount: string | number; what: string | number }
  'billing.measures.items': null
  'billing.measures.links': null
  'billing.measures.people': null
  'billing.measures.shortDomains': null
  'billing.measures.storage': null
  'billing.monthly': null
  'billing.noCharge': null
  'billing.noInvoicesYet': null
  'billing.noNumberYet': null
  'billing.onThisServer': null
  'billing.onTrialUntil': { day: string | number }
  'billing.overLimit': null
  'billing.overLimitsOfPlan': { limits: string | number }
  'billing.paid': null
  'billing.pay': null
  'billing.paymentOverdueUntil': { day: string | number }
  'billing.paymentsNotSetUp': null
  'billing.pdf': null
  'billing.pdfOfName': { name: string | number }
  'billing.perInterval': { interval: string | number }
  'billing.planLines.business': null
  'billing.planLines.starter': null
  'billing.planLines.team': null
  'billing.planLines.trial': null
  'billing.planNames.business': null
  'billing.planNames.starter': null
  'billing.planNames.team': null
  'billing.planNames.trial': null
  'billing.plans': null
  'billing.priceEach': { interval: string | number; price: string | number }
  'billing.readOnlyEnded': { day: string | number }
  'billing.readOnlyUntil': { day: string | number }
  'billing.renewsOnDay': { day: string | number }
  'billing.request': { address: string | number; company: string | number }
  'billing.setStatus': null
  'billing.setStatusManually': null
  'billing.since': null
  'billing.status': null
  'billing.statusLabels.active': null
  'billing.statusLabels.canceled': null
  'billing.statusLabels.pastDue': null
  'billing.statusLabels.suspended': null
  'billing.statusLabels.trialing': null
  'billing.switchByHand': null
  'billing.switchByHandHint': null
  'billing.switchToName': { name: string | number }
  'billing.unlimited': { what: string | number }
  'billing.unpaid': null
  'billing.usage': null
  'billing.voidLabel': null
  'billing.yearly': null
  'billing.yourPlan': null
  'billing.yourTrialHasEnded': null
  'billing.youreNowOnPlan': { name: string | number }
  'chat.agreementAccepted': { agreement: string | number; name: string | number }
  'chat.certainty.acted': null
  'chat.certainty.loaded': null
  'chat.certainty.proved': null
  'chat.collectionUpdated': { collection: string | number }
  'chat.digest': { events: number }
  'chat.downloaded': { item: string | number; who: string | number }
  'chat.facts.added': null
  'chat.facts.answer': null
  'chat.facts.by': null
  'chat.facts.certainty': null
  'chat.facts.country': null
  'chat.facts.description': null
  'chat.facts.email': null
  'chat.facts.expired': null
  'chat.facts.expires': null
  'chat.facts.for': null
  'chat.facts.linkOf': null
  'chat.facts.message': null
  'chat.facts.organization': null
  'chat.facts.owner': null
  'chat.facts.page': null
  'chat.facts.plan': null
  'chat.facts.question': null
  'chat.facts.read': null
  'chat.facts.reader': null
  'chat.facts.removed': null
  'chat.facts.result': null
  'chat.facts.role': null
  'chat.facts.time': null
  'chat.facts.wishOf': null
  'chat.fileReceived': { file: string | number }
  'chat.itemAdded': { item: string | number }
  'chat.itemExpired': { item: string | number }
  'chat.itemUpdated': { item: string | number }
  'chat.joined': { person: string | number }
  'chat.lead': { cta: string | number }
  'chat.left': { person: string | number }
  'chat.linkCreated': { item: string | number }
  'chat.linkExpiring': { item: string | number }
  'chat.linkPassedOn': { item: string | number }
  'chat.linkWithdrawn': { item: string | number }
  'chat.messageReceived': { item: string | number; who: string | number }
  'chat.messageSent': { item: string | number }
  'chat.minutes': { minutes: number }
  'chat.more': { events: string | number }
  'chat.open': null
  'chat.planChanged': { task: string | number; who: string | number }
  'chat.planDone': { task: string | number; who: string | number }
  'chat.planProgress': { done: string | number; total: string | number }
  'chat.questionAnswered': { item: string | number }
  'chat.questionAsked': { item: string | number; who: string | number }
  'chat.read': { item: string | number; who: string | number }
  'chat.roles.admin': null
  'chat.roles.editor': null
  'chat.roles.owner': null
  'chat.roles.viewer': null
  'chat.seconds': { seconds: string | number }
  'chat.sitePublished': { site: string | number }
  'chat.siteRepublished': { site: string | number }
  'chat.someone': null
  'chat.test': null
  'chat.unverified': { email: string | number }
  'chat.verified': { email: string | number }
  'chat.viewActivity': null
  'chat.viewed': { item: string | number; who: string | number }
  'chat.wishCreated': { wish: string | number }
  'chat.wishDelivered': { wish: string | number }
  'chat.works': null
  'classic.analytics.analytics': null
  'classic.analytics.onlyEditorsAdminsAndOwners': null
  'classic.analytics.showMyLinks': null
  'classic.billing.billing': null
  'classic.billing.checkingYourPaymentWithStripe': null
  'classic.billing.couldntLoadBilling': null
  'classic.billing.goToHome': null
  'classic.billing.noPlansHere': null
  'classic.billing.onlyAccountOwnersCanManage': null
  'classic.billing.theAccountIsActive': null
  'classic.bye.asEmail': { email: string | number }
  'classic.bye.continueReadOnly': null
  'classic.bye.exportEverything': null
  'classic.bye.goToSatchel': null
  'classic.bye.itsScheduledToCloseBut': null
  'classic.bye.keepAccount': null
  'classic.bye.signInAgain': null
  'classic.bye.signOut': null
  'classic.bye.signOutFailed': null
  'classic.bye.theAccountIsClosing': { name: string | number }
  'classic.bye.weveEmailedItsOwnersHow': null
  'classic.bye.youreSigned': null
  'classic.bye.youreSignedOut': null
  'classic.bye.youreSignedOutInEvery': null
  'classic.confirm.atLeastCharacters': { passwordMin: string | number }
  'classic.confirm.confirmAddress': null
  'classic.confirm.confirmYourAddress': null
  'classic.confirm.continueLabel': null
  'classic.confirm.createAccount': null
  'classic.confirm.enterAddressAndCode': null
  'classic.confirm.enterItsSixDigitCode': null
  'classic.confirm.expiredOrUsed': null
  'classic.confirm.ifThatWasYouConfirm': null
  'classic.confirm.ifThatWasYouSet': null
  'classic.confirm.noAccountYet': null
  'classic.confirm.notYourAddress': null
  'classic.confirm.partOfLinkIsMissing': null
  'classic.confirm.password': null
  'classic.confirm.setPasswordAndConfirm': null
  'classic.confirm.signIn': null
  'classic.confirm.someoneSignedUpForSatchel': null
  'classic.confirm.startOver': null
  'classic.confirm.thisConfirmationLinkDoesntWork': null
  'classic.confirm.wasntYouCloseThisPage': null
  'classic.confirm.weSentEmail': null
  'classic.confirm.withTheAddress': null
  'classic.invited.acceptAndSign': null
  'classic.invited.acceptedRevokedOrOld': null
  'classic.invited.atLeastCharacters': { passwordMin: string | number }
  'classic.invited.continueWithName': { name: string | number }
  'classic.invited.couldntOpenTheInvitation': null
  'classic.invited.createYourOwnAccount': null
  'classic.invited.email': null
  'classic.invited.enterYourName': null
  'classic.invited.goToSatchel': null
  'classic.invited.invitationIsStillValid': null
  'classic.invited.invitesYouToFindShare': { invitedBy: string | number }
  'classic.invited.joinName': { name: string | number }
  'classic.invited.newPassword': null
  'classic.invited.partOfLinkIsMissing': null
  'classic.invited.password': null
  'classic.invited.signIn': null
  'classic.invited.thisInvitationHasExpired': null
  'classic.invited.yourName': null
  'classic.invited.youreSignedInAsAccepting': { email: string | number }
  'classic.notFound.goToHome': null
  'classic.notFound.goToSatchel': null
  'classic.notFound.itsOwnerHasTaken': null
  'classic.notFound.openLibrary': null
  'classic.notFound.pageNotFound': null
  'classic.notFound.signIn': null
  'classic.notFound.theresNothingAtThisAddress': null
  'classic.notFound.thisSiteIsNoLonger': null
  'classic.passwords.atLeastCharacters': { passwordMin: string | number }
  'classic.passwords.backToSign': null
  'classic.passwords.changePassword': null
  'classic.passwords.checkYourInbox': null
  'classic.passwords.couldntCheckPassword': null
  'classic.passwords.currentPassword': null
  'classic.passwords.emailLink': null
  'classic.passwords.emailSetupLink': null
  'classic.passwords.enterYourEmailAddress': null
  'classic.passwords.enterYourPassword': null
  'classic.passwords.forgotYourPassword': null
  'classic.passwords.ifTheresAccount': null
  'classic.passwords.itPassword': { password: string | number }
  'classic.passwords.itWasAlreadyUsed': null
  'classic.passwords.lengthSoFar': { count: string | number }
  'classic.passwords.linkSent': { email: string | number }
  'classic.passwords.newPassword': null
  'classic.passwords.noEmailCheckYourSpam': null
  'classic.passwords.partOfLinkIsMissing': null
  'classic.passwords.passwordChangedYoureSignedOut': null
  'classic.passwords.passwordIsSet': null
  'classic.passwords.passwordSet': null
  'classic.passwords.requestLink': null
  'classic.passwords.sendAgain': null
  'classic.passwords.sendAgainInS': { secondsLeft: string | number }
  'classic.passwords.sentToAgain': { email: string | number }
  'classic.passwords.setANewPassword': null
  'classic.passwords.setPassword': null
  'classic.passwords.signIn': null
  'classic.passwords.takeAnotherAddress': null
  'classic.passwords.thatsNotYourPassword': null
  'classic.passwords.thisResetLinkNoLonger': null
  'classic.passwords.thisSignsYouOutEverywhere': null
  'classic.passwords.tooShort': { passwordMin: string | number }
  'classic.passwords.wellEmailYouLink': null
  'classic.passwords.weveSentLinkToSet': null
  'classic.passwords.youCanNowSign': null
  'classic.passwords.youDontHavePassword': null
  'classic.passwords.yourPasswordHasntChanged': null
  'classic.paywall.askOwnerOfToReopen': { name: string | number }
  'classic.paywall.billing': null
  'classic.paywall.checkAgain': null
  'classic.paywall.choosePlan': null
  'classic.paywall.continueReadOnly': null
  'classic.paywall.effectsOf.everythingIsDeleted': { closesAt: string | number }
  'classic.paywall.effectsOf.everythingIsKept': null
  'classic.paywall.effectsOf.linksYouveShared': { until: string | number }
  'classic.paywall.effectsOf.linksYouveSharedNo': null
  'classic.paywall.effectsOf.nothingChanges': null
  'classic.paywall.effectsOf.readOnlyAccess': { until: string | number }
  'classic.paywall.effectsOf.youCanRead': { until: string | number }
  'classic.paywall.exportEverything': null
  'classic.paywall.keepAccount': null
  'classic.paywall.payNow': null
  'classic.paywall.reasonOf.everythingInIt': { closesAt: string | number }
  'classic.paywall.reasonOf.isClosing': { name: string | number }
  'classic.paywall.reasonOf.isSuspended': { name: string | number }
  'classic.paywall.reasonOf.itWasCanceled': null
  'classic.paywall.reasonOf.paymentOverdue': { name: string | number }
  'classic.paywall.reasonOf.planEnded': { name: string | number }
  'classic.paywall.reasonOf.theSevenDay': null
  'classic.paywall.reasonOf.trialEnded': { name: string | number }
  'classic.paywall.reasonOf.your14Day': null
  'classic.paywall.signOut': null
  'classic.paywall.signedIn': { email: string | number }
  'classic.paywall.suspendedBecause': null
  'classic.settings.approvalAndStatuses': null
  'classic.settings.appsThatActForYou': null
  'classic.settings.changePasswordYouSign': null
  'classic.settings.companyDetailsAndTimeZone': null
  'classic.settings.couldntLoadTheSettings': null
  'classic.settings.defaultNotifications': null
  'classic.settings.defaultOptionsForNewLinks': null
  'classic.settings.deleteAccountAfter30Day': null
  'classic.settings.find': null
  'classic.settings.freeFormLabelsThatEditors': null
  'classic.settings.howColleaguesSee': null
  'classic.settings.legalPagesAndContact': null
  'classic.settings.letOtherProgramsIn': null
  'classic.settings.logoAndColorInSatchel': null
  'classic.settings.messagesInChannels': null
  'classic.settings.noneFound': { text: string | number }
  'classic.settings.sendEventsElsewhere': null
  'classic.settings.sendReadingsToCrm': null
  'classic.settings.signOutSessionsYouDont': null
  'classic.settings.takeYourOwnDomain': null
  'classic.settings.twoStepVerificationAndPasskeys': null
  'classic.settings.valuesUsedToClassifyItems': null
  'classic.settings.whatPeopleAreNotifiedOf': null
  'classic.settings.whatPeopleDidNotFind': null
  'classic.signIn.addPasskey': null
  'classic.signIn.atLeastCharacters': { passwordMin: string | number }
  'classic.signIn.back': null
  'classic.signIn.code': null
  'classic.signIn.codeHasExpiredSendNew': null
  'classic.signIn.confirm': null
  'classic.signIn.continueLabel': null
  'classic.signIn.continueWithName': { name: string | number }
  'classic.signIn.couldntLoadYourSign': null
  'classic.signIn.createAccount': null
  'classic.signIn.credentialsWrong': null
  'classic.signIn.digitIndex': { index: string | number }
  'classic.signIn.email': null
  'classic.signIn.enterAllSixDigits': null
  'classic.signIn.enterTheCode': null
  'classic.signIn.enterYourEmailAddress': null
  'classic.signIn.enterYourPassword': null
  'classic.signIn.findRightContentShare': null
  'classic.signIn.forgotYourPassword': null
  'classic.signIn.newHere': null
  'classic.signIn.noSeatsAreLeft': null
  'classic.signIn.notEmail': { email: string | number }
  'classic.signIn.or': null
  'classic.signIn.ownersSignInWithPassword': null
  'classic.signIn.password': null
  'classic.signIn.requiresTwoStepVerification': { name: string | number }
  'classic.signIn.satchel': null
  'classic.signIn.sendAgain': null
  'classic.signIn.sendAgainInS': { secondsLeft: string | number }
  'classic.signIn.sentToAgain': { email: string | number }
  'classic.signIn.setPasswordAndConfirm': null
  'classic.signIn.setUpAuthenticator': null
  'classic.signIn.setUpTwoStepVerification': null
  'classic.signIn.signIn': null
  'classic.signIn.signInAnotherWay': null
  'classic.signIn.signInDidntReach': null
  'classic.signIn.signInTo': { name: string | number }
  'classic.signIn.signInWithPasskey': null
  'classic.signIn.signInWithYourCompany': null
  'classic.signIn.signInWithYourFingerprint': null
  'classic.signIn.signOut': null
  'classic.signIn.startOver': null
  'classic.signIn.takeCodeFromAuthenticatorApp': null
  'classic.signIn.takeYourCompanyAccount': null
  'classic.signIn.takeYourWorkEmail': null
  'classic.signIn.thatCodeIsWrong': null
  'classic.signIn.thatCodeIsntRightUse': null
  'classic.signIn.thisAddressDoesntUseSingle': null
  'classic.signIn.thisPasskeyIsntRegisteredHere': null
  'classic.signIn.thisSignInTookToo': null
  'classic.signIn.tooManyAttemptsTryAgain': null
  'classic.signIn.tooManyAttemptsUntil': { format: string | number }
  'classic.signIn.tryAgain': null
  'classic.signIn.useAnotherAddress': null
  'classic.signIn.verifyItsYou': null
  'classic.signIn.weCouldntVerifyResponse': null
  'classic.signIn.youSignedUpInAnother': null
  'classic.signIn.yourAddressBelongsToAnother': null
  'classic.signIn.yourCompanyDeniedAccessAsk': null
  'classic.signIn.yourCompanyDidntShareVerified': null
  'classic.signIn.yourCompanysAccountIsntActive': null
  'classic.signIn.yourCompanysSignInIsnt': null
  'classic.signIn.yourEmailDomainIsntSet': null
  'classic.signIn.youreNoLongerOnTeam': null
  'classic.signIn.youreNotOnTeamYet': null
  'classic.signIn.youreNotSigned': null
  'classic.signUp.accountWithThisAddressAlready': null
  'classic.signUp.askForInvitation': { name: string | number }
  'classic.signUp.askThoseWhoRunIt': null
  'classic.signUp.atLeastCharacters': { passwordMin: string | number }
  'classic.signUp.closed': null
  'classic.signUp.company': null
  'classic.signUp.continueLabel': null
  'classic.signUp.couldntCheckTheCode': null
  'classic.signUp.couldntCheckWhetherOpen': null
  'classic.signUp.createAccount': null
  'classic.signUp.createYourAccount': null
  'classic.signUp.enterYourCompanysName': null
  'classic.signUp.enterYourEmailAddress': null
  'classic.signUp.enterYourName': null
  'classic.signUp.enterYourPartnersCode': null
  'classic.signUp.freeTrial': null
  'classic.signUp.givesYouDaysToTry': { partner: string | number; trialDays: number }
  'classic.signUp.haveAnAccount': null
  'classic.signUp.invitedAlready': null
  'classic.signUp.noCode': null
  'classic.signUp.partnerCode': null
  'classic.signUp.password': null
  'classic.signUp.seesYourCompanyName': { partner: string | number }
  'classic.signUp.setUpThisServer': null
  'classic.signUp.setUpYourCompany': null
  'classic.signUp.signIn': null
  'classic.signUp.signUpIsClosed': null
  'classic.signUp.signUpWithPartner': null
  'classic.signUp.signUpWithoutOne': null
  'classic.signUp.thisCodeIsntValid': null
  'classic.signUp.useAddressAtDomains': { domains: string | number }
  'classic.signUp.workEmail': null
  'classic.signUp.youOperateIt': null
  'classic.signUp.yourName': null
  'classic.team.auditLogLine': null
  'classic.team.errorsLine': null
  'classic.team.everyCompanyOnThisServer': null
  'classic.team.everyoneWithAccess': null
  'classic.team.operatorRequest': { company: string | number; setting: string | number }
  'classic.team.otherOperator': null
  'classic.team.partnersLine': null
  'classic.team.rulesEveryoneFollowsWhenSigning': null
  'classic.team.signInWithCompanyAccounts': null
  'classic.team.whatEachRoleCanDo': null
  'classic.team.whatNewServerNeeds': null
  'classic.team.whatWorksOnTheServer': null
  'classic.wishlist.newWish': null
  'classic.wishlist.wishlist': null
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
  'collections.count.formatItemCount.itemCountItem': { itemCount: number }
  'collections.count.formatItemCount.items': { itemCount: number }
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
  'collections.whatItsFor': null
  'collections.wholeTeam': null
  'collections.you': null
  'collections.youDontHaveAnyCollections': null
  'companies.closePages': null
  'companies.closePagesHint': null
  'companies.companies': null
  'companies.confirmationSent': null
  'companies.couldntLoadTheCompanies': null
  'companies.couldntLoadTheCompany': null
  'companies.deleteCompany': null
  'companies.deleteLine': null
  'companies.deleteName': { name: string | number }
  'companies.deletedOn': { day: string | number }
  'companies.emptyIsUnlimited': null
  'companies.figures.in30Days': { visits: number }
  'companies.figures.itemsItem': { items: number }
  'companies.figures.peoplePersonPeople': { people: number }
  'companies.lastActivity': null
  'companies.limitNames.items': null
  'companies.limitNames.links': null
  'companies.limitNames.seats': null
  'companies.limitNames.shortDomains': null
  'companies.limitNames.storageBytes': null
  'companies.limits': null
  'companies.limitsSaved': null
  'companies.manage': null
  'companies.manageName': { name: string | number }
  'companies.noActivity': null
  'companies.noCompanies': null
  'companies.notConfirmed': null
  'companies.operatesTheServer': null
  'companies.plan': null
  'companies.planNames.business': null
  'companies.planNames.starter': null
  'companies.planNames.team': null
  'companies.planNames.trial': null
  'companies.planSet': { plan: string | number }
  'companies.reason': null
  'companies.reasonHint': null
  'companies.resendConfirmation': null
  'companies.resendHint': null
  'companies.resume': null
  'companies.resumed': null
  'companies.saveLimits': null
  'companies.searchByName': null
  'companies.statuses.active': null
  'companies.statuses.canceled': null
  'companies.statuses.pastDue': null
  'companies.statuses.suspended': null
  'companies.statuses.trialing': null
  'companies.suspend': null
  'companies.suspendHint': null
  'companies.suspended': null
  'companies.suspendedBecause': { reason: string | number }
  'companies.used': { amount: string | number }
  'conversations.answer': null
  'conversations.answerTo': { name: string | number }
  'conversations.askedForLink': null
  'conversations.attachItems': null
  'conversations.attachedItems': null
  'conversations.cameBack': null
  'conversations.couldntLoad': null
  'conversations.detach': { name: string | number }
  'conversations.earlier': null
  'conversations.emailed': null
  'conversations.filledIn': { cta: string | number }
  'conversations.goesTo': { email: string | number }
  'conversations.longest': { page: string | number; span: string | number }
  'conversations.new': null
  'conversations.notVerified': null
  'conversations.onPage': null
  'conversations.onPageOnly': null
  'conversations.open': null
  'conversations.openOf': { name: string | number }
  'conversations.opened': null
  'conversations.ownProgram': null
  'conversations.send': null
  'conversations.sent': null
  'conversations.someone': null
  'conversations.someoneOn': { recipient: string | number }
  'conversations.title': null
  'conversations.to': null
  'conversations.unread': null
  'conversations.verified': null
  'crm.accessDenied': null
  'crm.account': { name: string | number }
  'crm.actionsFor': { name: string | number }
  'crm.askOperator': { name: string | number }
  'crm.becomes.hubspot.lead': null
  'crm.becomes.hubspot.reading': null
  'crm.becomes.salesforce.lead': null
  'crm.becomes.salesforce.reading': null
  'crm.callbackAddress': null
  'crm.confirmedOnly': null
  'crm.confirmedOnlyHint': null
  'crm.connect': null
  'crm.connectNamed': { name: string | number }
  'crm.connected': null
  'crm.connectedAgain': { name: string | number }
  'crm.connectedBy': { name: string | number }
  'crm.connectedToast': { name: string | number }
  'crm.couldntLoadCrms': null
  'crm.couldntLoadLog': null
  'crm.couldntLoadPreview': null
  'crm.crms': null
  'crm.disconnect': null
  'crm.disconnectTitle': { name: string | number }
  'crm.disconnectWarning': null
  'crm.disconnected': null
  'crm.faults.deleted': null
  'crm.faults.error': null
  'crm.faults.failing': null
  'crm.faults.forbidden': null
  'crm.faults.limited': null
  'crm.faults.noContact': null
  'crm.faults.refused': null
  'crm.faults.rejected': null
  'crm.faults.revoked': null
  'crm.faults.timeout': null
  'crm.faults.tooLate': null
  'crm.faults.unreachable': null
  'crm.fields.company': null
  'crm.fields.email': null
  'crm.fields.firstName': null
  'crm.fields.lastName': null
  'crm.fields.phone': null
  'crm.fields.title': null
  'crm.kinds.lead': null
  'crm.kinds.reading': null
  'crm.latest': null
  'crm.lead': null
  'crm.log': null
  'crm.logOf': { name: string | number }
  'crm.nextTry': null
  'crm.notConnected': null
  'crm.notRevoked': { name: string | number }
  'crm.notSetUp': null
  'crm.nothingSent': null
  'crm.openThere': { name: string | number }
  'crm.operatorSetsUp': { name: string | number; prefix: string | number }
  'crm.paused': null
  'crm.pausedReasons.lost': null
  'crm.pausedReasons.revoked': { name: string | number }
  'crm.previewTitle': { name: string | number }
  'crm.reading': null
  'crm.reconnect': null
  'crm.refusedWith': { code: string | number }
  'crm.request': { callbackUrl: string | number; help: string | number; name: string | number; prefix: string | number }
  'crm.resting': null
  'crm.restsUntil': null
  'crm.retry': null
  'crm.retrying': null
  'crm.sample': null
  'crm.sendLeads': null
  'crm.sendLeadsHint': null
  'crm.sendReadings': null
  'crm.sendReadingsHint': null
  'crm.showWhat': null
  'crm.states.failed': null
  'crm.states.sent': null
  'crm.states.skipped': null
  'crm.states.waiting': null
  'crm.turnOn': null
  'crm.waiting': { count: number }
  'crm.whatItDoes.hubspot': null
  'crm.whatItDoes.salesforce': null
  'crmNote.before': null
  'crmNote.confirmed': { email: string | number }
  'crmNote.downloaded': null
  'crmNote.longest': null
  'crmNote.minutes': { count: string | number }
  'crmNote.no': null
  'crmNote.opened': null
  'crmNote.page': { page: string | number; seconds: string | number }
  'crmNote.reader': null
  'crmNote.seconds': { count: string | number }
  'crmNote.share': null
  'crmNote.sharedBy': null
  'crmNote.time': null
  'crmNote.title': { name: string | number }
  'crmNote.unconfirmed': { email: string | number }
  'crmNote.yes': null
  'ctas.active': null
  'ctas.activeHint': null
  'ctas.activeSwitch': null
  'ctas.addField': null
  'ctas.addPlace': null
  'ctas.agreed': null
  'ctas.agreedTo': null
  'ctas.alignment': null
  'ctas.alignments.center': null
  'ctas.alignments.start': null
  'ctas.allKinds': null
  'ctas.anyState': null
  'ctas.asTable': null
  'ctas.background': null
  'ctas.bookingPage': null
  'ctas.button': null
  'ctas.byDay': null
  'ctas.byPlace': null
  'ctas.changedElsewhere': null
  'ctas.clearFilters': null
  'ctas.clicks': null
  'ctas.color': null
  'ctas.companyColor': null
  'ctas.comparedWith': { other: string | number }
  'ctas.conditions': null
  'ctas.consent': null
  'ctas.consentText': null
  'ctas.contrastDarkened': { ratio: string | number; used: string | number; usedRatio: string | number }
  'ctas.contrastGood': { ratio: string | number }
  'ctas.control': null
  'ctas.controlGroup': null
  'ctas.controlHint': null
  'ctas.converted': null
  'ctas.convertedExplanation': null
  'ctas.copied': null
  'ctas.copyEmbed': null
  'ctas.couldntLoadCtas': null
  'ctas.couldntLoadReport': null
  'ctas.couldntLoadSubmissions': null
  'ctas.counts.collection': { count: number }
  'ctas.counts.item': { count: number }
  'ctas.counts.link': { count: number }
  'ctas.counts.site': { count: number }
  'ctas.decision': null
  'ctas.delay': null
  'ctas.deleteOfAddress': null
  'ctas.deleteOfAddressLine': null
  'ctas.deleteOne': null
  'ctas.deleteOneLine': null
  'ctas.deletePermanently': null
  'ctas.deleteSubmission': { who: string | number }
  'ctas.deleted': { cta: string | number }
  'ctas.deletedCount': { count: number }
  'ctas.deletedOne': null
  'ctas.dragToMove': null
  'ctas.effect': null
  'ctas.emailAddress': null
  'ctas.embeddedHint': null
  'ctas.embeddedPage': null
  'ctas.erase': null
  'ctas.eraseLine': null
  'ctas.eraseNamed': { email: string | number }
  'ctas.erasedNotice': { email: string | number }
  'ctas.everywhere': null
  'ctas.exportCsv': null
  'ctas.field': null
  'ctas.fieldLabels.checkbox': null
  'ctas.fieldLabels.consent': null
  'ctas.fieldLabels.email': null
  'ctas.fieldLabels.phone': null
  'ctas.fieldLabels.select': null
  'ctas.fieldLabels.text': null
  'ctas.fieldLabels.textarea': null
  'ctas.fieldTypes.checkbox': null
  'ctas.fieldTypes.consent': null
  'ctas.fieldTypes.email': null
  'ctas.fieldTypes.phone': null
  'ctas.fieldTypes.select': null
  'ctas.fieldTypes.text': null
  'ctas.fieldTypes.textarea': null
  'ctas.fields': null
  'ctas.fills.plain': null
  'ctas.fills.solid': null
  'ctas.fills.tinted': null
  'ctas.firstDay': null
  'ctas.headline': null
  'ctas.heldCount': { count: number }
  'ctas.heldExplanation': null
  'ctas.impressions': null
  'ctas.inactive': null
  'ctas.interval': null
  'ctas.intervalOf': { high: string | number; low: string | number }
  'ctas.kind': null
  'ctas.kindFilter': null
  'ctas.kinds.banner.label': null
  'ctas.kinds.banner.line': null
  'ctas.kinds.button.label': null
  'ctas.kinds.button.line': null
  'ctas.kinds.embed.label': null
  'ctas.kinds.embed.line': null
  'ctas.kinds.form.label': null
  'ctas.kinds.form.line': null
  'ctas.kinds.meeting.label': null
  'ctas.kinds.meeting.line': null
  'ctas.label': null
  'ctas.lastDay': null
  'ctas.lastDays': { days: string | number }
  'ctas.markAsSpam': null
  'ctas.markedAsSpam': null
  'ctas.meaning': null
  'ctas.meanings.company': null
  'ctas.meanings.firstName': null
  'ctas.meanings.lastName': null
  'ctas.meanings.name': null
  'ctas.meanings.none': null
  'ctas.meanings.phone': null
  'ctas.meanings.title': null
  'ctas.more': null
  'ctas.moveField': { field: string | number }
  'ctas.nameHint': null
  'ctas.newCta': null
  'ctas.nextStep': { step: string | number }
  'ctas.no': null
  'ctas.noCtas': null
  'ctas.noFigures': null
  'ctas.noResults': null
  'ctas.noSubmissions.held': null
  'ctas.noSubmissions.received': null
  'ctas.noSubmissions.spam': null
  'ctas.noSubmissionsFound': null
  'ctas.notPlaced': null
  'ctas.nothingFound': null
  'ctas.numberedStep': { number: string | number; step: string | number }
  'ctas.on': { places: string | number }
  'ctas.once': null
  'ctas.openLink': null
  'ctas.openSubmission': { who: string | number }
  'ctas.opens': null
  'ctas.opensHint': null
  'ctas.options': null
  'ctas.optionsHint': null
  'ctas.otherPages': null
  'ctas.place': { index: string | number }
  'ctas.placeTypes.collection': null
  'ctas.placeTypes.item': null
  'ctas.placeTypes.link': null
  'ctas.placeTypes.site': null
  'ctas.placeTypes.tenant': null
  'ctas.places': null
  'ctas.placesLine': null
  'ctas.placesOf': null
  'ctas.points': { high: string | number; low: string | number }
  'ctas.position': null
  'ctas.positions.bottom': null
  'ctas.positions.end': null
  'ctas.positions.popup': null
  'ctas.positions.top': null
  'ctas.range': null
  'ctas.rate': null
  'ctas.readPercent': null
  'ctas.receivedAt': null
  'ctas.recipients': null
  'ctas.recipientsHint': null
  'ctas.release': null
  'ctas.released': null
  'ctas.reload': null
  'ctas.removeField': { field: string | number }
  'ctas.removePlace': { index: string | number }
  'ctas.required': null
  'ctas.restored': null
  'ctas.sample.headline': null
  'ctas.sample.label': null
  'ctas.sample.text': null
  'ctas.saw': null
  'ctas.searchCtas': null
  'ctas.searchPlaces': null
  'ctas.searchSubmissions': null
  'ctas.sharedFrom': null
  'ctas.someone': null
  'ctas.states.held': null
  'ctas.states.received': null
  'ctas.statusFilter': null
  'ctas.step': null
  'ctas.stepHint': null
  'ctas.steps.what': null
  'ctas.steps.where': null
  'ctas.steps.who': null
  'ctas.stepsLabel': null
  'ctas.style': null
  'ctas.submissionState': null
  'ctas.submissions': null
  'ctas.text': null
  'ctas.thanks': null
  'ctas.thanksHint': null
  'ctas.thisCta': null
  'ctas.unavailable': null
  'ctas.unsaved': null
  'ctas.verdicts.less': { range: string | number }
  'ctas.verdicts.more': { range: string | number }
  'ctas.verdicts.tooFew': null
  'ctas.verdicts.unclear': { range: string | number }
  'ctas.visitors': null
  'ctas.visits': null
  'ctas.where': null
  'ctas.which': null
  'ctas.write': null
  'ctas.yes': null
  'doctor.allFine': null
  'doctor.checks': null
  'doctor.couldntExamine': null
  'doctor.examineAgain': null
  'doctor.examined': null
  'doctor.examining': null
  'doctor.faults': { count: number }
  'doctor.mailServerSaid': { answer: string | number }
  'doctor.sendMeTest': null
  'doctor.setLines': null
  'doctor.states.fault': null
  'doctor.states.ok': null
  'doctor.states.unknown': null
  'doctor.states.warning': null
  'doctor.testAccepted': { to: string | number }
  'doctor.testRefused': { to: string | number }
  'doctor.topics.address': null
  'doctor.topics.backup': null
  'doctor.topics.files': null
  'doctor.topics.mail': null
  'doctor.topics.sandbox': null
  'doctor.topics.signUp': null
  'domains.addRecordsAtProvider': null
  'domains.addressRule': null
  'domains.checkNow': null
  'domains.checked': null
  'domains.copyWhat': { what: string | number }
  'domains.couldntLoadTheDomains': null
  'domains.currentDomainKeepsWorking': null
  'domains.defaultPage': null
  'domains.domainHint': null
  'domains.found': null
  'domains.moreFor': { domain: string | number }
  'domains.name': null
  'domains.nameOfRecord': { type: string | number }
  'domains.newDomain': null
  'domains.notFoundYet': null
  'domains.recordFound': { state: string | number; type: string | number }
  'domains.redirectBareDomain': null
  'domains.redirectUnknownAddresses': null
  'domains.removalWarning': null
  'domains.removeDomain': { domain: string | number }
  'domains.removed': { domain: string | number }
  'domains.statuses.confirmed.label': null
  'domains.statuses.conflicting.label': null
  'domains.statuses.lost.label': null
  'domains.statuses.notFound.label': null
  'domains.statuses.pending.label': null
  'domains.typeToConfirm': { domain: string | number }
  'domains.usedForNewLinks': null
  'domains.value': null
  'domains.valueOfRecord': { type: string | number }
  'domains.yourDomain': null
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
  'factors.addPasskey': null
  'factors.added': null
  'factors.alreadyHasPasskey': null
  'factors.android': null
  'factors.authenticatorApp': null
  'factors.authenticatorCode': null
  'factors.authenticatorHint': null
  'factors.authenticatorRemovalWarning': null
  'factors.authenticatorRemoved': null
  'factors.browser': null
  'factors.browserOnDevice': { browser: string | number; device: string | number }
  'factors.canSignInWith': { name: string | number }
  'factors.chooseAPerson': null
  'factors.chrome': null
  'factors.codeProblem': { problem: string | number }
  'factors.continueLabel': null
  'factors.couldntLoadSignInMethods': null
  'factors.couldntLoadTheSetting': null
  'factors.couldntLoadYourTwoStep': null
  'factors.digitIndex': { index: string | number }
  'factors.edge': null
  'factors.enterAllSixDigits': null
  'factors.enterTheCode': null
  'factors.enterYourPassword': null
  'factors.everyoneHasSetItUp': null
  'factors.firefox': null
  'factors.lastMethodRequired': null
  'factors.lastUsed': null
  'factors.linux': null
  'factors.lostFactorsHint': null
  'factors.mac': null
  'factors.nameRemoved': { name: string | number }
  'factors.newRecoveryCodes': null
  'factors.noPasskeyUsed': null
  'factors.noRecoveryCodesLeft': null
  'factors.notUsedYet': null
  'factors.nowSignsInWithPassword': { name: string | number }
  'factors.on': null
  'factors.openAuthenticatorApp': null
  'factors.or': null
  'factors.orEnterKey': null
  'factors.passkeyName': null
  'factors.passkeyRemovalWarning': null
  'factors.passkeys': null
  'factors.passkeysHint': null
  'factors.passkeysNotSupported': null
  'factors.password': null
  'factors.passwordProblem': { problem: string | number }
  'factors.peopleWhoMustSetUp': { count: number }
  'factors.peopleWithout': { count: number }
  'factors.person': null
  'factors.qrCodeForYourAuthenticator': null
  'factors.recoveryCode': null
  'factors.recoveryCodes': null
  'factors.recoveryCodesHint': null
  'factors.recoveryCodesLeft': { left: number }
  'factors.removeAuthenticator': null
  'factors.removeNamed': { name: string | number }
  'factors.rename': { name: string | number }
  'factors.require': null
  'factors.requireHint': null
  'factors.requireTwoStepVerification': null
  'factors.reset': null
  'factors.resetFor': { name: string | number }
  'factors.resetTwoStepVerification': null
  'factors.resetWarning': null
  'factors.safari': null
  'factors.satchelRecoveryCodesTxt': null
  'factors.scanQrCode': null
  'factors.setUp': null
  'factors.setUpAuthenticator': null
  'factors.signInAgainHint': null
  'factors.signInWithYourCompany': null
  'factors.syncedAcrossYourDevices': null
  'factors.takeRecoveryCode': null
  'factors.thatsNotCurrentCode': null
  'factors.thisBrowserCouldntUsePasskey': null
  'factors.turnOn': null
  'factors.useAuthenticator': null
  'factors.usePasskey': null
  'factors.verifyItsYou': null
  'factors.whyVerify': null
  'factors.windows': null
  'format.answeredInBetween': null
  'format.blocked': null
  'format.cantReachServerRetrying': null
  'format.computer': null
  'format.contentType': null
  'format.direct': null
  'format.emailFromSatchel': null
  'format.fileTooLargeInBetween': null
  'format.foreignRetrying': { status: string | number }
  'format.goToPage': null
  'format.industry': null
  'format.noAnswerInBetween': { status: string | number }
  'format.noReferringPage': null
  'format.offline': null
  'format.otherPerson': null
  'format.phone': null
  'format.product': null
  'format.qrCode': null
  'format.refusedInBetween': { status: string | number }
  'format.region': null
  'format.requestTooLargeInBetween': null
  'format.serverBusyRetrying': null
  'format.serverTimeout': null
  'format.serverUnreachable': null
  'format.site': null
  'format.somethingWentWrong': null
  'format.stage': null
  'format.tablet': null
  'format.today': null
  'format.tv': null
  'format.unknown': null
  'format.uploadUnreached': null
  'format.yesterday': null
  'frame.accountCloses': { day: string | number }
  'frame.accountOfName': { name: string | number }
  'frame.activity': null
  'frame.analytics': null
  'frame.billing': null
  'frame.bin': null
  'frame.choosePlan': null
  'frame.closeMore': null
  'frame.collections': null
  'frame.commandPalette': null
  'frame.ctas': null
  'frame.dark': null
  'frame.dismiss': null
  'frame.emailsFailing': { when: string | number }
  'frame.help.api': null
  'frame.help.changed': null
  'frame.help.help': null
  'frame.help.whatsNew': null
  'frame.home': null
  'frame.itemOpened': { device: string | number; hasDevice: string; itemName: string | number }
  'frame.keepAccount': null
  'frame.keys.ctrl': null
  'frame.keys.keyboardShortcuts': null
  'frame.keys.shortcutGroups.anItem': null
  'frame.keys.shortcutGroups.everywhere': null
  'frame.keys.shortcutGroups.listsOfItems': null
  'frame.keys.shortcutGroups.shortcuts.clearTheSelection': null
  'frame.keys.shortcutGroups.shortcuts.closeADialog': null
  'frame.keys.shortcutGroups.shortcuts.enter': null
  'frame.keys.shortcutGroups.shortcuts.esc': null
  'frame.keys.shortcutGroups.shortcuts.escOfPreview': null
  'frame.keys.shortcutGroups.shortcuts.findAnythingDo': null
  'frame.keys.shortcutGroups.shortcuts.goFromItem': null
  'frame.keys.shortcutGroups.shortcuts.goToActivity': null
  'frame.keys.shortcutGroups.shortcuts.goToAnalytics': null
  'frame.keys.shortcutGroups.shortcuts.goToCTAs': null
  'frame.keys.shortcutGroups.shortcuts.goToCollections': null
  'frame.keys.shortcutGroups.shortcuts.goToHome': null
  'frame.keys.shortcutGroups.shortcuts.goToLibrary': null
  'frame.keys.shortcutGroups.shortcuts.goToLinks': null
  'frame.keys.shortcutGroups.shortcuts.goToSettings': null
  'frame.keys.shortcutGroups.shortcuts.goToSites': null
  'frame.keys.shortcutGroups.shortcuts.goToWishlist': null
  'frame.keys.shortcutGroups.shortcuts.nextItem': null
  'frame.keys.shortcutGroups.shortcuts.openTheItem': null
  'frame.keys.shortcutGroups.shortcuts.previewTheItem': null
  'frame.keys.shortcutGroups.shortcuts.previousItem': null
  'frame.keys.shortcutGroups.shortcuts.renameTheItem': null
  'frame.keys.shortcutGroups.shortcuts.searchTheLibrary': null
  'frame.keys.shortcutGroups.shortcuts.selectARange': null
  'frame.keys.shortcutGroups.shortcuts.selectAll': null
  'frame.keys.shortcutGroups.shortcuts.selectTheItem': null
  'frame.keys.shortcutGroups.shortcuts.shareShownItem': null
  'frame.keys.shortcutGroups.shortcuts.shareTheItem': null
  'frame.keys.shortcutGroups.shortcuts.shift': null
  'frame.keys.shortcutGroups.shortcuts.showThisList': null
  'frame.keys.shortcutGroups.shortcuts.space': null
  'frame.keysWords': null
  'frame.library': null
  'frame.light': null
  'frame.linkOpened': { device: string | number; hasDevice: string; itemName: string | number; recipient: string | number }
  'frame.links': null
  'frame.liveUpdatesOff': null
  'frame.liveUpdatesOffHint': null
  'frame.main': null
  'frame.more': null
  'frame.newWish': null
  'frame.notifications': null
  'frame.offline': { waiting: number }
  'frame.opensOnceOnline': null
  'frame.paymentOverdue': { day: string | number }
  'frame.personOpened': { itemName: string | number; person: string | number }
  'frame.readOnlyUntil': { day: string | number }
  'frame.readOnlyWithoutLinks': { day: string | number }
  'frame.reconnecting': null
  'frame.reopenAccount': null
  'frame.replyTo': { itemName: string | number }
  'frame.satchelVersion': { version: string | number }
  'frame.savedOnceOnline': null
  'frame.searchTheLibrary': null
  'frame.settings': null
  'frame.settings.apiKeys': null
  'frame.settings.auditLog': null
  'frame.settings.branding': null
  'frame.settings.categories': null
  'frame.settings.closeAccount': null
  'frame.settings.companies': null
  'frame.settings.company': null
  'frame.settings.companyDetails': null
  'frame.settings.connectedApps': null
  'frame.settings.crm': null
  'frame.settings.errors': null
  'frame.settings.groups.integrations': null
  'frame.settings.groups.sharing': null
  'frame.settings.groups.team': null
  'frame.settings.groups.you': null
  'frame.settings.legal': null
  'frame.settings.notificationDefaults': null
  'frame.settings.notifications': null
  'frame.settings.partners': null
  'frame.settings.password': null
  'frame.settings.people': null
  'frame.settings.profile': null
  'frame.settings.rolesAndRights': null
  'frame.settings.search': null
  'frame.settings.security': null
  'frame.settings.server': null
  'frame.settings.serverState': null
  'frame.settings.sessions': null
  'frame.settings.settings': null
  'frame.settings.setup': null
  'frame.settings.sharingDefaults': null
  'frame.settings.shortDomain': null
  'frame.settings.signInRules': null
  'frame.settings.singleSignOn': null
  'frame.settings.slackAndTeams': null
  'frame.settings.tags': null
  'frame.settings.team': null
  'frame.settings.webhooks': null
  'frame.settings.wishlist': null
  'frame.signOut': null
  'frame.signOutFailed': null
  'frame.signOutWords': null
  'frame.sites': null
  'frame.skipToContent': null
  'frame.suspended': null
  'frame.suspendedBecause': { reason: string | number }
  'frame.system': null
  'frame.team': null
  'frame.theme': null
  'frame.themeWords': null
  'frame.trialDaysLeft': { days: number }
  'frame.useDarkTheme': null
  'frame.useLightTheme': null
  'frame.useSystemTheme': null
  'frame.viewInvoices': null
  'frame.wishWords': null
  'frame.wishlist': null
  'frame.yourTrialEndsToday': null
  'imports.added': null
  'imports.all': null
  'imports.alreadyInLibrary': null
  'imports.andCountMore': { count: number }
  'imports.andOthers': { names: string | number }
  'imports.archiveSummary': { name: string | number; part: string | number; total: number }
  'imports.back': null
  'imports.cancelImport': { name: string | number }
  'imports.check': null
  'imports.chooseAnother': null
  'imports.chooseCsv': null
  'imports.chooseWhichColumnContainsUrl': null
  'imports.chooseZip': null
  'imports.classify': null
  'imports.classifyAllItemsOrDownload': null
  'imports.classifyNewItems': null
  'imports.columnIndex': { index: string | number }
  'imports.columns': null
  'imports.couldntLoadTheImport': null
  'imports.couldntLoadTheImports': null
  'imports.couldntLoadTheRows': null
  'imports.couldntReadTheArchive': null
  'imports.couldntReadTheFile': null
  'imports.couldntReadTheFileLikeThis': null
  'imports.couldntReadTheSitemap': null
  'imports.createTheseNewValuesFirst': null
  'imports.createsCategories': null
  'imports.csvTooLarge': null
  'imports.detected': null
  'imports.downloadAndHostFiles': null
  'imports.downloadTemplate': null
  'imports.draftExpired': null
  'imports.dropCsvHint': null
  'imports.dropLinksHint': null
  'imports.dropZipHint': null
  'imports.empty': null
  'imports.encoding': null
  'imports.encodingOfNames': null
  'imports.encodingOfNamesHint': null
  'imports.encodings.big5': null
  'imports.encodings.eucJp': null
  'imports.encodings.eucKr': null
  'imports.encodings.gb18030': null
  'imports.encodings.iso88592': null
  'imports.encodings.macintosh': null
  'imports.encodings.shiftJis': null
  'imports.encodings.windows1250': null
  'imports.encodings.windows1251': null
  'imports.encodings.windows1252': null
  'imports.encodings.windows1253': null
  'imports.encodings.windows1254': null
  'imports.exclude': null
  'imports.exportProblems': null
  'imports.failed': null
  'imports.fieldForColumn': { index: string | number }
  'imports.fieldForHead': { head: string | number }
  'imports.file': null
  'imports.filesBehindTheURLs': null
  'imports.handledOf': { handled: number; total: number }
  'imports.importAction': null
  'imports.importContinues': null
  'imports.importItems': { ready: number }
  'imports.importedWithout': null
  'imports.include': null
  'imports.isBeingUndone': null
  'imports.itemsToAdd': null
  'imports.keepAsWebLinks': null
  'imports.links.askedForPasswords': { count: number }
  'imports.links.categoryMissing': { names: string | number }
  'imports.links.checkedOf': { rows: number; total: number }
  'imports.links.checking': { rows: number }
  'imports.links.checkingRows': null
  'imports.links.chooseAnotherFile': null
  'imports.links.comeWithdrawn': { count: number }
  'imports.links.conflicts': null
  'imports.links.couldntMakeThePlan': null
  'imports.links.domain': null
  'imports.links.domains': null
  'imports.links.draftLine': { file: string | number; hasProduct: string; product: string | number; rows: number }
  'imports.links.importLinks': { count: number }
  'imports.links.invalid': null
  'imports.links.kinds.badSlug': null
  'imports.links.kinds.badValue': null
  'imports.links.kinds.invalidTarget': null
  'imports.links.kinds.leftOut': null
  'imports.links.kinds.note': null
  'imports.links.kinds.planLimit': null
  'imports.links.kinds.reserved': null
  'imports.links.kinds.taken': null
  'imports.links.moveDomain': null
  'imports.links.newLinks': null
  'imports.links.newPassword': null
  'imports.links.newPasswordHint': { least: number }
  'imports.links.noDomain': null
  'imports.links.nothingToImport': null
  'imports.links.onlyFirstProblems': null
  'imports.links.opensAt': null
  'imports.links.passwordChoices.email': null
  'imports.links.passwordChoices.leftOut': null
  'imports.links.passwordChoices.password': null
  'imports.links.passwordChoices.withdrawn': null
  'imports.links.passwordsHint': null
  'imports.links.plan': null
  'imports.links.planLine.newItems': { items: number }
  'imports.links.planLine.theLinksLead': { items: number; visits: number }
  'imports.links.same': null
  'imports.links.slug': null
  'imports.links.takenSlugs': null
  'imports.missingValuesSkipped': null
  'imports.nameProblemsCsv': { name: string | number }
  'imports.nameProgress': { name: string | number }
  'imports.namesInTheArchive': null
  'imports.newCollections': { count: number }
  'imports.newTags': { count: number }
  'imports.noImportsYet': null
  'imports.noRows': null
  'imports.noUrl': null
  'imports.notImported': null
  'imports.nothingToImport': null
  'imports.onlyAdminsCreateValues': null
  'imports.onlyFirstProblems': null
  'imports.ownerEmail': null
  'imports.partlyDone': null
  'imports.pathPartsHint': null
  'imports.previousImports': null
  'imports.problem': null
  'imports.progress': null
  'imports.progressOf': { count: number; total: number }
  'imports.readSitemap': null
  'imports.readingTheArchive': null
  'imports.readingTheSitemap': null
  'imports.ready': null
  'imports.result': null
  'imports.resume': null
  'imports.retryFailedRows': { failed: number }
  'imports.review': null
  'imports.row': null
  'imports.rowFilter': null
  'imports.rows': { count: number }
  'imports.rowsHeading': null
  'imports.rowsInName': { name: string | number; total: number }
  'imports.rowsProcessed': null
  'imports.rowsWithProblems': null
  'imports.run.formatOutcome.added': { done: number }
  'imports.run.formatOutcome.alreadyHere': null
  'imports.run.formatOutcome.alreadyInLibrary': null
  'imports.run.formatOutcome.failed': { failed: number }
  'imports.run.formatOutcome.notStarted': { left: number }
  'imports.run.rowLabels.done': null
  'imports.run.rowLabels.failed': null
  'imports.run.rowLabels.skipped': null
  'imports.run.rowLabels.waiting': null
  'imports.run.sourceLabels.archive': null
  'imports.run.sourceLabels.links': null
  'imports.run.sourceLabels.sitemap': null
  'imports.run.sourceLabels.upload': null
  'imports.run.sourceLabels.urls': null
  'imports.run.statusLabels.cancelled': null
  'imports.run.statusLabels.completed': null
  'imports.run.statusLabels.failed': null
  'imports.run.statusLabels.running': null
  'imports.run.statusLabels.undoing': null
  'imports.run.statusLabels.undone': null
  'imports.sentOf': { bytes: string | number; sent: string | number }
  'imports.separator': null
  'imports.separators.comma': null
  'imports.separators.pipe': null
  'imports.separators.semicolon': null
  'imports.separators.tab': null
  'imports.showAll': { count: number }
  'imports.showItems': { count: number }
  'imports.showLinks': { count: number }
  'imports.skip': null
  'imports.skipped': null
  'imports.steps': null
  'imports.tags': null
  'imports.tryAnotherUrl': null
  'imports.uRLs': null
  'imports.uRLsFound': { total: number }
  'imports.undo': null
  'imports.undoNamed': { name: string | number }
  'imports.undoWarning': null
  'imports.uploadingTheArchive': null
  'imports.urlOfSitemapOrSite': null
  'imports.urlsHint': null
  'imports.withProblems': null
  'items.add.addAnyway': null
  'items.add.addLink': null
  'items.add.addWebLink': null
  'items.add.addedTheExistingItem': null
  'items.add.alreadyInLibrary': null
  'items.add.alreadyInTheLibrary': null
  'items.add.chooseAtLeastOne': null
  'items.add.enterUrlOfWebPage': null
  'items.add.nameHint': null
  'items.add.url': null
  'items.add.useExisting': null
  'items.add.webLinkAdded': null
  'items.addToCollection': null
  'items.added': null
  'items.asksToSignIn': null
  'items.bin.actionsForSelectedItems': null
  'items.bin.byName': { name: string | number }
  'items.bin.currentSelected': { current: number }
  'items.bin.daysLeft': { days: number }
  'items.bin.deleteAllWarning': null
  'items.bin.deleteCountPermanently': { count: string | number }
  'items.bin.deleteNamePermanently': { name: string | number }
  'items.bin.deletePermanently': null
  'items.bin.deleteWarning': null
  'items.bin.deletedItems': null
  'items.bin.emptyBin': null
  'items.bin.fileTypeDeleted': { fileType: string | number }
  'items.bin.items': { count: number }
  'items.bin.itemsRestored': { done: number }
  'items.bin.lastDay': null
  'items.bin.movedToTheBin': { name: string | number }
  'items.bin.onlyOwnerAndAdmins': null
  'items.bin.onlyOwnersAndAdminsOfAll': null
  'items.bin.permanentlyDeleted': { day: string | number }
  'items.bin.restoreName': { name: string | number }
  'items.bin.restored': { name: string | number }
  'items.bin.selectName': { name: string | number }
  'items.bin.thisCantBeUndone': { loss: string | number }
  'items.bin.thisPermanentlyDeletesItems': { total: number }
  'items.bin.typeToConfirm': { word: string | number }
  'items.brokenLink': null
  'items.brokenPage.on': { day: string | number }
  'items.brokenPage.thePageAnswered': { status: string | number; when: string | number }
  'items.brokenPage.thePageDidnt': { when: string | number }
  'items.brokenPage.thePageDidntAnswer': { when: string | number }
  'items.brokenPage.thePageRedirected': { when: string | number }
  'items.bulk.UNDONE': null
  'items.bulk.UNDONE2': null
  'items.bulk.actionsForSelectedItems': null
  'items.bulk.addTags': null
  'items.bulk.addToCollection': null
  'items.bulk.addedToName': { name: string | number }
  'items.bulk.allResultCount': { total: number }
  'items.bulk.allResults': null
  'items.bulk.availability': null
  'items.bulk.availabilityOfTarget': { target: string | number }
  'items.bulk.bulkChanges': null
  'items.bulk.change': null
  'items.bulk.changeOwner': null
  'items.bulk.classify': null
  'items.bulk.classifyTarget': { target: string | number }
  'items.bulk.currentTags': null
  'items.bulk.doingVerb': null
  'items.bulk.expiryDate': null
  'items.bulk.findAPerson': null
  'items.bulk.formatProgress.left': { left: string | number; share: string | number }
  'items.bulk.formatProgress.of': { done: number; total: number }
  'items.bulk.inTheLibrary': null
  'items.bulk.items': { count: number }
  'items.bulk.jobLabel': { job: string | number; total: number }
  'items.bulk.jobResultMessage.canceled': null
  'items.bulk.jobResultMessage.somethingWentWrong': null
  'items.bulk.jobResultMessage.stopped': { cause: string | number }
  'items.bulk.newDate': { label: string | number }
  'items.bulk.newOrExistingTags': null
  'items.bulk.newOwner': null
  'items.bulk.noChange': null
  'items.bulk.noMatchingTag': null
  'items.bulk.none': null
  'items.bulk.off': null
  'items.bulk.on': null
  'items.bulk.ownerOfTarget': { target: string | number }
  'items.bulk.personalPage': null
  'items.bulk.reasons.categoryRequired': { count: number }
  'items.bulk.reasons.changedSince': { count: number }
  'items.bulk.reasons.collectionDeleted': null
  'items.bulk.reasons.collectionFull': { count: number }
  'items.bulk.reasons.collectionGone': { count: number }
  'items.bulk.reasons.dates': { count: number }
  'items.bulk.reasons.itMustKeep': null
  'items.bulk.reasons.itWouldExpire': null
  'items.bulk.reasons.notYours': { count: number }
  'items.bulk.reasons.oneNotYours': null
  'items.bulk.reasons.oneTooManyTags': null
  'items.bulk.reasons.severalNotYours': null
  'items.bulk.reasons.severalTooManyTags': null
  'items.bulk.reasons.someoneElseChanged': null
  'items.bulk.reasons.someoneElseChangedThem': null
  'items.bulk.reasons.theCollectionIs': null
  'items.bulk.reasons.theCollectionIsFull': null
  'items.bulk.reasons.theCollectionWasDeleted': null
  'items.bulk.reasons.theyMustKeep': null
  'items.bulk.reasons.theyWouldExpire': null
  'items.bulk.reasons.tooManyTags': { count: number }
  'items.bulk.releaseDate': null
  'items.bulk.resultMessage.alreadyDeleted': { missing: number }
  'items.bulk.resultMessage.noItemsChanged': null
  'items.bulk.resultMessage.notChanged': { count: number; why: string | number }
  'items.bulk.resultMessage.text': { done: string | number; updated: number }
  'items.bulk.results': { count: number }
  'items.bulk.selectAllCount': { total: number }
  'items.bulk.selectAllResults': null
  'items.bulk.selected': { capital: string | number }
  'items.bulk.separateLinks': null
  'items.bulk.set': null
  'items.bulk.share': { what: string | number }
  'items.bulk.shareAsCollection': null
  'items.bulk.shareable': null
  'items.bulk.tag': null
  'items.bulk.tagsOfTarget': { target: string | number }
  'items.bulk.tickHint': null
  'items.bulk.transferHint': null
  'items.bulk.transferredTo': { name: string | number }
  'items.bulk.verbsOf.added': null
  'items.bulk.verbsOf.adding': null
  'items.bulk.verbsOf.changed': null
  'items.bulk.verbsOf.changing': null
  'items.bulk.verbsOf.classified': null
  'items.bulk.verbsOf.classifying': null
  'items.bulk.verbsOf.deleting': null
  'items.bulk.verbsOf.movedToTrash': null
  'items.bulk.verbsOf.removedFromCollection': null
  'items.bulk.verbsOf.removing': null
  'items.bulk.verbsOf.removingTagsFrom': null
  'items.bulk.verbsOf.tagged': null
  'items.bulk.verbsOf.tagging': null
  'items.bulk.verbsOf.transferred': null
  'items.bulk.verbsOf.transferring': null
  'items.cantBeChecked': null
  'items.cantBeRead': null
  'items.categoriesAndTags': null
  'items.changedSince': null
  'items.checkedAgainWithinDay': null
  'items.checksRefused': null
  'items.couldntProcessFile': null
  'items.couldntProcessNewFile': null
  'items.detail.addDescriptionForVisitors': null
  'items.detail.addNote': null
  'items.detail.availability': null
  'items.detail.categoriesAndTags': null
  'items.detail.changeUrl': null
  'items.detail.checkAgain': null
  'items.detail.collections': null
  'items.detail.descriptionForVisitors': null
  'items.detail.details': null
  'items.detail.empty': null
  'items.detail.expiryDate': null
  'items.detail.hiddenHint': null
  'items.detail.inTheLibrary': null
  'items.detail.internalNote': null
  'items.detail.keepIt': null
  'items.detail.keepMine': null
  'items.detail.noDate': null
  'items.detail.noFurtherCollections': null
  'items.detail.none': null
  'items.detail.off': null
  'items.detail.on': null
  'items.detail.onlyAndAdminsCanChange': { name: string | number }
  'items.detail.openPage': null
  'items.detail.owner': null
  'items.detail.related': null
  'items.detail.releaseDate': null
  'items.detail.removeTag': { label: string | number }
  'items.detail.removeUpvote': null
  'items.detail.removedFrom': { name: string | number }
  'items.detail.restoreVersion': { fileVersion: string | number }
  'items.detail.shareable': null
  'items.detail.sharingOffHint': null
  'items.detail.someone': null
  'items.detail.someoneElseChanged': null
  'items.detail.tags': null
  'items.detail.theirVersion': null
  'items.detail.transfer': null
  'items.detail.transferWarning': { name: string | number }
  'items.detail.upvote': null
  'items.detail.upvoteSoFar': { upvotes: string | number }
  'items.detail.url': null
  'items.detail.useTheirs': null
  'items.detail.yourVersion': null
  'items.dimensions': null
  'items.expired': null
  'items.failed': null
  'items.favorite': null
  'items.fieldChanged': { label: string | number }
  'items.internal': null
  'items.keepMine': null
  'items.lastAvailableOn': { expiresOn: string | number }
  'items.lastCheckFailed': null
  'items.length': null
  'items.list.actions': null
  'items.list.added': null
  'items.list.closeQuickLook': null
  'items.list.columns': null
  'items.list.columnsShownAsSpaceAllows': null
  'items.list.favoriteNamed': { name: string | number }
  'items.list.items': null
  'items.list.loadingMore': null
  'items.list.newNameOf': { name: string | number }
  'items.list.owner': null
  'items.list.page': { page: number }
  'items.list.quickLook': null
  'items.list.recognized': null
  'items.list.rename': null
  'items.list.renameNamed': { name: string | number }
  'items.list.renamedMeanwhile': { name: string | number }
  'items.list.resetColumns': null
  'items.list.selectAllLoadedItems': null
  'items.list.selectNamed': { name: string | number }
  'items.list.shareNamed': { name: string | number }
  'items.list.shares': null
  'items.list.size': null
  'items.list.tags': null
  'items.list.textPlaces.annotations': null
  'items.list.textPlaces.comments': null
  'items.list.textPlaces.fields': null
  'items.list.textPlaces.footnotes': null
  'items.list.textPlaces.headers': null
  'items.list.textPlaces.notes': null
  'items.list.textPlaces.properties': null
  'items.list.type': null
  'items.list.updated': null
  'items.list.upvotes': null
  'items.list.views': null
  'items.moreFor': { name: string | number }
  'items.newFileFailed': null
  'items.newFileProcessing': null
  'items.noLinksToIt': null
  'items.notReleased': null
  'items.notSaved': { item: string | number; label: string | number; reason: string | number }
  'items.openPage': null
  'items.owner': null
  'items.pages': null
  'items.preview.cantPlay': null
  'items.preview.couldntLoad.couldntLoadTheText': null
  'items.preview.couldntLoad.table': null
  'items.preview.couldntReadFile': null
  'items.preview.couldntShowThePages': null
  'items.preview.creatingThePreview': null
  'items.preview.fitToWidthCurrently': { percent: string | number }
  'items.preview.image': null
  'items.preview.loadingPages': null
  'items.preview.loadingPreview': null
  'items.preview.loadingWhat.loadingTable': null
  'items.preview.loadingWhat.loadingText': null
  'items.preview.nextPage': null
  'items.preview.noPreview': null
  'items.preview.noWordsInScan': null
  'items.preview.ofPages': { pageCount: number }
  'items.preview.openPage': null
  'items.preview.page': null
  'items.preview.pageIndexOfPageCount': { index: string | number; pageCount: string | number }
  'items.preview.pages': null
  'items.preview.pagesOfName': { name: string | number }
  'items.preview.preview': null
  'items.preview.previousPage': null
  'items.preview.readByRecognition': null
  'items.preview.scanNotRead': null
  'items.preview.showingBeginning': { max: string | number }
  'items.preview.showingFirstOfRowsDownload': { count: number; rowsMax: string | number }
  'items.preview.textOf.tableOf': { name: string | number }
  'items.preview.textOf.textOf': { name: string | number }
  'items.preview.zoomIn': null
  'items.preview.zoomOut': null
  'items.previewIsBeingCreated': null
  'items.previousFileIsShown': null
  'items.processAgain': null
  'items.processing': null
  'items.quickLook': null
  'items.rename': null
  'items.replaceFile': null
  'items.sameAs': null
  'items.select': null
  'items.shares': null
  'items.size': null
  'items.tagLabelRemoved': { label: string | number }
  'items.taggedAdd': { add: string | number }
  'items.tagsNotSaved': { item: string | number; reason: string | number }
  'items.type': null
  'items.updated': null
  'items.uploading': null
  'items.url': null
  'items.versions.compareVersionNumber': { number: string | number }
  'items.versions.compareVersions': { name: string | number }
  'items.versions.couldntCompareTheTexts': null
  'items.versions.couldntLoadTheVersions': null
  'items.versions.current': null
  'items.versions.dimensions': null
  'items.versions.downloadVersionNumber': { number: string | number }
  'items.versions.firstVersion': null
  'items.versions.length': null
  'items.versions.noTextFound': { versions: string | number }
  'items.versions.onlyBeginningCompared': null
  'items.versions.pageCount': { count: number }
  'items.versions.pages': null
  'items.versions.processing': null
  'items.versions.replaceFile': null
  'items.versions.replaceHint': null
  'items.versions.restoreVersionNumber': { number: string | number }
  'items.versions.satchel': null
  'items.versions.secondVersion': null
  'items.versions.size': null
  'items.versions.text': null
  'items.versions.textsTooDifferent': null
  'items.versions.theTextsAreIdentical': null
  'items.versions.type': null
  'items.versions.uploaded': null
  'items.versions.uploadedBy': null
  'items.versions.versionLabel': { isCurrent: string; number: string | number }
  'items.versions.versionNumber': { number: string | number }
  'items.versions.versionNumberRestored': { number: string | number }
  'items.versions.versions': null
  'items.views': null
  'items.visibleFrom': { releasesOn: string | number }
  'links.actions.currentOwner': { name: string | number }
  'links.actions.findAColleague': null
  'links.actions.linkForNoLongerOpens': { who: string | number }
  'links.actions.linkForRecipient': { recipient: string | number }
  'links.actions.linkForUpdated': { recipient: string | number }
  'links.actions.linkForWorksAgain': { who: string | number }
  'links.actions.linkTransferred': { name: string | number }
  'links.actions.memo': null
  'links.actions.more': null
  'links.actions.moreFor': { itemName: string | number; recipient: string | number }
  'links.actions.name': null
  'links.actions.newOwner': null
  'links.actions.onlyVisible': null
  'links.actions.organization': null
  'links.actions.qrCode': null
  'links.actions.qrCodeFor': { recipient: string | number }
  'links.actions.reopen': null
  'links.actions.sendWithAnApp': null
  'links.actions.shortLinkTo': { itemName: string | number }
  'links.actions.transferLink': null
  'links.actions.transferTo': { name: string | number }
  'links.actions.viewAsVisitor': null
  'links.actions.whoIsItFor': null
  'links.actions.withdraw': null
  'links.active': null
  'links.agreements.couldntLoad': null
  'links.agreements.downloadRecord': null
  'links.agreements.downloadRecordOf': { name: string | number }
  'links.agreements.exportCsv': null
  'links.agreements.fileName': { slug: string | number }
  'links.agreements.nobodyYet': null
  'links.agreements.showMore': null
  'links.agreements.title': null
  'links.agreements.versionOf': { name: string | number; version: string | number }
  'links.circle.ask': { name: string | number }
  'links.circle.askText': { name: string | number }
  'links.circle.byEntered': { email: string | number }
  'links.circle.byProved': { email: string | number }
  'links.circle.changeBranch': null
  'links.circle.changed': null
  'links.circle.couldntLoad': null
  'links.circle.message': null
  'links.circle.messageHint': null
  'links.circle.more': null
  'links.circle.nobodyYet': { name: string | number }
  'links.circle.notOpened': null
  'links.circle.onlyThis': null
  'links.circle.pages': { count: number; pages: string | number }
  'links.circle.passedOn': null
  'links.circle.passedOnBy': { name: string | number }
  'links.circle.reachedNobody': null
  'links.circle.reopenBranch': null
  'links.circle.send': null
  'links.circle.sent': { name: string | number }
  'links.circle.title': null
  'links.circle.transferBranch': null
  'links.circle.unreadPages': { count: number; pages: string | number }
  'links.circle.wasPassedOn': { count: number }
  'links.circle.withBranch': null
  'links.circle.withdrawBranch': null
  'links.circle.withdrawn': null
  'links.copyLinkToFor': { itemName: string | number; recipient: string | number }
  'links.emailRequired': null
  'links.endsAfter': { day: string | number; part: string | number }
  'links.expired': null
  'links.expires': null
  'links.itemsRead': null
  'links.list.actionsForSelectedLinks': null
  'links.list.active': null
  'links.list.all': null
  'links.list.anyStatus': null
  'links.list.by': { name: string | number }
  'links.list.changeShortLink': null
  'links.list.collections': null
  'links.list.copyAddresses': null
  'links.list.couldntLoadTheLinks': null
  'links.list.createShortLink': null
  'links.list.downloadNoun': { count: number }
  'links.list.everyones': null
  'links.list.everyonesLinks': null
  'links.list.expired': null
  'links.list.exportCsv': null
  'links.list.itemPersonOrganizationOrMemo': null
  'links.list.items': null
  'links.list.lastViewed': null
  'links.list.latestLinks': null
  'links.list.linkNoun': { count: number }
  'links.list.linkNouns.link': null
  'links.list.linkNouns.links': null
  'links.list.links': null
  'links.list.linksCopied': { count: number }
  'links.list.linksCsv': null
  'links.list.linksNoLongerOpen': { count: number }
  'links.list.linksSelected': { count: number }
  'links.list.linksTo': null
  'links.list.linksWorkAgain': { count: number }
  'links.list.mine': null
  'links.list.mostViews': null
  'links.list.myLinks': null
  'links.list.newest': null
  'links.list.noLatestLinks': null
  'links.list.noLinksToThisItem': null
  'links.list.noLinksYet': null
  'links.list.noResults': null
  'links.list.onePerson': null
  'links.list.openLibrary': null
  'links.list.openNamed': { itemName: string | number }
  'links.list.owner': null
  'links.list.qrCode': null
  'links.list.qrCodeFor': { itemName: string | number; recipient: string | number }
  'links.list.removeFilter': { filter: string | number }
  'links.list.searchLinks': null
  'links.list.selectLink': { itemName: string | number; recipient: string | number }
  'links.list.sharedBy': { name: string | number }
  'links.list.shortLink': null
  'links.list.shortLinkCopied': null
  'links.list.showAllLinks': null
  'links.list.showLinks.show': { count: number }
  'links.list.showLinks.showLinks': null
  'links.list.slugHint': null
  'links.list.status': null
  'links.list.viewNoun': { count: number }
  'links.list.views': null
  'links.list.visitorNoun': { count: number }
  'links.list.withdraw': null
  'links.list.withdrawn': null
  'links.mostStopAt': { page: string | number }
  'links.news.clickedLink': null
  'links.news.couldntLoadVisits': null
  'links.news.downloaded': null
  'links.news.itemOpened': { itemName: string | number }
  'links.news.linkOpened': { itemName: string | number; recipient: string | number }
  'links.news.memoOpened': { itemName: string | number; memo: string | number }
  'links.news.noVisitsSince': null
  'links.news.ofLinks': null
  'links.news.onDevices': { devices: string | number }
  'links.news.one': { device: string | number }
  'links.news.opened': null
  'links.news.openedLinks': null
  'links.news.others': null
  'links.news.pagesRead': { count: number; hasSpan: string; span: string | number }
  'links.news.peopleOpened': { itemName: string | number; people: string | number }
  'links.news.replyNow': null
  'links.news.showAll': null
  'links.news.sinceYouLastLooked': null
  'links.news.visits': { count: number }
  'links.news.yourFirstReader': null
  'links.noDownloads': null
  'links.notOpenedYet': null
  'links.notRead': null
  'links.options.addresses': null
  'links.options.agreement': null
  'links.options.agreementArchived': null
  'links.options.agreementDefault': null
  'links.options.agreementHint': null
  'links.options.agreementNone': null
  'links.options.allAddresses': null
  'links.options.allowDownloads': null
  'links.options.allowOnly': null
  'links.options.anyEmail': null
  'links.options.anyone': null
  'links.options.appearance': null
  'links.options.asksForAgreement': null
  'links.options.atSlug': { slug: string | number }
  'links.options.block': null
  'links.options.campaign': null
  'links.options.canBePassedOn': null
  'links.options.cantBePassedOn': null
  'links.options.content': null
  'links.options.customPreview': null
  'links.options.dailyDigest': null
  'links.options.dailyDigestLabel': null
  'links.options.defaultPreset': { name: string | number }
  'links.options.defaults': null
  'links.options.downloadAsPdf': null
  'links.options.downloadAsPdfHint': null
  'links.options.downloadedAs.original': null
  'links.options.downloadedAs.pdf': null
  'links.options.downloadsAllowed': null
  'links.options.emailForEachVisit': null
  'links.options.emailNeededForOthers': null
  'links.options.entriesBlocked': { count: number }
  'links.options.entriesHint': null
  'links.options.forEachVisit': null
  'links.options.inLanguage': { name: string | number }
  'links.options.isNoLongerDefault': null
  'links.options.isNowTheDefault': null
  'links.options.language': null
  'links.options.languageHint': null
  'links.options.limitedToEntries': { count: number }
  'links.options.linkUpdated': null
  'links.options.makeDefault': null
  'links.options.medium': null
  'links.options.moreActionsForPreset': { name: string | number }
  'links.options.moreOptions': null
  'links.options.myDefault': null
  'links.options.never': null
  'links.options.noDownloads': null
  'links.options.noEmails': null
  'links.options.noImageFound': null
  'links.options.noWatermark': null
  'links.options.none': null
  'links.options.notOnTheLinkYet': null
  'links.options.nowAsks': { hasPassword: string; who: string }
  'links.options.nowOpenForever': null
  'links.options.nowOpenUntil': { day: string | number }
  'links.options.oneMonth': null
  'links.options.oneWeek': null
  'links.options.opensFor': { day: string | number; hasDay: string; hasPassword: string; who: string }
  'links.options.passOn': null
  'links.options.passOnDefault': null
  'links.options.passOnHint': null
  'links.options.passOnNo': null
  'links.options.passOnYes': null
  'links.options.password': null
  'links.options.passwordOptional': null
  'links.options.passwordSetTypeToReplace': null
  'links.options.permissions': null
  'links.options.preset': null
  'links.options.presetName': null
  'links.options.presetNameDeleted': { name: string | number }
  'links.options.previewDescription': null
  'links.options.previewHint': null
  'links.options.previewImage': null
  'links.options.previewTitle': null
  'links.options.questions': null
  'links.options.questionsHint': null
  'links.options.removeDefault': null
  'links.options.removePassword': null
  'links.options.restoredSetItsPasswordAgain': { name: string | number }
  'links.options.sameAsTheItem': null
  'links.options.saveAsPreset': null
  'links.options.savePreset': null
  'links.options.shortLink': null
  'links.options.slugHint': null
  'links.options.source': null
  'links.options.stillOpens': { hasPassword: string; who: string }
  'links.options.takeForNewLinks': null
  'links.options.takeItemImage': null
  'links.options.takesQuestions': null
  'links.options.term': null
  'links.options.theCodeWeEmail': null
  'links.options.theirEmailAddress': null
  'links.options.threeMonths': null
  'links.options.trackingAndNotifications': null
  'links.options.until': null
  'links.options.untilYouWithdrawIt': null
  'links.options.updatePreset': null
  'links.options.updated': null
  'links.options.utmLabel': { label: string | number }
  'links.options.utmParameters': { count: number }
  'links.options.verifiedEmail': null
  'links.options.viewAndDownload': null
  'links.options.visitEmails': null
  'links.options.visitorsLanguage': null
  'links.options.watermark': null
  'links.options.watermarkHint': null
  'links.options.whatVisitorsSee': null
  'links.options.whoCanOpen': null
  'links.options.withWatermark': null
  'links.pagePage': { page: string | number }
  'links.pagesIn': { pagesRead: number }
  'links.pagesRead': null
  'links.passwordRequired': null
  'links.reading.film': null
  'links.reading.isOnPage': { page: string | number }
  'links.reading.isOnPageOf': { name: string | number; page: string | number }
  'links.reading.isReading': null
  'links.reading.isReadingNamed': { name: string | number }
  'links.reading.left': { name: string | number }
  'links.reading.pageTime': { page: string | number; time: string | number }
  'links.reading.readingNow': null
  'links.reading.someone': null
  'links.reading.stayed': { name: string | number; page: string | number }
  'links.reading.stayedAt': { heading: string | number; name: string | number; page: string | number }
  'links.recall.askSharer': { name: string | number }
  'links.recall.couldntLoad': null
  'links.recall.emailed': null
  'links.recall.explanation': null
  'links.recall.leftOutBecause': { people: number; reason: string | number }
  'links.recall.linkClosed': null
  'links.recall.message': null
  'links.recall.more': { readers: number }
  'links.recall.noAddress': null
  'links.recall.notEveryoneEmailed': null
  'links.recall.optional': null
  'links.recall.readVersion': { downloaded: string; version: string | number }
  'links.recall.readerOf': { recipient: string | number }
  'links.recall.readers': null
  'links.recall.readersOfOlder': { isAll: string; people: number }
  'links.recall.readersWithoutAddress': null
  'links.recall.reasons.dailyLimit': null
  'links.recall.reasons.hourlyLimit': null
  'links.recall.reasons.link': null
  'links.recall.reasons.told': null
  'links.recall.reasons.upToDate': null
  'links.recall.send': { people: number }
  'links.recall.sent': { people: number }
  'links.recall.showThem': null
  'links.recall.tellThem': null
  'links.recall.title': { name: string | number }
  'links.recentViews': { count: number }
  'links.report.acted': null
  'links.report.allViews': null
  'links.report.anyoneWithTheLink': null
  'links.report.averageCompletion': null
  'links.report.browser': null
  'links.report.byName': { name: string | number }
  'links.report.certainty': null
  'links.report.clickedUrl': { url: string | number }
  'links.report.clicks': null
  'links.report.couldntLoadTheLink': null
  'links.report.couldntLoadTheVisits': null
  'links.report.couldntLoadVisitsTryAgain': null
  'links.report.country': null
  'links.report.created': null
  'links.report.csv': null
  'links.report.device': null
  'links.report.downloadNoun': { count: number }
  'links.report.downloaded': null
  'links.report.entered': null
  'links.report.enteredThePassword': null
  'links.report.everyoneAtItsShortLink': null
  'links.report.forLabel': null
  'links.report.freshness': null
  'links.report.includeTeamBotsAndRepeats': null
  'links.report.item': null
  'links.report.lastOpened': null
  'links.report.likelyMachine': null
  'links.report.linkOfOn': { device: string | number; hasDevice: string; recipient: string | number }
  'links.report.no': null
  'links.report.noVisitsYet': null
  'links.report.notCounted': null
  'links.report.notCountedReasons': { reasons: string | number }
  'links.report.notOpenedRemind': { sharedToEmail: string | number }
  'links.report.notOpenedSend': null
  'links.report.notOpenedSince': { before: number }
  'links.report.notRead': null
  'links.report.notVerified': null
  'links.report.onPagePage': { page: string | number }
  'links.report.onePage': null
  'links.report.onlyOpened': null
  'links.report.pageCount': { count: string | number }
  'links.report.pagePage': { page: string | number; seconds: string | number }
  'links.report.pageReading': { page: string | number; part: string | number }
  'links.report.pages': null
  'links.report.played': { parts: string | number }
  'links.report.readBySomeone': null
  'links.report.readPages': { pages: string | number }
  'links.report.referrer': null
  'links.report.saveVisitsAsCsv': null
  'links.report.seconds': null
  'links.report.session': null
  'links.report.shareAgain': null
  'links.report.show': null
  'links.report.someone': null
  'links.report.source': null
  'links.report.statusAndOptions': null
  'links.report.system': null
  'links.report.time': null
  'links.report.totalReadingTime': null
  'links.report.totals': null
  'links.report.unknownLocationAndDevice': null
  'links.report.unmeasured': null
  'links.report.unmeasuredHint': null
  'links.report.verified': null
  'links.report.verifiedByCode': null
  'links.report.viewNoun': { count: number }
  'links.report.visit.by.mail': null
  'links.report.visit.by.qr': null
  'links.report.visit.by.site': null
  'links.report.visit.formatPlace.from': { referrer: string | number }
  'links.report.visit.formatPlace.on': { browser: string | number; os: string | number }
  'links.report.visit.reasons.bot': null
  'links.report.visit.reasons.colleague': null
  'links.report.visit.reasons.crowd': null
  'links.report.visit.reasons.head': null
  'links.report.visit.reasons.preview': null
  'links.report.visit.reasons.repeat': null
  'links.report.visit.reasons.scanner': null
  'links.report.visit.reasons.unfurler': null
  'links.report.visitor': null
  'links.report.visitorNoun': { count: number }
  'links.report.visits': null
  'links.report.visitsBefore': null
  'links.report.visitsBeforeHint': null
  'links.report.visitsNotCounted': { count: number; isTeam: string }
  'links.report.visitsToCsv': { slug: string | number }
  'links.report.whichViews': null
  'links.report.writeReminder': null
  'links.report.yes': null
  'links.requests.accept': null
  'links.requests.acceptNamed': { name: string | number }
  'links.requests.accepted': null
  'links.requests.acceptedNamed': { name: string | number }
  'links.requests.anyFile': null
  'links.requests.close': null
  'links.requests.closed': null
  'links.requests.closedNow': null
  'links.requests.couldntLoad': null
  'links.requests.couldntLoadOne': null
  'links.requests.countMissing': { count: number }
  'links.requests.countWaiting': { count: number }
  'links.requests.downloadNamed': { name: string | number }
  'links.requests.files': null
  'links.requests.infected': null
  'links.requests.introduction': null
  'links.requests.lastDay': null
  'links.requests.maxSize': null
  'links.requests.missing': { names: string | number }
  'links.requests.noFiles': null
  'links.requests.noVirusFound': null
  'links.requests.none': null
  'links.requests.notScanned': null
  'links.requests.note': null
  'links.requests.openItem': null
  'links.requests.openLink': null
  'links.requests.openLinks': null
  'links.requests.pdfAndImages': null
  'links.requests.pdfAndOffice': null
  'links.requests.refuse': null
  'links.requests.refuseNamed': { name: string | number }
  'links.requests.refused': null
  'links.requests.refusedNamed': { name: string | number }
  'links.requests.reopen': null
  'links.requests.requestFiles': null
  'links.requests.requests': null
  'links.requests.slots': null
  'links.requests.slotsHint': { max: string | number }
  'links.requests.title': null
  'links.requests.titleExample': null
  'links.requests.tooManySlots': { max: string | number }
  'links.requests.types': null
  'links.requests.until': { day: string | number }
  'links.requests.upTo': { size: string | number }
  'links.requests.virusFound': null
  'links.requests.visitorsCanSendFiles': null
  'links.requests.waiting': null
  'links.requests.wrongType': null
  'links.share.aboutTheLink': null
  'links.share.alreadyHasThisLink': { who: string | number }
  'links.share.alreadyShared': null
  'links.share.andMoreUnderLinks': { count: string | number }
  'links.share.apply': null
  'links.share.checkingEarlierLinks': null
  'links.share.clearDraft': null
  'links.share.copiedPrefix': null
  'links.share.copyAll': { count: string | number }
  'links.share.copyItBelow': null
  'links.share.copyLinkFor': { whose: string | number }
  'links.share.copyPassword': null
  'links.share.copyTable': null
  'links.share.createAndSkip': { count: string | number; faulty: string | number }
  'links.share.createCount': { count: number }
  'links.share.createLinks': null
  'links.share.csv': null
  'links.share.done': null
  'links.share.downloadAsPdf': null
  'links.share.draftKept': null
  'links.share.draftRestored': null
  'links.share.email': null
  'links.share.emailAll': { count: string | number }
  'links.share.emailSent': { sharedToEmail: string | number }
  'links.share.emailsSent': { count: number }
  'links.share.enterAddressLikeNameCompany': null
  'links.share.filmsAreStills': { films: number }
  'links.share.finishAddress': null
  'links.share.forWhom': { who: string | number }
  'links.share.hasExpired': null
  'links.share.hidden.attachments': { count: number }
  'links.share.hidden.authors': { count: number }
  'links.share.hidden.changes': { count: number }
  'links.share.hidden.columns': { count: number }
  'links.share.hidden.comments': { count: number }
  'links.share.hidden.data': { count: number }
  'links.share.hidden.films': { count: number }
  'links.share.hidden.layers': { count: number }
  'links.share.hidden.notes': { count: number }
  'links.share.hidden.objects': { count: number }
  'links.share.hidden.properties': { count: number }
  'links.share.hidden.rows': { count: number }
  'links.share.hidden.sheets': { count: number }
  'links.share.hidden.slides': { count: number }
  'links.share.hidden.text': { count: number }
  'links.share.itemNameLinksCsv': { itemName: string | number }
  'links.share.link': null
  'links.share.links': null
  'links.share.linksCreated': { count: number }
  'links.share.linksForItems': { count: number }
  'links.share.linksForPeople': { count: number; made: number }
  'links.share.linksMissing': { count: number }
  'links.share.listHint': null
  'links.share.matches': { count: number }
  'links.share.memo': null
  'links.share.message': null
  'links.share.newLink': { who: string | number }
  'links.share.newLinkForNobody': null
  'links.share.newLinkWithoutAName': null
  'links.share.newOrganization': null
  'links.share.newPerson': null
  'links.share.noPdfOf': { files: number; missing: number }
  'links.share.noWatermarkOn': { files: number }
  'links.share.notAddresses': { count: number }
  'links.share.notChecked': { files: number; unchecked: number }
  'links.share.notCreated': null
  'links.share.notOpenedYet': null
  'links.share.notSent': { count: number; reason: string | number }
  'links.share.notSharedWithThemYet': null
  'links.share.note': null
  'links.share.onePerson': null
  'links.share.onlyYouSeeIt': null
  'links.share.openedBySimilar': { count: number }
  'links.share.optional': null
  'links.share.organization': null
  'links.share.organizations': null
  'links.share.originalContains': { files: number }
  'links.share.pageWithThese': null
  'links.share.passwordCopied': null
  'links.share.passwordProtected': null
  'links.share.people': { count: number }
  'links.share.peopleGroup': null
  'links.share.previewInChats': null
  'links.share.qrCode': null
  'links.share.recipientsFound': null
  'links.share.recommendedFor': { organization: string | number }
  'links.share.repliesGo': { email: string | number }
  'links.share.selectedItems': null
  'links.share.send': null
  'links.share.sendEmail': null
  'links.share.sendEmails': { count: number }
  'links.share.sendTo': { sharedToEmail: string | number }
  'links.share.severalPeople': null
  'links.share.shareNamed': { itemName: string | number }
  'links.share.shareNamedAtPage': { itemName: string | number; page: string | number }
  'links.share.sharedWithBefore': null
  'links.share.tooManyRecipients': { count: string | number; recipientsMax: string | number }
  'links.share.viewAsVisitor': null
  'links.share.visitorsDontSee': { carried: string | number }
  'links.share.whoAreThey': null
  'links.share.whoIs': null
  'links.share.whoIsOpeningThis': null
  'links.share.youHaveThisLink': null
  'links.showAll': { count: string | number }
  'links.showFewer': null
  'links.silence.cameBack': null
  'links.silence.chooseNext': null
  'links.silence.copied': { email: string | number }
  'links.silence.copyAgain': null
  'links.silence.openedTimes': { count: number; itemName: string | number }
  'links.silence.shareNext': { itemName: string | number }
  'links.silence.shareNextWith': { email: string | number; itemName: string | number }
  'links.terms.readersOf': { viewers: number; views: number }
  'links.terms.recipientOf': null
  'links.terms.termsOf.downloadsOff': null
  'links.terms.termsOf.expiresAfter': { day: string | number }
  'links.visitors': { count: number }
  'links.visitorsOf': { count: number; total: number }
  'links.visitsBefore': { count: number }
  'links.visitsBeforeHint': null
  'links.watermarked': null
  'links.withdrawnDay': { day: string | number }
  'memberMail.account.changed': { at: string | number; email: string | number }
  'memberMail.account.changedButton': null
  'memberMail.account.changedNotYou': null
  'memberMail.account.changedSubject': null
  'memberMail.account.client': { browser: string | number; os: string | number }
  'memberMail.account.confirmButton': null
  'memberMail.account.confirmCode': { code: string | number }
  'memberMail.account.confirmHeading': null
  'memberMail.account.confirmNotYou': null
  'memberMail.account.confirmWhere': { minutes: string | number }
  'memberMail.account.newDevice': { details: string | number; email: string | number }
  'memberMail.account.newDeviceAdvice': null
  'memberMail.account.newDeviceSubject': null
  'memberMail.account.replayed': { at: string | number; client: string | number; email: string | number; hasClient: string }
  'memberMail.account.replayedAdvice': null
  'memberMail.account.replayedSubject': null
  'memberMail.account.reset': { email: string | number; minutes: string | number }
  'memberMail.account.resetButton': null
  'memberMail.account.resetNotYou': null
  'memberMail.account.resetSubject': null
  'memberMail.account.reviewSessions': null
  'memberMail.account.singleSignOn': null
  'memberMail.account.sso': { name: string | number }
  'memberMail.account.ssoButton': null
  'memberMail.account.ssoNotYou': null
  'memberMail.account.ssoSubject': { name: string | number }
  'memberMail.account.unknownApp': null
  'memberMail.admin.domainAdvice': null
  'memberMail.admin.domainLost': { domain: string | number }
  'memberMail.admin.domainProblem': { detail: string | number; domain: string | number; hasDetail: string }
  'memberMail.admin.viewDomains': null
  'memberMail.admin.viewWebhooks': null
  'memberMail.admin.webhookAdvice': null
  'memberMail.admin.webhookOff': { name: string | number }
  'memberMail.admin.webhookProblem': { error: string | number }
  'memberMail.closing.buttons.billing': null
  'memberMail.closing.buttons.keep': null
  'memberMail.closing.buttons.open': null
  'memberMail.closing.buttons.plan': null
  'memberMail.closing.closed': { by: string | number; day: string | number; hasBy: string }
  'memberMail.closing.closedExport': { days: string | number }
  'memberMail.closing.closedKeep': null
  'memberMail.closing.closedSubject': { name: string | number }
  'memberMail.closing.deleted': { at: string | number }
  'memberMail.closing.due': { at: string | number }
  'memberMail.closing.kept': { by: string | number; hasBy: string }
  'memberMail.closing.keptSubject': { name: string | number }
  'memberMail.closing.later': { days: string | number }
  'memberMail.closing.noCard': null
  'memberMail.closing.overdue': { day: string | number }
  'memberMail.closing.overdueLater': null
  'memberMail.closing.readable': { day: string | number }
  'memberMail.closing.stopped': null
  'memberMail.closing.subjects.accountStopped': { name: string | number }
  'memberMail.closing.subjects.closing1Day': { name: string | number }
  'memberMail.closing.subjects.closing3Days': { name: string | number }
  'memberMail.closing.subjects.payment1Day': { name: string | number }
  'memberMail.closing.subjects.paymentOverdue': { name: string | number }
  'memberMail.closing.subjects.readingEnds': { name: string | number }
  'memberMail.closing.subjects.trial1Day': { name: string | number }
  'memberMail.closing.subjects.trial3Days': { name: string | number }
  'memberMail.closing.subjects.trialEnded': { name: string | number }
  'memberMail.closing.subjects.trialStarted': { name: string | number }
  'memberMail.closing.trialEnds': { at: string | number }
  'memberMail.closing.trialStarted': { day: string | number }
  'memberMail.common.changeSettings': null
  'memberMail.common.more': { count: string | number }
  'memberMail.common.open': null
  'memberMail.common.unsubscribe': null
  'memberMail.common.viewLink': null
  'memberMail.inbox.daily': { count: number }
  'memberMail.inbox.footer': null
  'memberMail.inbox.many': { count: string | number }
  'memberMail.inbox.viewAll': null
  'memberMail.inbox.viewCollection': null
  'memberMail.inbox.viewItem': null
  'memberMail.inbox.viewWish': null
  'memberMail.inbox.weekly': { count: number }
  'memberMail.items.afterDay': null
  'memberMail.items.afterDays': null
  'memberMail.items.expire': { count: string | number }
  'memberMail.items.expires': { day: string | number; name: string | number }
  'memberMail.items.exported': null
  'memberMail.items.exportedAs': { count: number; format: string }
  'memberMail.items.exportedFor': { days: number }
  'memberMail.items.lastDay': { day: string | number; name: string | number }
  'memberMail.items.openItem': null
  'memberMail.items.viewExpiring': null
  'memberMail.items.viewExports': null
  'memberMail.questions.answer': null
  'memberMail.questions.asks': { hasRecipient: string; kind: string; recipient: string | number; sender: string | number }
  'memberMail.questions.howToReply': null
  'memberMail.questions.quote': { quote: string | number }
  'memberMail.questions.replyAbove': null
  'memberMail.questions.subject': { hasPage: string; item: string | number; page: string | number }
  'memberMail.replies.answer': { label: string | number; value: string | number }
  'memberMail.replies.filledIn': { cta: string | number; hasItem: string; hasRecipient: string; item: string | number; recipient: string | number }
  'memberMail.replies.lead': { cta: string | number }
  'memberMail.replies.message': { message: string | number }
  'memberMail.replies.named': { hasRecipient: string; recipient: string | number; sender: string | number }
  'memberMail.replies.proved': { email: string | number; hasRecipient: string; recipient: string | number }
  'memberMail.replies.request': { email: string | number; isWithdrawn: string }
  'memberMail.replies.requested': { item: string | number }
  'memberMail.replies.subject': { item: string | number }
  'memberMail.replies.unnamed': { hasRecipient: string; recipient: string | number }
  'memberMail.replies.viewLead': null
  'memberMail.replies.yes': null
  'memberMail.security.appConnected': { host: string | number; name: string | number }
  'memberMail.security.appConnectedSubject': null
  'memberMail.security.button': null
  'memberMail.security.factorsReset': { by: string | number }
  'memberMail.security.factorsResetSubject': null
  'memberMail.security.guesses': { count: string | number }
  'memberMail.security.guessesSubject': null
  'memberMail.security.notYou': null
  'memberMail.security.passkeyAdded': { name: string | number }
  'memberMail.security.passkeyAddedSubject': null
  'memberMail.security.passkeyRemoved': { name: string | number }
  'memberMail.security.passkeyRemovedSubject': null
  'memberMail.security.recovery': { left: string | number }
  'memberMail.security.recoverySubject': null
  'memberMail.security.signInReset': null
  'memberMail.security.signInResetSubject': null
  'memberMail.security.totpAdded': null
  'memberMail.security.totpAddedSubject': null
  'memberMail.security.totpRemoved': null
  'memberMail.security.totpRemovedSubject': null
  'memberMail.team.accept': null
  'memberMail.team.invited': { sender: string | number }
  'memberMail.team.invitedSubject': { email: string | number }
  'memberMail.team.invitedUntil': { days: number }
  'memberMail.team.joined': { company: string | number; email: string | number; name: string | number }
  'memberMail.team.joinedSubject': { company: string | number; name: string | number }
  'memberMail.team.viewTeam': null
  'memberMail.visits.clicks': { count: number }
  'memberMail.visits.device': { device: string }
  'memberMail.visits.digest': { count: number }
  'memberMail.visits.downloaded': null
  'memberMail.visits.footer': null
  'memberMail.visits.items': { more: number; name: string | number }
  'memberMail.visits.justOpened': null
  'memberMail.visits.linkOf': { recipient: string | number }
  'memberMail.visits.named': { name: string | number }
  'memberMail.visits.onDevice': { device: string }
  'memberMail.visits.opened': { device: string | number; items: string | number; more: number }
  'memberMail.visits.openedBy': { items: string | number; who: string | number }
  'memberMail.visits.openedLink': { device: string | number; items: string | number; recipient: string | number }
  'memberMail.visits.page': { page: string | number }
  'memberMail.visits.pages': { read: number }
  'memberMail.visits.pagesOf': { all: number; read: string | number }
  'memberMail.visits.played': { all: string | number; length: string | number }
  'memberMail.visits.readFor': { length: string | number }
  'memberMail.visits.readSoFar': { length: string | number }
  'memberMail.visits.someone': null
  'memberMail.visits.unproved': { email: string | number }
  'memberMail.visits.viewLinks': null
  'memberMail.wishes.delivered': { by: string | number; names: string | number }
  'memberMail.wishes.deliveredIn': { days: number }
  'memberMail.wishes.footer': null
  'memberMail.wishes.outcome': { title: string | number }
  'memberMail.wishes.quote': { name: string | number }
  'memberMail.wishes.read': { all: number; read: string | number }
  'memberMail.wishes.share': null
  'memberMail.wishes.shareWith': { organization: string | number }
  'memberMail.wishes.shared': { count: number }
  'memberMail.wishes.status': { status: string | number; title: string | number }
  'memberMail.wishes.viewed': { count: number }
  'monitoring.affected': null
  'monitoring.allErrors': null
  'monitoring.allSources': null
  'monitoring.breadcrumbs': null
  'monitoring.browser': null
  'monitoring.causedBy': { title: string | number }
  'monitoring.copyDsn': null
  'monitoring.couldntLoadError': null
  'monitoring.couldntLoadErrors': null
  'monitoring.deleteError': null
  'monitoring.deleteWarning': null
  'monitoring.deleted': null
  'monitoring.dsnLine': null
  'monitoring.errors': null
  'monitoring.first': null
  'monitoring.happened': null
  'monitoring.ignore': null
  'monitoring.ignored': null
  'monitoring.last': null
  'monitoring.lastPerson': null
  'monitoring.lastly': null
  'monitoring.levels.debug': null
  'monitoring.levels.error': null
  'monitoring.levels.fatal': null
  'monitoring.levels.info': null
  'monitoring.levels.warning': null
  'monitoring.libraryFrames': { count: number }
  'monitoring.markedAs.ignored': null
  'monitoring.markedAs.open': null
  'monitoring.markedAs.resolved': null
  'monitoring.noBreadcrumbs': null
  'monitoring.noIgnoredErrors': null
  'monitoring.noOpenErrors': null
  'monitoring.noResolvedErrors': null
  'monitoring.noStack': null
  'monitoring.nobodySignedIn': null
  'monitoring.operation': null
  'monitoring.ownTools': null
  'monitoring.people': { count: number }
  'monitoring.release': null
  'monitoring.reopen': null
  'monitoring.resolve': null
  'monitoring.resolved': null
  'monitoring.showOlder': null
  'monitoring.source': null
  'monitoring.sources.anonymous': null
  'monitoring.sources.key': null
  'monitoring.sources.person': null
  'monitoring.sources.server': null
  'monitoring.stack': null
  'monitoring.status': null
  'monitoring.times': { count: number }
  'monitoring.unknown': null
  'monitoring.where': null
  'notifications.always': null
  'notifications.appOf': { kind: string | number }
  'notifications.byEmail': null
  'notifications.changesByYourTeam': { count: number }
  'notifications.couldntLoadNotifications': null
  'notifications.couldntLoadThisSetting': null
  'notifications.daily': null
  'notifications.detail.added': { rows: number }
  'notifications.detail.earlierReaders': { readers: number }
  'notifications.detail.lastDay': { day: string | number }
  'notifications.detail.linkFor': { recipient: string | number }
  'notifications.detail.on': { browser: string | number; os: string | number }
  'notifications.detail.requested': { email: string | number }
  'notifications.detail.requestedWith': { email: string | number; message: string | number }
  'notifications.detail.seeImport': null
  'notifications.detail.sentOn': { day: string | number }
  'notifications.detail.skipped': { rows: number }
  'notifications.detail.withProblems': { rows: number }
  'notifications.digestHint': null
  'notifications.emailOf': { kind: string | number }
  'notifications.groupingHint': null
  'notifications.inApp': null
  'notifications.kind.account': null
  'notifications.kind.agreementAccepted': null
  'notifications.kind.answerChanged': null
  'notifications.kind.collectionChanged': null
  'notifications.kind.content': null
  'notifications.kind.crmPaused': null
  'notifications.kind.ctaHeld': null
  'notifications.kind.ctaSubmission': null
  'notifications.kind.exportFinished': null
  'notifications.kind.fileReceived': null
  'notifications.kind.importFinished': null
  'notifications.kind.invitationAccepted': null
  'notifications.kind.itemBroken': null
  'notifications.kind.itemExpiring': null
  'notifications.kind.itemReplaced': null
  'notifications.kind.linkPassedOn': null
  'notifications.kind.linksAndSites': null
  'notifications.kind.newSignIn': null
  'notifications.kind.planChanged': null
  'notifications.kind.questionAsked': null
  'notifications.kind.savedSearch': null
  'notifications.kind.shareReply': null
  'notifications.kind.shareView': null
  'notifications.kind.siteViewed': null
  'notifications.kind.theirAgreementAccepted': null
  'notifications.kind.theirAnswerChanged': null
  'notifications.kind.theirAssignments': null
  'notifications.kind.theirCollections': null
  'notifications.kind.theirExports': null
  'notifications.kind.theirFileReceived': null
  'notifications.kind.theirFiles': null
  'notifications.kind.theirHeld': null
  'notifications.kind.theirImports': null
  'notifications.kind.theirInvitations': null
  'notifications.kind.theirItems': null
  'notifications.kind.theirLinkPassedOn': null
  'notifications.kind.theirLinks': null
  'notifications.kind.theirMentions': null
  'notifications.kind.theirPlanChanged': null
  'notifications.kind.theirQuestionAsked': null
  'notifications.kind.theirSearches': null
  'notifications.kind.theirSignIns': null
  'notifications.kind.theirSites': null
  'notifications.kind.theirSubmissions': null
  'notifications.kind.theirWebLinks': null
  'notifications.kind.theirWishComments': null
  'notifications.kind.theirWishStatus': null
  'notifications.kind.wishAssigned': null
  'notifications.kind.wishComment': null
  'notifications.kind.wishCreated': null
  'notifications.kind.wishMention': null
  'notifications.kind.wishStatus': null
  'notifications.kind.wishlist': null
  'notifications.markAllAsRead': null
  'notifications.markAsRead': { text: string | number }
  'notifications.muted': null
  'notifications.mutedHint': null
  'notifications.never': null
  'notifications.nothingMuted': null
  'notifications.nothingYet': null
  'notifications.notificationSettings': null
  'notifications.notifications': null
  'notifications.notificationsWithNew': { count: number }
  'notifications.notifyMeOf': null
  'notifications.notifyPeopleOf': null
  'notifications.personal': null
  'notifications.seeBelow': null
  'notifications.sentence.agreementAccepted': { count: number; name: string | number }
  'notifications.sentence.answerChanged': { answer: string; count: number; hasRecipient: string; name: string | number; recipient: string | number }
  'notifications.sentence.collectionChanged': { count: number; lastBy: string | number; name: string | number; who: string | number }
  'notifications.sentence.crmPaused': { crm: string | number }
  'notifications.sentence.ctaHeld': { count: number; name: string | number }
  'notifications.sentence.ctaSubmission': { count: number; hasActor: string; lastBy: string | number; name: string | number; who: string | number }
  'notifications.sentence.exportFinished': { failed: string }
  'notifications.sentence.fileReceived': { count: number; name: string | number }
  'notifications.sentence.importFinished': { failed: string }
  'notifications.sentence.invitationAccepted': { who: string | number }
  'notifications.sentence.itemBroken': { name: string | number }
  'notifications.sentence.itemExpiring': { count: number; isNamed: string; name: string | number }
  'notifications.sentence.itemReplaced': { name: string | number; who: string | number }
  'notifications.sentence.lastBy': { name: string | number }
  'notifications.sentence.linkOfPassedOn': { count: number; name: string | number; recipient: string | number }
  'notifications.sentence.linkPassedOn': { count: number; lastBy: string | number; name: string | number; who: string | number }
  'notifications.sentence.named': { name: string | number }
  'notifications.sentence.newSignIn': { count: number }
  'notifications.sentence.planChanged': { count: number; lastBy: string | number; name: string | number; who: string | number }
  'notifications.sentence.questionAsked': { count: number; lastBy: string | number; name: string | number; who: string | number }
  'notifications.sentence.replyOn': { count: number; name: string | number; recipient: string | number }
  'notifications.sentence.savedSearch': { count: number; name: string | number }
  'notifications.sentence.shareReply': { count: number; lastBy: string | number; name: string | number; who: string | number }
  'notifications.sentence.shareView': { count: number; hasActor: string; lastBy: string | number; name: string | number; who: string | number }
  'notifications.sentence.siteViewed': { count: number; hasActor: string; lastBy: string | number; name: string | number; who: string | number }
  'notifications.sentence.someone': null
  'notifications.sentence.something': null
  'notifications.sentence.wishAssigned': { name: string | number; who: string | number }
  'notifications.sentence.wishComment': { count: number; lastBy: string | number; name: string | number; who: string | number }
  'notifications.sentence.wishCreated': { name: string | number; who: string | number }
  'notifications.sentence.wishMention': { name: string | number; who: string | number }
  'notifications.sentence.wishStatus': { name: string | number; who: string | number }
  'notifications.sentence.yourCrm': null
  'notifications.summaryEmail': null
  'notifications.teamDigestHint': null
  'notifications.unlessTheyChose': null
  'notifications.unmute': null
  'notifications.unmuteName': { name: string | number }
  'notifications.unread': null
  'notifications.useDefaults': null
  'notifications.usesCompanyDefaults': null
  'notifications.viewAll': null
  'notifications.weekly': null
  'partners.active': null
  'partners.code': null
  'partners.codeCodeCreated': { code: string | number }
  'partners.codeNoLongerWorks': { code: string | number }
  'partners.codesExplanation': null
  'partners.copySignUpLink': null
  'partners.copySignUpLinkFor': { code: string | number }
  'partners.couldntLoadPartnerCodes': null
  'partners.couldntLoadTheCompanies': null
  'partners.createCode': null
  'partners.daysOnTrialCompanies': { tenants: number; trialDays: number }
  'partners.ended': null
  'partners.newCode': null
  'partners.newPartnerCode': null
  'partners.noSignUpsYet': null
  'partners.onTrial': null
  'partners.onlyVisible': null
  'partners.optionalLeaveEmptyForRandom': null
  'partners.partnerCodes': null
  'partners.paymentOverdue': null
  'partners.signUps': null
  'partners.suspended': null
  'partners.trialLengthDays': null
  'partners.until': { day: string | number }
  'partners.withCode': { codeName: string | number }
  'partners.withdraw': null
  'partners.withdrawn': null
  'problem.acceptanceNotFound': null
  'problem.accessTokenIsUnknownRevokedOrExpired': null
  'problem.accountCanceled': null
  'problem.accountCanceledUntil': { day: string | number }
  'problem.accountIsNoLongerActive': null
  'problem.accountIsntActive': { company: string | number }
  'problem.accountPastDue': null
  'problem.accountPastDueUntil': { day: string | number }
  'problem.accountSuspended': null
  'problem.accountSuspendedBecause': { cause: string | number }
  'problem.accountSuspendedBecauseUntil': { cause: string | number; day: string | number }
  'problem.accountSuspendedUntil': { day: string | number }
  'problem.accountWithThisAddressAlreadyExists': null
  'problem.activityNotFound': null
  'problem.addAnotherMethodFirst': null
  'problem.addedWithout': { labels: string | number }
  'problem.addressCantOpenSite': null
  'problem.addressGetsNoMoreEmails': { all: string | number; email: string | number; most: string | number; trial: string | number }
  'problem.addressHasUserNameOrPassword': null
  'problem.addressMayHaveEnglishLettersOnly': null
  'problem.addressMayNotOpenLink': null
  'problem.addressOfPerson': null
  'problem.addressOrPasswordIsWrong': null
  'problem.agreementChanged': { version: string | number }
  'problem.agreementNotFound': null
  'problem.allSeatsTaken': { seats: string | number }
  'problem.alreadyExistsAndLooksSame': { label: string | number }
  'problem.alreadyHasValues': { max: string | number }
  'problem.alreadyHere': null
  'problem.alreadyInLibrary': { name: string | number }
  'problem.anotherAccountHasSlug': null
  'problem.anotherLinkAlreadyHasThisShortAddress': null
  'problem.anotherSiteHasThisAddress': null
  'problem.apiKeyIsUnknownRevokedOrExpired': null
  'problem.apiKeyLacksScope': { scope: string | number }
  'problem.apiKeyNotFound': null
  'problem.apiKeyOwnerNeedsTwoSteps': { name: string | number }
  'problem.apiKeysArentUsedHere': null
  'problem.appLacksScope': { scope: string | number }
  'problem.appOwnerNeedsTwoSteps': { name: string | number }
  'problem.appsArentUsedHere': null
  'problem.appsRequestHasEndedStartAgain': null
  'problem.archiveHasNoFiles': null
  'problem.archiveHasNoItems': null
  'problem.archiveHasTooManyFiles': { max: string | number }
  'problem.archiveHasTooManyFolders': { max: string | number }
  'problem.archiveHasTooManyItems': { max: string | number }
  'problem.archiveIsDamaged': null
  'problem.archiveIsDocument': null
  'problem.archiveIsGone': null
  'problem.archiveLineTooLong': { name: string | number }
  'problem.archiveNeedsPassword': null
  'problem.archiveRefersOutside': null
  'problem.archivedValueLeftOut': { label: string | number }
  'problem.asksForChosenPassword': null
  'problem.asksForVerifiedEmail': null
  'problem.assignsNoColumnToUrl': null
  'problem.assistantsFromOtherSites': null
  'problem.atMostOneReportSecond': null
  'problem.authenticatorAppExists': null
  'problem.authenticatorAppIsAlreadyConfirmed': null
  'problem.belongToDifferentCategories': null
  'problem.belongsToAnotherCategory': null
  'problem.belongsToAnotherCompany': { email: string | number }
  'problem.bodyArrivedTooSlowly': null
  'problem.bodyIsntJson': null
  'problem.bodyTooLarge': null
  'problem.canOnlyBeChangedForWebPages': null
  'problem.cantBeChangedByThisCall': null
  'problem.cantBeChangedByThisCallUse': { name: string | number }
  'problem.cantBeChangedLikeThis': null
  'problem.cantBeChosenHere': null
  'problem.cantBeCombinedWithLinkid': null
  'problem.cantBeCombinedWithOtherChanges': null
  'problem.cantBeDotsAlone': null
  'problem.cantBeEmbedded': null
  'problem.cantBeEncodingOfNames': null
  'problem.cantBePartAndIsLeftOff': { text: string | number }
  'problem.cantBeRead': null
  'problem.cantBeSetWithoutRecipient': null
  'problem.cantBeSlug': { slug: string | number }
  'problem.cantBeTag': { label: string | number }
  'problem.cantChangeCollections': null
  'problem.cantChangeContent': null
  'problem.cantChangeSites': null
  'problem.cantIncludeAuditLogForChat': null
  'problem.cantOwnAccount': { name: string | number }
  'problem.cantReadPartOfArchive': { name: string | number }
  'problem.cantSignInToThisAccount': null
  'problem.categoryAlreadyHasValues': { max: string | number }
  'problem.changeNotFound': null
  'problem.changeYourOwnSignInMethods': null
  'problem.checkYourAnswers': null
  'problem.chooseItemsCollectionOrSite': null
  'problem.codeExpiredOrTriedTooOften': null
  'problem.codeExpiredOrUsed': null
  'problem.codeWrongOrUsed': null
  'problem.codes.accountInactive': null
  'problem.codes.agreementRequired': null
  'problem.codes.alreadyInvited': null
  'problem.codes.alreadyMember': null
  'problem.codes.badCredentials': null
  'problem.codes.badCursor': null
  'problem.codes.conflict': null
  'problem.codes.emailRequired': null
  'problem.codes.emailTaken': null
  'problem.codes.forbidden': null
  'problem.codes.gone': null
  'problem.codes.hasBranch': null
  'problem.codes.headersTooLarge': null
  'problem.codes.idempotencyKeyReused': null
  'problem.codes.invalid': null
  'problem.codes.lastOwner': null
  'problem.codes.malformed': null
  'problem.codes.methodNotAllowed': null
  'problem.codes.noSeats': null
  'problem.codes.notConfirmed': null
  'problem.codes.notFound': null
  'problem.codes.notShareable': null
  'problem.codes.passwordRequired': null
  'problem.codes.planLimit': null
  'problem.codes.proofRequired': null
  'problem.codes.rangeNotSatisfiable': null
  'problem.codes.requestTimeout': null
  'problem.codes.secondFactorRequired': null
  'problem.codes.signUpClosed': null
  'problem.codes.slugTaken': null
  'problem.codes.smartCollection': null
  'problem.codes.ssoNotReady': null
  'problem.codes.ssoRequired': null
  'problem.codes.stale': null
  'problem.codes.storageFull': null
  'problem.codes.tokenExpired': null
  'problem.codes.tooLarge': null
  'problem.codes.tooManyRequests': null
  'problem.codes.totpRequired': null
  'problem.codes.unauthenticated': null
  'problem.codes.unavailable': null
  'problem.codes.unexpected': null
  'problem.codes.unsupportedMediaType': null
  'problem.codes.unsupportedVersion': null
  'problem.codes.weakPassword': null
  'problem.codes.wrongCode': null
  'problem.codes.wrongPassword': null
  'problem.collectionChanged': { version: string | number }
  'problem.collectionHasNothingToDownload': null
  'problem.collectionHoldsUpToItems': { max: string | number }
  'problem.collectionNotFound': null
  'problem.companyNotFound': null
  'problem.confirmAgainThatItsYou': null
  'problem.confirmYourAddress': null
  'problem.connectAgainFirst': { name: string | number }
  'problem.connectedAppNotFound': null
  'problem.connectionExpiredOrUsed': null
  'problem.connectionNotFound': null
  'problem.connectionWasClosed': null
  'problem.containsTagItsMergedInto': null
  'problem.containsValueItsMergedInto': null
  'problem.contentNotFound': null
  'problem.cookieFromOwnPagesOnly': null
  'problem.couldntBeReadBecause': { cause: string | number }
  'problem.couldntFindFreeShortAddressTryAgain': null
  'problem.createdIsntPastDate': { text: string | number }
  'problem.csvTooLarge': null
  'problem.ctaChanged': { version: string | number }
  'problem.ctaNotFound': null
  'problem.currentPasswordIsWrong': null
  'problem.dailyLimitReached': null
  'problem.databaseUnavailable': null
  'problem.deactivatePersonFirst': null
  'problem.deletedCtaNotFound': null
  'problem.deliveryNotFound': null
  'problem.descriptionIsTooLong': null
  'problem.doesntAnswerRightNowTryAgainLater': { name: string | number }
  'problem.doesntApplyToThisReport': null
  'problem.doesntExist': null
  'problem.doesntFitDraft': null
  'problem.domainMustBeOwn': null
  'problem.domainMustBePlainName': null
  'problem.domainNotFound': null
  'problem.domainSignsInWith': { name: string | number }
  'problem.domainVerifiedElsewhere': null
  'problem.downloadLinkExpired': null
  'problem.downloadTooSlow': null
  'problem.draftHasNoCsv': null
  'problem.draftNotFound': null
  'problem.draftStillBeingRead': null
  'problem.dryRunWorksForLinks': null
  'problem.earlierRowHasSameSlug': null
  'problem.emailIsForNobody': null
  'problem.emailIsFromSomeoneElse': null
  'problem.emailIsntReceivedHere': null
  'problem.emailSignatureInvalidOrOld': null
  'problem.emailWasReceivedBefore': null
  'problem.endedWithInvisible': null
  'problem.endpointNotFound': null
  'problem.enterAddressAgainFirst': null
  'problem.envelopeUnpacksToMoreThanIsAccepted': null
  'problem.errorNotFound': null
  'problem.eventIsTooLarge': null
  'problem.eventSignatureInvalidOrOld': null
  'problem.expiresBeforeRelease': null
  'problem.expiresIsntDate': { text: string | number }
  'problem.exportNotFound': null
  'problem.exportsStillRunning': { max: string | number }
  'problem.feedNotFound': null
  'problem.fileDamagedInArchive': null
  'problem.fileDiffersFromExported': null
  'problem.fileHasHeaderButNoRows': null
  'problem.fileHasTooManyColumns': { count: string | number; max: string | number }
  'problem.fileIsEmpty': null
  'problem.fileIsStillScanned': null
  'problem.fileIsntInArchive': null
  'problem.fileLargerThanFiveGib': null
  'problem.fileLargerThanGib': null
  'problem.fileLinkExpired': null
  'problem.fileMayHaveUpTo5Gib': null
  'problem.fileMayHaveUpToBytes': { max: number }
  'problem.fileNeedsPassword': null
  'problem.fileNotFound': null
  'problem.fileNotStored': null
  'problem.fileOfArchiveTooLarge': { name: string | number }
  'problem.fileSizeDiffers': null
  'problem.fileUnpacksTooLarge': null
  'problem.fileWasDecidedAlready': null
  'problem.fileWasntExported': { name: string | number }
  'problem.filesCantBeRead': null
  'problem.filesCantBeStored': null
  'problem.filesOfTypeWerentRequested': null
  'problem.filesThatWaitAreTooLarge': null
  'problem.formIdWithOtherValues': null
  'problem.giveDimensionAndValueTogether': null
  'problem.giveEmailFirst': null
  'problem.giveItTogetherWithRecipient': null
  'problem.giveTextOrItem': null
  'problem.groupOfSynonymsNotFound': null
  'problem.hadPasswordElsewhere': null
  'problem.hasCertificateThatIsntX509': null
  'problem.hasExpiredOrWasAlreadyUndone': null
  'problem.hasHeaderButNoRows': null
  'problem.hasLinksNotItems': null
  'problem.hasMoreThanBlocks': { max: string | number }
  'problem.hasNoAddresses': null
  'problem.hasNoCertificate': null
  'problem.hasNoLanguageYet': null
  'problem.hasNoRows': null
  'problem.hasNoSignInAddress': null
  'problem.hasNoVisibleCharacters': null
  'problem.hasTooManyCharacters': { count: string | number; max: string | number }
  'problem.hasTooManyTags': { count: string | number; max: string | number }
  'problem.hasUserNameOrPassword': null
  'problem.headersArrivedTooSlowly': null
  'problem.headersTooLarge': null
  'problem.hostNameUnknown': null
  'problem.idempotencyKeyLength': { max: string | number }
  'problem.idempotencyKeyUsed': null
  'problem.ifMatchNeedsVersion': null
  'problem.imageCantBeRead': null
  'problem.imageNotFound': null
  'problem.importHasEnded': null
  'problem.importHasNoFailedRows': null
  'problem.importNotFound': null
  'problem.importStillRunning': null
  'problem.importWasUndone': null
  'problem.importedWithoutTags': { count: string | number }
  'problem.invalidReadingReport': null
  'problem.invitationExpiredOrUsed': null
  'problem.invitationNotFound': null
  'problem.inviteeBelongsToAnotherCompany': { email: string | number }
  'problem.is0EmptyFilesCantBeUploaded': null
  'problem.isAddress': null
  'problem.isAlreadyInvitedResendInvitationInstead': { email: string | number }
  'problem.isAlreadyNameOfAnotherSavedSearch': null
  'problem.isAlreadyOnTeam': { email: string | number }
  'problem.isAlsoCollectionToAddTo': null
  'problem.isArchived': null
  'problem.isBeforeReleaseDate': null
  'problem.isBinaryNotCsv': null
  'problem.isEmpty': null
  'problem.isForChatOnly': null
  'problem.isForSitesAtAddressAlone': null
  'problem.isInvalid': null
  'problem.isIpAddress': null
  'problem.isLabelOfAnotherStatus': null
  'problem.isLargerThan512Kib': null
  'problem.isLongerThanCharacters': { max: string | number }
  'problem.isMissing': null
  'problem.isMissingButRequired': null
  'problem.isMissingSendIdsOrAll': null
  'problem.isMissingSendItAsBody': null
  'problem.isNamedAlready': null
  'problem.isNeededForTranslation': null
  'problem.isNeitherAddressNorDomain': null
  'problem.isNestedTooDeeply': null
  'problem.isNoPageOfThisFile': null
  'problem.isNoSlotOfRequest': null
  'problem.isNotAgreement': null
  'problem.isNotAllowed': null
  'problem.isNotAllowedHere': null
  'problem.isNotAnotherSite': null
  'problem.isNotAnotherValueOfThisCategory': null
  'problem.isNotCollection': null
  'problem.isNotDomainName': null
  'problem.isNotEmailAddress': null
  'problem.isNotEnoughHere': null
  'problem.isNotIanaTimeZone': null
  'problem.isNotId': null
  'problem.isNotItem': null
  'problem.isNotItemOfThisCollection': null
  'problem.isNotLink': null
  'problem.isNotOfThisLink': null
  'problem.isNotOnTeam': null
  'problem.isNotOneOfOptions': null
  'problem.isNotOneOfYourConfirmedDomains': null
  'problem.isNotOpenIdProvider': null
  'problem.isNotPartnerCode': null
  'problem.isNotPhoneNumber': null
  'problem.isNotPossibleForThisCta': null
  'problem.isNotPreset': null
  'problem.isNotPublicAddress': null
  'problem.isNotReadableImage': null
  'problem.isNotSaidByItem': null
  'problem.isNotSamlMetadata': null
  'problem.isNotSite': null
  'problem.isNotSomeoneWhoCanSignIn': null
  'problem.isNotTrueOrFalse': null
  'problem.isNotValidTime': null
  'problem.isNotValueOfCategory': null
  'problem.isNotValueOfThisCategory': null
  'problem.isNotWebAddress': null
  'problem.isNotYours': null
  'problem.isOnlyForTextSelectOrPhone': null
  'problem.isOnlyOwner': { name: string | number }
  'problem.isOwnAddressOfSatchel': null
  'problem.isRepeated': null
  'problem.isRequiredByTeam': null
  'problem.isReserved': null
  'problem.isTagBeingRemoved': null
  'problem.isTaken': null
  'problem.isThatOfAnotherTranslation': null
  'problem.isThereAlready': null
  'problem.isTooCommon': null
  'problem.isTooFarInFuture': null
  'problem.isTooLong': null
  'problem.isUnknown': null
  'problem.isUnknownDidYouMean': { name: string | number }
  'problem.isValueBeingRemoved': null
  'problem.isWebPageAddedAsLink': null
  'problem.isWishItself': null
  'problem.isWorkbookNotCsv': null
  'problem.isWrong': null
  'problem.isntExport': { name: string | number }
  'problem.isntHttpRequest': null
  'problem.isntPublicAddress': { host: string | number }
  'problem.isntRightOrWasAlreadyUsed': null
  'problem.isntSitemap': null
  'problem.isntWebAddress': { text: string | number }
  'problem.isntYoursOrTimedOut': null
  'problem.isntZipOrDamaged': null
  'problem.itHasTooManyTags': null
  'problem.itWasSentAlready': null
  'problem.itemChanged': { version: string | number }
  'problem.itemExpiredOn': { day: string | number }
  'problem.itemKeepsItsName': null
  'problem.itemNotFound': null
  'problem.itemReleasedOn': { day: string | number }
  'problem.itemStillBeingUploaded': null
  'problem.itsTooLateToKeepThisAccount': null
  'problem.jobNotFound': null
  'problem.jsonNestedTooDeeply': { max: string | number }
  'problem.labelTooLong': { label: string | number; max: string | number }
  'problem.leadsBackToThisDomain': null
  'problem.lineIsntItem': null
  'problem.linkAsksFirst': null
  'problem.linkCantBePassedOn': null
  'problem.linkChanged': { version: string | number }
  'problem.linkChangedRightNow': null
  'problem.linkDoesntOpenAnymore': null
  'problem.linkExpiredOrAccountKept': null
  'problem.linkExpiredOrUsed': null
  'problem.linkHasNoAddress': null
  'problem.linkLeadsToItself': null
  'problem.linkNotFound': null
  'problem.linkOfHasSlug': { name: string | number }
  'problem.linkWasPassedOn': null
  'problem.linksNeedSlugAndTarget': null
  'problem.logoMayHaveUpTo2Mib': null
  'problem.logoMustBeImage': null
  'problem.logoNotFound': null
  'problem.looksLikeAnotherInList': null
  'problem.looksLikeWhichAlreadyExists': { label: string | number }
  'problem.mailNotFound': null
  'problem.mayHaveCharacters': { max: string | number }
  'problem.messageNotFound': null
  'problem.methodNotOffered': { method: string | number; methods: string | number }
  'problem.mustBeAfterStart': null
  'problem.mustBeAtMostDaysBeforeEnd': { max: string | number }
  'problem.mustBeAtMostMegabytes': { max: string | number }
  'problem.mustBeCodeOfLettersAndDigits': null
  'problem.mustBeColor': null
  'problem.mustBeDate': { text: string | number }
  'problem.mustBeHttpsAddress': null
  'problem.mustBeInFuture': null
  'problem.mustBeInPast': null
  'problem.mustBeJson': null
  'problem.mustBeLeftOutForAccount': null
  'problem.mustBeLeftOutForSmartCollection': null
  'problem.mustBeLinkOrHost': { text: string | number }
  'problem.mustBeLinkScheme': null
  'problem.mustBeList': null
  'problem.mustBeListOfBlocks': null
  'problem.mustBeMediaType': null
  'problem.mustBeMember': null
  'problem.mustBeObject': null
  'problem.mustBeOneOf': { values: string | number }
  'problem.mustBeOtherCategoryThanRows': null
  'problem.mustBePairsInBase64': null
  'problem.mustBePdf': null
  'problem.mustBePersonOrCustomer': null
  'problem.mustBeSafeLink': null
  'problem.mustBeShortText': null
  'problem.mustBeSomeoneElse': null
  'problem.mustBeText': null
  'problem.mustBeTwoOrThree': null
  'problem.mustBeWebAddress': null
  'problem.mustBeWebsites': null
  'problem.mustBeWholeNumber': null
  'problem.mustBeWithinLastDays': { max: string | number }
  'problem.mustBeYesOrNo': { text: string | number }
  'problem.mustDifferFromBeginning': null
  'problem.mustHaveAtLeastCharacters': { min: string | number }
  'problem.mustHaveAtLeastOneField': null
  'problem.mustHaveAtLeastOneOption': null
  'problem.mustHaveAtMostCharacters': { max: string | number }
  'problem.mustHaveAtMostPages': { max: string | number }
  'problem.mustHaveAtMostWebsites': { max: string | number }
  'problem.mustHaveAtMostWords': { max: string | number }
  'problem.mustHaveLetterOrDigit': null
  'problem.mustHaveVisibleCharacter': null
  'problem.mustNameItemsThatDeliver': null
  'problem.mustNotBeBefore': { day: string | number }
  'problem.mustNotBeBeforeReleaseson': null
  'problem.mustNotBeBeforeStartDay': null
  'problem.mustNotBeBlank': null
  'problem.mustNotBeInFuture': null
  'problem.mustNotBeInPast': null
  'problem.mustNotContainUserNameOrPassword': null
  'problem.mustNotEndAfter': { day: string | number }
  'problem.mustNotEndBeforeStart': null
  'problem.mustNotHaveControlCharacters': null
  'problem.mustNotHaveLineBreaks': null
  'problem.mustNotHaveUserNameOrPassword': null
  'problem.mustNotRepeatOption': null
  'problem.mustStartWithHttps': null
  'problem.mustStayOnForAdmission': null
  'problem.mustStayOnForWatermark': null
  'problem.nameColleague': null
  'problem.nameIsMissing': null
  'problem.nameIsTooLong': null
  'problem.nameOneLinkCollectionOrSite': null
  'problem.needsArchiveDraft': null
  'problem.needsCsv': null
  'problem.needsScope': { event: string | number; needed: string | number }
  'problem.needsValue': null
  'problem.noFileIsCalled': { name: string | number }
  'problem.noFreeShortName': null
  'problem.noLinkOrSiteHere': null
  'problem.noMailServer': null
  'problem.noTenantHasThisDomain': null
  'problem.nobodyToAnswer': null
  'problem.noneMatchFilters': null
  'problem.notWebAddress': null
  'problem.notWebProtocol': { protocol: string | number }
  'problem.nothingAtThisAddress': null
  'problem.nothingStoredUnderAddress': null
  'problem.onlyAdminsAssignOwners': { email: string | number }
  'problem.onlyAuthorAndEditorsChangeWish': null
  'problem.onlyAuthorAndEditorsDeleteWish': null
  'problem.onlyEditorsCanChangeStatusOfWish': null
  'problem.onlyFailedItemsAreReadAgain': null
  'problem.onlyItemOwnerAndAdmins': null
  'problem.onlyLinkImportsAreUndone': null
  'problem.onlyOperatorExamines': null
  'problem.onlyOperatorOwners': null
  'problem.onlyOwnerAllowsOwnersToSignIn': null
  'problem.onlyOwnerAndAdminsPurge': null
  'problem.onlyOwnerCanChangeOwner': null
  'problem.onlyOwnerCanHandOverAccount': null
  'problem.onlyOwnerCanMakeCollectionPrivate': null
  'problem.onlyOwnerCanMakeSomeoneOwner': null
  'problem.onlyOwnerOrAdminHandsOverCollection': null
  'problem.onlyOwnerOrAdminHandsOverSite': null
  'problem.onlyWebPagesCanBeChecked': null
  'problem.onlyWorksForWebPages': null
  'problem.onlyWorksWithSearch': null
  'problem.openLinkAgain': null
  'problem.openLinkFirst': null
  'problem.operatorStays': null
  'problem.orCollectionOrSiteMustBeGiven': null
  'problem.orCsvIsRequired': null
  'problem.orMemoOrOrganizationIsMissing': null
  'problem.orSavedSearchMustBeGiven': null
  'problem.orSearchIsRequiredButNotBoth': null
  'problem.orUrlsOrCsvIsRequired': null
  'problem.othersVotedForWish': null
  'problem.ownerNotOnTeam': { email: string | number }
  'problem.ownerOfThisCompanyIsAlreadyConfirmed': null
  'problem.pageCantBeRendered': null
  'problem.pageNotFound': null
  'problem.pageNotResponding': null
  'problem.partnerCodeNotFound': null
  'problem.passedOnTooOften': null
  'problem.passkeyNotFound': null
  'problem.passkeyUnknownOrTimedOut': null
  'problem.passwordHasControlCharacters': null
  'problem.passwordOnlyWithPassword': null
  'problem.passwordTooCommon': null
  'problem.passwordTooShort': { min: string | number }
  'problem.paymentsArentSetUpHere': null
  'problem.paymentsUnavailable': null
  'problem.personErasedAlready': null
  'problem.personErasedCantComeBack': null
  'problem.planHasNoRoomForItems': null
  'problem.planHasNoStorageForFile': null
  'problem.planIncludesOneShortDomain': null
  'problem.planIncludesShortDomains': { count: string | number }
  'problem.planNotFound': null
  'problem.plansAreChangedByHand': null
  'problem.plansArePaidHere': null
  'problem.presetChanged': { version: string | number }
  'problem.presetNotFound': null
  'problem.presetWithThisNameAlreadyExists': null
  'problem.publishSiteBeforeSharingIt': null
  'problem.questionHasNoAnswer': null
  'problem.questionHasTooManyAnswers': null
  'problem.questionIsAtNoItem': null
  'problem.questionNotFound': null
  'problem.questionsAreOff': null
  'problem.quotationMarkNotClosed': { line: string | number; row: string | number }
  'problem.recipientNotFound': null
  'problem.recoveryCodesNeedAuthenticatorApp': null
  'problem.refreshTokenBelongsToAnotherSession': null
  'problem.removeItemsBeforeSearch': null
  'problem.requestChanged': { version: string | number }
  'problem.requestIsClosed': null
  'problem.requestMustNameExactlyOneHost': null
  'problem.requestNotFound': null
  'problem.requestedRangeIsOutsideFile': null
  'problem.requestsTookTooMuchTime': null
  'problem.requiresYourOwnTwoStepVerificationFirst': null
  'problem.responseTooLarge': { max: string | number }
  'problem.retryUploadsOneByOne': null
  'problem.rowHasOtherCells': { cells: string | number; heads: string | number }
  'problem.rowHasSameSlug': { row: string | number }
  'problem.rowNotAdded': null
  'problem.rowTooLong': { line: string | number }
  'problem.sameAddressAsRow': { row: string | number }
  'problem.sameShareCreatedMeanwhile': null
  'problem.savedSearchChanged': { version: string | number }
  'problem.savedSearchNameExists': null
  'problem.savedSearchNotFound': null
  'problem.secondFactorNeeded': null
  'problem.sendAccessTokenOrApiKey': null
  'problem.sendApplicationJson': null
  'problem.sendApplicationOffsetOctetStream': null
  'problem.sendAuthenticatorOrRecoveryCode': null
  'problem.sendBothAccessTokenAndIdentityToken': null
  'problem.sendEnvelope': null
  'problem.sendJson': null
  'problem.sendKnownContentEncoding': null
  'problem.sendNextcursorFromPreviousResponseUnchanged': null
  'problem.sendRefreshToken': null
  'problem.sendTextOrEnvelope': null
  'problem.sendTextPlain': null
  'problem.senderWithdrewTheirLink': null
  'problem.serverDidntRespond': null
  'problem.serverRedirects': { address: string | number; status: string | number }
  'problem.serverRespondedWith': { status: string | number }
  'problem.serverRespondedWithoutType': null
  'problem.serverRestarting': null
  'problem.serverTooSlow': null
  'problem.sessionHasEnded': null
  'problem.sessionHasEndedSignInAgain': null
  'problem.sessionNotFound': null
  'problem.setUpOwnTwoStepVerification': null
  'problem.settingsChanged': { version: string | number }
  'problem.settingsNotFound': null
  'problem.severalFilesAreCalled': { count: string | number; name: string | number }
  'problem.sharedPasswordTooShort': { min: string | number }
  'problem.sharingTurnedOff': null
  'problem.sharingTurnedOffForTarget': null
  'problem.shortSlugNeedsOwnDomain': null
  'problem.signUpClosed': null
  'problem.signUpNeedsAddressAt': { names: string | number }
  'problem.siteCantBeEmbedded': null
  'problem.siteChanged': { version: string | number }
  'problem.siteChangedRightNow': null
  'problem.siteHasItsOwnAddress': null
  'problem.siteNoLongerOnWeb': null
  'problem.siteNotFound': null
  'problem.sitemapCutOff': null
  'problem.sitemapDamaged': null
  'problem.sitemapHasMoreAddresses': { max: string | number }
  'problem.sitemapHasMoreParts': { max: string | number }
  'problem.sitemapHasNoAddresses': null
  'problem.sitemapNestedTooDeeply': null
  'problem.sitemapTooLarge': null
  'problem.sitemapTooSlow': null
  'problem.sitemapUnpacksTooLarge': null
  'problem.slugIsMissing': null
  'problem.slugIsReserved': { slug: string | number }
  'problem.slugTakenMeanwhile': null
  'problem.someAddressesAreInvalid': null
  'problem.someBlocksAreInvalid': null
  'problem.someCategoriesAreInvalid': null
  'problem.someCategoriesNeedValue': null
  'problem.someEntriesAreInvalid': null
  'problem.someFieldsAreInvalid': null
  'problem.someIdsAreInvalid': null
  'problem.someItemsCantBeChanged': null
  'problem.someLabelsAreInvalid': null
  'problem.somePeopleCantBeMentioned': null
  'problem.somePicturesAreInvalid': null
  'problem.somePlacesAreInvalid': null
  'problem.someRecipientsAreInvalid': null
  'problem.someValuesAreInvalid': null
  'problem.somethingWentWrong': null
  'problem.starterCantAddContent': null
  'problem.starterCantChangeItems': null
  'problem.storageCantListParts': null
  'problem.storageCantReadFile': null
  'problem.storageFull': null
  'problem.storageRefusedFile': null
  'problem.submissionNotFound': null
  'problem.tagNotFound': null
  'problem.tagsChangedRightNow': null
  'problem.targetIsMissing': null
  'problem.targetTooLong': { max: string | number }
  'problem.taskHasTooManyComments': null
  'problem.taskIsOfSomeoneElse': null
  'problem.taskNotFound': null
  'problem.tenantNotFound': null
  'problem.testConnectionFirst': null
  'problem.textIsNotWebAddress': { text: string | number }
  'problem.thatCodeHasExpired': null
  'problem.thatCodeIsWrong': null
  'problem.thatCodeIsntRight': null
  'problem.thatCodeIsntRightOrUsed': null
  'problem.thatPasswordIsWrong': null
  'problem.thereAreGroupsOfSynonymsAlready': { max: string | number }
  'problem.thereIsNoSuchSiteToCopy': null
  'problem.thereIsNothingToChange': null
  'problem.theresNoPlanToCancel': null
  'problem.thisCanNoLongerBeUndone': null
  'problem.thisCanOnlyBeUndoneWithinMinute': null
  'problem.thisCodeIsAlreadyTaken': null
  'problem.thisCollectionIsFilledBySearch': null
  'problem.thisCompanyIsSuspendedResumeItFirst': null
  'problem.thisCompanyIsntSuspended': null
  'problem.thisConfirmationLinkDoesntWork': null
  'problem.thisDomainWasAlreadyAdded': null
  'problem.thisEventIsntSignedByStripe': null
  'problem.thisIsAlreadyCurrentVersion': null
  'problem.thisItemIsntInCollection': null
  'problem.thisLinkDoesntWorkOrNotAnymore': null
  'problem.thisPasskeyIsAlreadyRegistered': null
  'problem.thisPersonHasHigherRoleThanYou': null
  'problem.thisPlanIsntAvailableHere': null
  'problem.thisServerHasNoPlansSet': null
  'problem.thisSubmissionWasAlreadyReceived': null
  'problem.thisVisitHasEnded': null
  'problem.thisWishWasMergedIntoAnother': null
  'problem.titleWasCut': { max: string | number }
  'problem.tokenNotFound': null
  'problem.tokensAreMissingExpiredOrInvalid': null
  'problem.tooManyAddressesTried': null
  'problem.tooManyAgreements': { max: string | number }
  'problem.tooManyApiKeys': { max: string | number }
  'problem.tooManyAttemptsTryAgainLater': null
  'problem.tooManyFilesWereSent': null
  'problem.tooManyImages': null
  'problem.tooManyRedirects': { max: string | number }
  'problem.tooManyRows': { max: string | number }
  'problem.tooManyShortSlugs': { max: string | number; max2: string | number }
  'problem.tooManySignInAttempts': null
  'problem.tooManyVisitsAtOnce': null
  'problem.tooManyWrongCodesTryAgainLater': null
  'problem.tookTooLong': null
  'problem.trustedPersonNotFound': null
  'problem.tryAgainLater': null
  'problem.turnWebhookOnFirst': null
  'problem.unlockSiteFirst': null
  'problem.unpackNeedsMoreSpace': null
  'problem.uploadIsAlreadyFileOfThisItem': null
  'problem.uploadIsComplete': null
  'problem.uploadIsCompleteDeleteItemInstead': null
  'problem.uploadIsntFinished': null
  'problem.uploadNotFound': null
  'problem.uploadOffsetMustBeNumberOfBytes': null
  'problem.useTus': null
  'problem.usedAnswerNotFound': null
  'problem.userNotFound': null
  'problem.valueNotFound': null
  'problem.vendorNotSetUp': { name: string | number }
  'problem.vendorRefusedConnection': { cause: string | number; name: string | number }
  'problem.verifyAndAssignDomainFirst': null
  'problem.versionNotFound': null
  'problem.versionsCantBeCompared': null
  'problem.visitNotFound': null
  'problem.visitorPagesArentBuilt': null
  'problem.visitsBeforeIsntNumber': { text: string | number }
  'problem.wasAlreadyAdded': null
  'problem.wasForAnotherRequestOrLate': null
  'problem.wasMergedIntoAnotherWish': null
  'problem.wasMergedIntoThisWish': null
  'problem.wasStartedForImport': null
  'problem.wasStartedToReplaceAnotherFile': null
  'problem.wasntAskedForByApp': null
  'problem.wasntStartedForImport': null
  'problem.webAppIsntBuilt': null
  'problem.webPageHasNoFileToReplace': null
  'problem.webhookNotFound': null
  'problem.weeklyReportNotFound': null
  'problem.wishChanged': { version: string | number }
  'problem.wishNotFound': null
  'problem.withdrawnHadPassword': null
  'problem.withdrawnLimitedVisits': null
  'problem.withdrawnNoLongerOpened': null
  'problem.withdrawnUnreadableOptions': null
  'problem.worksForItemsOnly': null
  'problem.wouldBeMoreThanTags': { max: string | number }
  'problem.wouldHaveTooManyTags': { max: string | number }
  'problem.wouldLoseRequiredCategory': null
  'problem.youAlreadyHaveConnections': { max: string | number }
  'problem.youAlreadyHaveCtasDeleteOneFirst': { max: string | number }
  'problem.youAlreadyHaveDomains': { max: string | number }
  'problem.youAlreadyHaveDomainsRemoveOneFirst': { max: string | number }
  'problem.youAlreadyHavePasskeysRemoveOneFirst': { max: string | number }
  'problem.youAlreadyHavePresetsDeleteOneFirst': { max: string | number }
  'problem.youAlreadyHaveSavedSearchesDelete': { max: string | number }
  'problem.youAlreadyHaveThisPlan': null
  'problem.youAlreadyHaveTokensRevokeOneFirst': { max: string | number }
  'problem.youAlreadyHaveWebhooks': { max: string | number }
  'problem.youAlreadyOwnAccount': null
  'problem.youCanEmailUpToLinksHour': { max: string | number }
  'problem.youCanGetAtMostWeeklyReports': { max: string | number }
  'problem.youCanNoLongerAddToLibrary': null
  'problem.youCanOnlyChangePagesYou': null
  'problem.youCanOnlyChangeYourOwn': null
  'problem.youCanOnlyChangeYourOwnLanguage': null
  'problem.youCanOnlyChangeYourOwnPicture': null
  'problem.youCanOnlyChangeYourOwnVotes': null
  'problem.youCanOnlySendOwnLinks': null
  'problem.youCantRaiseYourOwnRole': null
  'problem.youDontHaveAuthenticatorApp': null
  'problem.youDontHaveSubscriptionYet': null
  'problem.youNeedPermission': { permission: string | number }
  'problem.youNeedPermissionPeopleManage': null
  'problem.yourPlanHasNoRoomForLinks': null
  'problem.yourPlanHasNoStorageLeft': null
  'problem.youreAlreadyOnTeamSignIn': null
  'questions.addWish': null
  'questions.all': null
  'questions.answer': null
  'questions.answered': null
  'questions.byPage': null
  'questions.byPageAndMail': { email: string | number }
  'questions.cancel': null
  'questions.close': null
  'questions.closed': null
  'questions.couldntLoad': null
  'questions.editPublic': null
  'questions.forRecipient': { recipient: string | number }
  'questions.isPublic': null
  'questions.mailed': null
  'questions.makePublic': null
  'questions.move': null
  'questions.moveToPage': null
  'questions.needsReview': null
  'questions.none': null
  'questions.noneOfState': null
  'questions.ofVersion': { version: string | number }
  'questions.open': null
  'questions.openLink': null
  'questions.page': { page: string | number }
  'questions.pageCount': { count: number; page: string | number }
  'questions.public': null
  'questions.publicAnswer': null
  'questions.publicHint': null
  'questions.publicQuestion': null
  'questions.reopen': null
  'questions.reviewCount': { count: number }
  'questions.save': null
  'questions.sent': null
  'questions.someone': null
  'questions.spot': null
  'questions.state': null
  'questions.stillTrue': null
  'questions.takeBack': null
  'questions.title': null
  'questions.topPages': null
  'questions.wholeDocument': null
  'questions.wishAdded': null
  'questions.wishTitle': { text: string | number }
  'questions.yourAnswer': null
  'recipients.addressNotVerified': null
  'recipients.couldntLoad': { many: string | number }
  'recipients.couldntLoadThisRecipient': null
  'recipients.emptyLine': { none: string | number }
  'recipients.enteredAtLinks': { links: number; views: number }
  'recipients.enteredByOther': { email: string | number }
  'recipients.enteredNotVerified': null
  'recipients.erase': null
  'recipients.eraseLine': null
  'recipients.eraseNamed': { email: string | number }
  'recipients.erasedNotice': { email: string | number }
  'recipients.inThisCollection': null
  'recipients.lastActivity': null
  'recipients.lastShared': null
  'recipients.lastVisit': null
  'recipients.mostViews': null
  'recipients.nameAddressOrOrganization': null
  'recipients.names.organization.many': null
  'recipients.names.organization.none': null
  'recipients.names.organization.one': null
  'recipients.names.person.many': null
  'recipients.names.person.none': null
  'recipients.names.person.one': null
  'recipients.noResults': { one: string | number; search: string | number }
  'recipients.noVisitsYet': null
  'recipients.notOpened': null
  'recipients.notOpenedYet': null
  'recipients.openLibrary': null
  'recipients.opened': null
  'recipients.openedOfLinksOpened': { links: number; opened: string | number }
  'recipients.openedSummary': { links: number; opened: string | number; views: number }
  'recipients.openedViaLink': { owner: string | number; sharer: string | number; time: string | number }
  'recipients.pagesRead': { pageCount: string | number; read: string | number }
  'recipients.personOpenedViaLink': { owner: string | number; person: string | number; sharer: string | number; time: string | number }
  'recipients.searchMany': { many: string | number }
  'recipients.shareAgain': null
  'recipients.shareAgainNamed': { itemName: string | number }
  'recipients.sharedBy': { sharer: string | number; time: string | number }
  'recipients.sharedWithPerson': { person: string | number; sharer: string | number; time: string | number }
  'recipients.someoneElse': null
  'recipients.unmeasured': null
  'recipients.verifiedByOther': { email: string | number; views: number }
  'recipients.views': { count: number }
  'recipients.withdrawn': null
  'reportMail.activeDays': { count: number }
  'reportMail.adoptionFigures.active': null
  'reportMail.adoptionFigures.added': null
  'reportMail.adoptionFigures.searched': null
  'reportMail.adoptionFigures.shared': null
  'reportMail.axes.contentIndustry': null
  'reportMail.axes.contentProduct': null
  'reportMail.axes.contentRegion': null
  'reportMail.axes.contentType': null
  'reportMail.axes.funnelStage': null
  'reportMail.before': { value: number }
  'reportMail.bySubmissions': null
  'reportMail.clicks': { count: number }
  'reportMail.coverage': { columns: string | number; rows: string | number }
  'reportMail.ctaFigures.clicks': null
  'reportMail.ctaFigures.impressions': null
  'reportMail.ctaFigures.submissions': null
  'reportMail.days': { first: string | number; last: string | number }
  'reportMail.emptyOf': { all: number; empty: number }
  'reportMail.footer': null
  'reportMail.foundNothing': null
  'reportMail.health.broken': null
  'reportMail.health.expiring': null
  'reportMail.health.stale': null
  'reportMail.health.unclassified': null
  'reportMail.health.unused': null
  'reportMail.limit': { part: string | number; value: string | number }
  'reportMail.linkFor': { item: string | number; recipient: string | number }
  'reportMail.mostActive': null
  'reportMail.mostUsed': null
  'reportMail.mostViewed': null
  'reportMail.noValue': null
  'reportMail.onlyMine': null
  'reportMail.onlyReaders': null
  'reportMail.opened': null
  'reportMail.parts.browser': null
  'reportMail.parts.country': null
  'reportMail.parts.device': null
  'reportMail.parts.os': null
  'reportMail.parts.referrer': null
  'reportMail.parts.trigger': null
  'reportMail.reports.adoption': null
  'reportMail.reports.content': null
  'reportMail.reports.ctas': null
  'reportMail.reports.health': null
  'reportMail.reports.links': null
  'reportMail.reports.overview': null
  'reportMail.reports.people': null
  'reportMail.reports.search': null
  'reportMail.reports.sites': null
  'reportMail.searchFigures.nothing': null
  'reportMail.searchFigures.people': null
  'reportMail.searchFigures.searches': null
  'reportMail.searches': { count: number }
  'reportMail.subject': { about: string | number }
  'reportMail.submissions': { count: number }
  'reportMail.types.COLLECTION': null
  'reportMail.types.ITEM': null
  'reportMail.types.SITE': null
  'reportMail.unused': null
  'reportMail.usedOf': { items: number; used: number }
  'reportMail.visits.downloads': null
  'reportMail.visits.links': null
  'reportMail.visits.viewers': null
  'reportMail.visits.views': null
  'reportMail.withoutItems': null
  'search.activeFilters': null
  'search.added': null
  'search.allItemsInLibrary': null
  'search.allOfThese': null
  'search.answers.alsoIn': { names: string | number }
  'search.answers.copied': null
  'search.answers.copy': null
  'search.answers.couldntCopy': null
  'search.answers.forWhom': null
  'search.answers.heading': null
  'search.answers.none': null
  'search.answers.open': null
  'search.answers.quoted': { name: string | number; text: string | number }
  'search.answers.quotedPage': { name: string | number; page: string | number; text: string | number }
  'search.answers.share': null
  'search.answers.tellThem': null
  'search.answers.updated': { day: string | number }
  'search.answers.validUntil': { day: string | number }
  'search.answers.wish': null
  'search.anyOfThese': null
  'search.anyText': null
  'search.bestMatch': null
  'search.box.daysAgo': { count: string | number }
  'search.box.me.detail': null
  'search.box.me.label': null
  'search.box.operatorHints.after': null
  'search.box.operatorHints.before': null
  'search.box.operatorHints.by': null
  'search.box.operatorHints.in': null
  'search.box.operatorHints.industry': null
  'search.box.operatorHints.is': null
  'search.box.operatorHints.product': null
  'search.box.operatorHints.region': null
  'search.box.operatorHints.stage': null
  'search.box.operatorHints.tag': null
  'search.box.operatorHints.type': null
  'search.box.recentItems': null
  'search.box.startOfMonth': null
  'search.box.startOfQuarter': null
  'search.box.startOfYear': null
  'search.box.states.expired.detail': null
  'search.box.states.expired.label': null
  'search.box.states.favorite.detail': null
  'search.box.states.favorite.label': null
  'search.box.states.shared.detail': null
  'search.box.states.shared.label': null
  'search.box.states.unused.detail': null
  'search.box.states.unused.label': null
  'search.box.suggestionGroups.collection': null
  'search.box.suggestionGroups.item': null
  'search.box.suggestionGroups.popular': null
  'search.box.suggestionGroups.recent': null
  'search.box.suggestionGroups.site': null
  'search.box.suggestionGroups.tag': null
  'search.box.suggestions': null
  'search.box.today': null
  'search.clearAll': null
  'search.couldntLoadSavedSearches': null
  'search.dateField': null
  'search.dateRange': null
  'search.deleted': { name: string | number }
  'search.deletedFilters': { missing: string | number; name: string | number }
  'search.deletedValue': null
  'search.didYouMean': null
  'search.endDateIsBeforeStart': null
  'search.exclude': { label: string | number }
  'search.excludedLabel': { label: string | number }
  'search.expiring': null
  'search.favorites': null
  'search.filters': null
  'search.from': null
  'search.fromImport': null
  'search.isNowVisibleToWhole': { name: string | number }
  'search.lastUpdated': null
  'search.match': null
  'search.mine': null
  'search.momentFrom': { moment: string | number; startDay: string | number }
  'search.momentTo': { endDay: string | number; moment: string | number }
  'search.moreFor': { name: string | number }
  'search.mostUpvoted': null
  'search.mostViewed': null
  'search.nameDown': null
  'search.nameUp': null
  'search.newNameFor': { name: string | number }
  'search.newest': null
  'search.noSavedSearchesYet': null
  'search.notifiesYou': null
  'search.notifyByEmail': null
  'search.notifyInApp': null
  'search.notifyNever': null
  'search.notifyOfNewMatches': null
  'search.nowPrivate': { name: string | number }
  'search.oldest': null
  'search.operatorChip': { name: string | number; values: string | number }
  'search.operatorNames.after': null
  'search.operatorNames.before': null
  'search.operatorNames.by': null
  'search.operatorNames.in': null
  'search.operatorNames.industry': null
  'search.operatorNames.is': null
  'search.operatorNames.product': null
  'search.operatorNames.region': null
  'search.operatorNames.stage': null
  'search.operatorNames.tag': null
  'search.operatorNames.type': null
  'search.palette.actions': null
  'search.palette.anyone': null
  'search.palette.collection': null
  'search.palette.commandPalette': null
  'search.palette.didYouMean': { words: string | number }
  'search.palette.goTo': null
  'search.palette.library': null
  'search.palette.linkFor': { recipient: string | number }
  'search.palette.links': null
  'search.palette.move': null
  'search.palette.page': { page: string | number }
  'search.palette.people': null
  'search.palette.placeholder': null
  'search.palette.results': null
  'search.palette.searchLibraryFor': { text: string | number }
  'search.palette.site': null
  'search.palette.teamMember': null
  'search.palette.themeAndAccount': null
  'search.palette.wishFor': { text: string | number }
  'search.palette.wishes': null
  'search.popular': null
  'search.quickFilters': null
  'search.recent': null
  'search.removeFilterLabel': { label: string | number }
  'search.rename': null
  'search.restored': { name: string | number }
  'search.saveAsCollection': null
  'search.saveSearch': null
  'search.saved': null
  'search.savedSearches': null
  'search.searchIn': { label: string | number }
  'search.searchName': null
  'search.searchText': null
  'search.searchValues': null
  'search.settings.addWish': null
  'search.settings.addWishFor': { term: string | number }
  'search.settings.couldntLoadGaps': null
  'search.settings.couldntLoadSynonyms': null
  'search.settings.deleteSynonyms': { group: string | number }
  'search.settings.edit': { group: string | number }
  'search.settings.enterTwoTerms': null
  'search.settings.gapsHint': null
  'search.settings.noGaps': null
  'search.settings.noSynonyms': null
  'search.settings.nowFinds': { term: string | number }
  'search.settings.ourNameFor': { term: string | number }
  'search.settings.people': { count: number }
  'search.settings.searches': { count: number }
  'search.settings.searchesWithoutResults': null
  'search.settings.sharedAfter': { organizations: string | number }
  'search.settings.stillNothing': { term: string | number }
  'search.settings.synonymsDeleted': null
  'search.settings.synonymsHeading': null
  'search.settings.synonymsHint': null
  'search.settings.terms': null
  'search.settings.termsExample': null
  'search.settings.termsHint': null
  'search.settings.viewWish': null
  'search.settings.viewWishFor': { term: string | number }
  'search.settings.weHaveIt': null
  'search.settings.weHaveItFor': { term: string | number }
  'search.shareWithTheTeam': null
  'search.sharedWithTheTeam': null
  'search.showAll': { count: string | number }
  'search.stopSharing': null
  'search.tags': null
  'search.team': null
  'search.to': null
  'search.total.formatTotal.item': { value: number }
  'search.total.formatTotal.moreThan': { count: string | number }
  'search.totalNow': { total: string | number }
  'search.uncategorized': null
  'search.unused': null
  'search.updateWithCurrentFilters': null
  'search.updated': null
  'search.updatedWithCurrentFilters': { name: string | number }
  'search.used.all': null
  'search.used.changed': null
  'search.used.couldntLoad': null
  'search.used.current': null
  'search.used.expired': null
  'search.used.forget': null
  'search.used.forgetThis': { text: string | number }
  'search.used.goneItem': null
  'search.used.introduction': null
  'search.used.myAnswers': null
  'search.used.noLonger': null
  'search.used.none': null
  'search.used.nowSays': { text: string | number }
  'search.used.ofItem': null
  'search.used.openLibrary': null
  'search.used.openLink': null
  'search.used.sentTo': { recipient: string | number }
  'search.used.tellsVisitors': null
  'search.used.withdrawn': null
  'search.watchMessage.youllBeNotified': { name: string | number; notify: string }
  'search.watchMessage.youreNoLonger': { name: string | number }
  'search.withAllOfTheseTags': null
  'search.withAnyOfTheseTags': null
  'search.yours': null
  'sessions.browserOnOs': { browser: string | number; os: string | number }
  'sessions.couldntLoadSessionRules': null
  'sessions.couldntLoadTheSessions': null
  'sessions.days': { count: number }
  'sessions.fromAnotherSession': null
  'sessions.hours': { count: number }
  'sessions.lastActive': null
  'sessions.minutes': { count: number }
  'sessions.nameSignedOut': { name: string | number }
  'sessions.never': null
  'sessions.openTabCountsAsActive': null
  'sessions.sessionLengthHint': null
  'sessions.signOut': null
  'sessions.signOutAllSessionsAfter': null
  'sessions.signOutInactiveSessionsAfter': null
  'sessions.signOutName': { name: string | number }
  'sessions.signOutOtherSession': null
  'sessions.signOutOtherSessions': { count: string | number }
  'sessions.signedIn': null
  'sessions.signedOutEverywhereElse': null
  'sessions.thisSession': null
  'sessions.unknownDevice': null
  'sessions.withEmailedCode': null
  'sessions.withInvitation': null
  'sessions.withPasskey': null
  'sessions.withPassword': null
  'sessions.withSingleSign': null
  'sessions.youreNotSignedInAnywhere': null
  'sites.access.asItIs': { sentence: string | number }
  'sites.access.blocked': { count: number }
  'sites.access.change': null
  'sites.access.email': null
  'sites.access.goToAccess': null
  'sites.access.leaveAnyway': null
  'sites.access.listed': null
  'sites.access.open': null
  'sites.access.opensOnlyWith': { conditions: string | number }
  'sites.access.ownLink': null
  'sites.access.password': null
  'sites.access.passwordNotSet': null
  'sites.access.publishAnyway': null
  'sites.access.verifiedEmail': null
  'sites.access.verifiedListed': null
  'sites.access.visitorsNotSaved': null
  'sites.all': null
  'sites.copyOf': { site: string | number }
  'sites.couldntLoadTheSites': null
  'sites.create': null
  'sites.deleteSite': null
  'sites.deleted': { site: string | number }
  'sites.deletedPublished': { site: string | number }
  'sites.deletedSites': null
  'sites.draft': null
  'sites.drafts': null
  'sites.editor.access': null
  'sites.editor.addAfter': { name: string | number }
  'sites.editor.addBlock': null
  'sites.editor.addBlockHere': null
  'sites.editor.addItems': null
  'sites.editor.addToColumn': { number: string | number }
  'sites.editor.alt': null
  'sites.editor.altHint': null
  'sites.editor.blockLines.collection': null
  'sites.editor.blockLines.columns': null
  'sites.editor.blockLines.cta': null
  'sites.editor.blockLines.divider': null
  'sites.editor.blockLines.embed': null
  'sites.editor.blockLines.heading': null
  'sites.editor.blockLines.image': null
  'sites.editor.blockLines.items': null
  'sites.editor.blockLines.plan': null
  'sites.editor.blockLines.text': null
  'sites.editor.blockLines.video': null
  'sites.editor.blockNames.collection': null
  'sites.editor.blockNames.columns': null
  'sites.editor.blockNames.divider': null
  'sites.editor.blockNames.embed': null
  'sites.editor.blockNames.heading': null
  'sites.editor.blockNames.image': null
  'sites.editor.blockNames.items': null
  'sites.editor.blockNames.plan': null
  'sites.editor.blockNames.text': null
  'sites.editor.blockNames.video': null
  'sites.editor.blockSettings': null
  'sites.editor.blocks': null
  'sites.editor.cantEmbed': null
  'sites.editor.carousel': null
  'sites.editor.change': null
  'sites.editor.changeName': { name: string | number }
  'sites.editor.chooseItems': null
  'sites.editor.chosenItems': null
  'sites.editor.columnNumber': { number: string | number }
  'sites.editor.conflictText': null
  'sites.editor.conflictTitle': null
  'sites.editor.content': null
  'sites.editor.couldntLoadThePreview': null
  'sites.editor.cta': null
  'sites.editor.deleteName': { name: string | number }
  'sites.editor.deleted': { name: string | number }
  'sites.editor.design': null
  'sites.editor.desktop': null
  'sites.editor.dividerHint': null
  'sites.editor.draft.myCopyOf': { name: string | number }
  'sites.editor.draft.updatedByOthers': null
  'sites.editor.dragInstructions': null
  'sites.editor.dragToMove': null
  'sites.editor.dropPictures': null
  'sites.editor.duplicate': null
  'sites.editor.duplicateName': { name: string | number }
  'sites.editor.embedAddress': null
  'sites.editor.embedHint': { hosts: string | number }
  'sites.editor.embedTitle': null
  'sites.editor.emptyPage': null
  'sites.editor.fieldNames.alt': null
  'sites.editor.fieldNames.collectionId': null
  'sites.editor.fieldNames.ctaId': null
  'sites.editor.fieldNames.doc': null
  'sites.editor.fieldNames.href': null
  'sites.editor.fieldNames.itemId': null
  'sites.editor.fieldNames.itemIds': null
  'sites.editor.fieldNames.limit': null
  'sites.editor.fieldNames.milestones': null
  'sites.editor.fieldNames.notes': null
  'sites.editor.fieldNames.savedSearchId': null
  'sites.editor.fieldNames.text': null
  'sites.editor.fieldNames.url': null
  'sites.editor.grid': null
  'sites.editor.headingLevel': null
  'sites.editor.headingText': null
  'sites.editor.hidePanel': null
  'sites.editor.itemGone': null
  'sites.editor.keepMineAsCopy': null
  'sites.editor.layout': null
  'sites.editor.levels.section': null
  'sites.editor.levels.small': null
  'sites.editor.levels.title': null
  'sites.editor.linkTo': null
  'sites.editor.listLayout': null
  'sites.editor.moveBlock': { name: string | number }
  'sites.editor.moveDown': null
  'sites.editor.moveDownName': { name: string | number }
  'sites.editor.moveHandleHint': null
  'sites.editor.moveToBottom': null
  'sites.editor.moveToTop': null
  'sites.editor.moveUp': null
  'sites.editor.moveUpName': { name: string | number }
  'sites.editor.moved': { name: string | number }
  'sites.editor.notAnAddress': null
  'sites.editor.notShareable': null
  'sites.editor.note': null
  'sites.editor.noteFor': { name: string | number }
  'sites.editor.numberOfColumns': null
  'sites.editor.optional': null
  'sites.editor.othersEdit': { count: number; names: string | number }
  'sites.editor.outOfColumns': null
  'sites.editor.overOtherList': { name: string | number }
  'sites.editor.pageHint': null
  'sites.editor.phone': null
  'sites.editor.preview': null
  'sites.editor.previewOfThePage': null
  'sites.editor.previewWidth': null
  'sites.editor.redo': null
  'sites.editor.refusedText': null
  'sites.editor.removeColumnFirst': null
  'sites.editor.removeName': { name: string | number }
  'sites.editor.saveStates.conflict': null
  'sites.editor.saveStates.offline': null
  'sites.editor.saveStates.refused': null
  'sites.editor.saveStates.saved': null
  'sites.editor.saveStates.saving': null
  'sites.editor.saveStates.unsaved': null
  'sites.editor.savedSearch': null
  'sites.editor.sectionsOfTheEditor': null
  'sites.editor.seo': null
  'sites.editor.settingsOf': { name: string | number }
  'sites.editor.sharing': null
  'sites.editor.showAtMost': null
  'sites.editor.showPanel': null
  'sites.editor.siteName': null
  'sites.editor.source': null
  'sites.editor.text': null
  'sites.editor.textTools.blockquoteControlLabel': null
  'sites.editor.textTools.boldControlLabel': null
  'sites.editor.textTools.bulletListControlLabel': null
  'sites.editor.textTools.codeControlLabel': null
  'sites.editor.textTools.h2ControlLabel': null
  'sites.editor.textTools.h3ControlLabel': null
  'sites.editor.textTools.hrControlLabel': null
  'sites.editor.textTools.italicControlLabel': null
  'sites.editor.textTools.linkControlLabel': null
  'sites.editor.textTools.linkEditorExternalLink': null
  'sites.editor.textTools.linkEditorInputLabel': null
  'sites.editor.textTools.linkEditorInternalLink': null
  'sites.editor.textTools.linkEditorSave': null
  'sites.editor.textTools.orderedListControlLabel': null
  'sites.editor.textTools.strikeControlLabel': null
  'sites.editor.textTools.underlineControlLabel': null
  'sites.editor.textTools.unlinkControlLabel': null
  'sites.editor.thisBlock': null
  'sites.editor.toColumn': { number: string | number }
  'sites.editor.toColumnAbove': { number: string | number }
  'sites.editor.toColumnBelow': { number: string | number }
  'sites.editor.useTheirs': null
  'sites.editor.versions': null
  'sites.editor.view': null
  'sites.editor.writeSomething': null
  'sites.favorite': { site: string | number }
  'sites.favorites': null
  'sites.fillWithItems': null
  'sites.forWhom': null
  'sites.forWhomHint': null
  'sites.goesLive': null
  'sites.itemsForOrganization': { organization: string | number; what: string | number }
  'sites.lastUpdated': null
  'sites.makeCopy': null
  'sites.mine': null
  'sites.moreFor': { site: string | number }
  'sites.mostViewedItems': null
  'sites.mostViews': null
  'sites.newSite': null
  'sites.noReadingYet': { organization: string | number }
  'sites.noResults': { term: string | number }
  'sites.nothingHere': null
  'sites.openSite': null
  'sites.pageForOnePerson': null
  'sites.panels.addTranslation': null
  'sites.panels.address': null
  'sites.panels.addressChanged': null
  'sites.panels.addressCopied': null
  'sites.panels.allowOnly': null
  'sites.panels.block': null
  'sites.panels.by': { name: string | number }
  'sites.panels.cancelScheduled': null
  'sites.panels.changePassword': null
  'sites.panels.charactersLong': { count: string | number; most: string | number }
  'sites.panels.chooseFutureTime': null
  'sites.panels.chooseImage': null
  'sites.panels.color': null
  'sites.panels.contrastGood': { ratio: string | number }
  'sites.panels.contrastLow': { ratio: string | number; used: string | number }
  'sites.panels.copyAddress': null
  'sites.panels.couldntLoadVersions': null
  'sites.panels.dayAndTime': null
  'sites.panels.descriptionHint': null
  'sites.panels.draftNamed': { name: string | number }
  'sites.panels.enterColor': null
  'sites.panels.enterWebAddress': null
  'sites.panels.entriesHint': null
  'sites.panels.font': null
  'sites.panels.fonts.mono': null
  'sites.panels.fonts.rounded': null
  'sites.panels.fonts.sans': null
  'sites.panels.fonts.serif': null
  'sites.panels.goesLiveOn': { time: string | number }
  'sites.panels.hasPassword': null
  'sites.panels.image': null
  'sites.panels.imageGone': null
  'sites.panels.imageHint': null
  'sites.panels.imageNotShareable': null
  'sites.panels.imageOnTheWeb': null
  'sites.panels.inLanguage': { language: string | number; name: string | number }
  'sites.panels.inMessengers': null
  'sites.panels.inSearchEngines': null
  'sites.panels.inYourTimeZone': { zone: string | number }
  'sites.panels.isLive': { name: string | number }
  'sites.panels.language': null
  'sites.panels.languageHint': null
  'sites.panels.languageSaved': null
  'sites.panels.layout': null
  'sites.panels.layoutLines.cover': null
  'sites.panels.layoutLines.narrow': null
  'sites.panels.layoutLines.wide': null
  'sites.panels.layouts.cover': null
  'sites.panels.layouts.narrow': null
  'sites.panels.layouts.wide': null
  'sites.panels.listedOffHint': null
  'sites.panels.logo': null
  'sites.panels.logoHint': null
  'sites.panels.mayBeListed': null
  'sites.panels.morePublishing': null
  'sites.panels.newPassword': null
  'sites.panels.noDescription': null
  'sites.panels.noLanguage': null
  'sites.panels.noPassword': null
  'sites.panels.noVersions': null
  'sites.panels.notListed': null
  'sites.panels.onPhone': null
  'sites.panels.onTheWeb': null
  'sites.panels.openSite': null
  'sites.panels.partFromTranslations': null
  'sites.panels.parted': null
  'sites.panels.password': null
  'sites.panels.passwordChangeHint': null
  'sites.panels.passwordRemoved': null
  'sites.panels.passwordRule': null
  'sites.panels.passwordSet': null
  'sites.panels.personalNote': null
  'sites.panels.pickFromScreen': null
  'sites.panels.publish': null
  'sites.panels.publishAgain': null
  'sites.panels.publishChanges': null
  'sites.panels.publishOnADay': null
  'sites.panels.published': null
  'sites.panels.removeImage': null
  'sites.panels.removePassword': null
  'sites.panels.requireEmail': null
  'sites.panels.requireEmailHint': null
  'sites.panels.restoreVersion': { number: string | number }
  'sites.panels.restored': { number: string | number }
  'sites.panels.saveAddress': null
  'sites.panels.saveFirst': null
  'sites.panels.saveVisitors': null
  'sites.panels.schedule': null
  'sites.panels.scheduleCanceled': null
  'sites.panels.scheme': null
  'sites.panels.schemes.dark': null
  'sites.panels.schemes.light': null
  'sites.panels.schemes.visitor': null
  'sites.panels.sendTo': null
  'sites.panels.sendToPeopleAt': { organization: string | number }
  'sites.panels.sendToPeopleBefore': null
  'sites.panels.setPassword': null
  'sites.panels.slugRule': null
  'sites.panels.takenOffline': null
  'sites.panels.title': null
  'sites.panels.titleHint': null
  'sites.panels.translationAdded': { language: string | number }
  'sites.panels.translations': null
  'sites.panels.translationsHint': null
  'sites.panels.unpublish': null
  'sites.panels.uploadImage': null
  'sites.panels.useCompanyColor': null
  'sites.panels.verifyEmail': null
  'sites.panels.verifyEmailHint': null
  'sites.panels.versionWithBlocks': { blocks: number; number: string | number }
  'sites.panels.visitors': null
  'sites.panels.visitorsSaved': null
  'sites.panels.webAddress': null
  'sites.password': null
  'sites.person.callToAction': null
  'sites.person.changeLaterHint': null
  'sites.person.createAndCopy': null
  'sites.person.editPage': null
  'sites.person.enterATitle': null
  'sites.person.enterRecipient': null
  'sites.person.forYou': null
  'sites.person.gone': null
  'sites.person.greeting': null
  'sites.person.greetingText': { company: string | number }
  'sites.person.items': null
  'sites.person.keepOneItem': null
  'sites.person.link': null
  'sites.person.linkReady': null
  'sites.person.moveDown': { name: string | number }
  'sites.person.moveUp': { name: string | number }
  'sites.person.none': null
  'sites.person.note': null
  'sites.person.noteFor': { name: string | number }
  'sites.person.ofTheSite': { name: string | number }
  'sites.person.opensFor': { recipient: string | number }
  'sites.person.pageForOnePerson': null
  'sites.person.recipientHint': null
  'sites.person.remove': { name: string | number }
  'sites.person.seeVisits': null
  'sites.person.title': null
  'sites.person.titleHint': null
  'sites.person.whoIsItFor': null
  'sites.person.withPlan': null
  'sites.person.withPlanHint': null
  'sites.personal': null
  'sites.pick.picker.chooseCollection': null
  'sites.pick.picker.chooseCta': null
  'sites.pick.picker.chooseImage': null
  'sites.pick.picker.chooseSavedSearch': null
  'sites.pick.picker.chooseVideo': null
  'sites.pick.picker.couldntLoadCollections': null
  'sites.pick.picker.couldntLoadCtas': null
  'sites.pick.picker.couldntLoadSavedSearches': null
  'sites.pick.picker.couldntSearchTheLibrary': null
  'sites.pick.picker.ctaKinds.banner': null
  'sites.pick.picker.ctaKinds.button': null
  'sites.pick.picker.ctaKinds.embed': null
  'sites.pick.picker.ctaKinds.form': null
  'sites.pick.picker.ctaKinds.meeting': null
  'sites.pick.picker.itemCount': { count: number }
  'sites.pick.picker.noCollectionsFound': null
  'sites.pick.picker.noCtasFound': null
  'sites.pick.picker.noImagesFound': null
  'sites.pick.picker.noSavedSearches': null
  'sites.pick.picker.noVideosFound': null
  'sites.pick.picker.notShareable': null
  'sites.pick.picker.searchCollections': null
  'sites.pick.picker.searchCtas': null
  'sites.pick.picker.searchSavedSearches': null
  'sites.pick.picker.searchTheLibrary': null
  'sites.plan.addMilestone': null
  'sites.plan.addStep': null
  'sites.plan.comment': null
  'sites.plan.commentOn': { name: string | number }
  'sites.plan.couldntLoad': null
  'sites.plan.customer': null
  'sites.plan.customerEmail': null
  'sites.plan.customerHint': null
  'sites.plan.customerName': null
  'sites.plan.due': null
  'sites.plan.dueBy': { day: string | number }
  'sites.plan.endsOn': null
  'sites.plan.lastMove': { who: string | number }
  'sites.plan.late': { count: number }
  'sites.plan.left': null
  'sites.plan.milestone': null
  'sites.plan.next': { day: string | number; name: string | number }
  'sites.plan.noMoves': null
  'sites.plan.note': null
  'sites.plan.progress': { done: string | number; total: string | number }
  'sites.plan.send': null
  'sites.plan.shiftHint': null
  'sites.plan.startsOn': null
  'sites.plan.step': null
  'sites.plan.title': null
  'sites.plan.visitorsRead': null
  'sites.plan.waiting': { day: string | number }
  'sites.plan.who': null
  'sites.plan.yourComment': null
  'sites.published': null
  'sites.restoreSite': { site: string | number }
  'sites.restored': { site: string | number }
  'sites.scheduled': null
  'sites.searchSites': null
  'sites.shareSite': { site: string | number }
  'sites.siteFilter': null
  'sites.sites': null
  'sites.sitesExplanation': null
  'sites.startWith': null
  'sites.startWithTemplate': null
  'sites.template.agenda': null
  'sites.template.blank.line': null
  'sites.template.blank.name': null
  'sites.template.caseStudies.line': null
  'sites.template.caseStudies.name': null
  'sites.template.casesIntro': null
  'sites.template.casesNext': null
  'sites.template.casesQuote': null
  'sites.template.contacts': null
  'sites.template.dealContacts': null
  'sites.template.dealIntro': null
  'sites.template.dealRoom.line': null
  'sites.template.dealRoom.name': null
  'sites.template.dealSteps.goalsAndScope': null
  'sites.template.dealSteps.kickoff': null
  'sites.template.dealSteps.proposalUnderReview': null
  'sites.template.dealSteps.securityAndContract': null
  'sites.template.documents': null
  'sites.template.event.line': null
  'sites.template.event.name': null
  'sites.template.eventAgenda.0930Welcome': null
  'sites.template.eventAgenda.1000Opening': null
  'sites.template.eventAgenda.1100Demos': null
  'sites.template.eventAgenda.1200Lunch': null
  'sites.template.eventFacts.addressStandNumber': null
  'sites.template.eventFacts.dayAndTime': null
  'sites.template.eventFacts.people': null
  'sites.template.eventFacts.when': null
  'sites.template.eventFacts.where': null
  'sites.template.eventFacts.who': null
  'sites.template.eventIntro': null
  'sites.template.launch.line': null
  'sites.template.launch.name': null
  'sites.template.launchIntro': null
  'sites.template.launchNext': null
  'sites.template.launchPoints.faster': null
  'sites.template.launchPoints.nameTheFirst': null
  'sites.template.launchPoints.nameTheWorry': null
  'sites.template.launchPoints.safer': null
  'sites.template.launchPoints.savedWork': null
  'sites.template.launchPoints.simpler': null
  'sites.template.material': null
  'sites.template.newsFirst': null
  'sites.template.newsIntro': null
  'sites.template.newsMore': null
  'sites.template.newsText': null
  'sites.template.newsletter.line': null
  'sites.template.newsletter.name': null
  'sites.template.nextStep': null
  'sites.template.seeForYourself': null
  'sites.template.whereWeAre': null
  'sites.unpublishedChanges': null
  'sites.views': { count: number }
  'sites.wasPublished': null
  'sso.addADomain': null
  'sso.addDomain': null
  'sso.addRule': null
  'sso.addTxtRecord': null
  'sso.baseUrl': null
  'sso.beforeTurningOn': { steps: string | number }
  'sso.certificate': null
  'sso.certificates': null
  'sso.certificatesHint': null
  'sso.checkNow': null
  'sso.checked': null
  'sso.chooseWhoCanSign': null
  'sso.clientId': null
  'sso.clientSecret': null
  'sso.collapse': null
  'sso.connect': { kind: string | number }
  'sso.connectHint': null
  'sso.connectionName': null
  'sso.connectionNameHint': null
  'sso.connections': null
  'sso.copyLabel': { label: string | number }
  'sso.copyTokenNow': null
  'sso.couldntLoadSingleSign': null
  'sso.createPeople': null
  'sso.createPeopleHint': null
  'sso.createToken': null
  'sso.created': null
  'sso.createdOff': null
  'sso.directorySyncScim': null
  'sso.domainRemoved': { domain: string | number }
  'sso.domainsHint': null
  'sso.emailDomains': null
  'sso.enforce': null
  'sso.enforceSingleSign': null
  'sso.enforceWarning': null
  'sso.enterTheProvidersDetails': null
  'sso.enterTheseAtIdentityProvider': null
  'sso.entityIdAndMetadata': null
  'sso.entraId': null
  'sso.issuer': null
  'sso.metadata': null
  'sso.metadataHint': null
  'sso.modeOf': { mode: string | number; name: string | number }
  'sso.modes.enforced.label': null
  'sso.modes.enforced.line': null
  'sso.modes.off.label': null
  'sso.modes.off.line': null
  'sso.modes.optional.label': null
  'sso.modes.optional.line': null
  'sso.newToken': null
  'sso.noNameGiven': null
  'sso.notUsedYet': null
  'sso.notVerifiedYet': null
  'sso.offUntilTested': null
  'sso.ownersCanUseItToo': null
  'sso.ownersHint': null
  'sso.ownersWarning': null
  'sso.password': null
  'sso.passwordsAgain': null
  'sso.providerEntityId': null
  'sso.providerSignInUrl': null
  'sso.provisionAndDeactivatePeople': null
  'sso.readMetadata': null
  'sso.redirectUri': null
  'sso.removalWarning': null
  'sso.removeNamed': { name: string | number }
  'sso.removeRule': { at: string | number }
  'sso.removed': { name: string | number }
  'sso.replyUrlAcs': null
  'sso.responseFromTheProvider': null
  'sso.revokeNamed': { name: string | number }
  'sso.revokeTokenWarning': null
  'sso.roleAt': { at: string | number }
  'sso.roleAttribute': null
  'sso.roleClaim': null
  'sso.roleClaimHint': null
  'sso.roleForNewPeople': null
  'sso.roles.admin': null
  'sso.roles.editor': null
  'sso.roles.viewer': null
  'sso.savedTypeToReplace': null
  'sso.setUp': null
  'sso.signInFailed': null
  'sso.signInMethod': null
  'sso.signInUrl': null
  'sso.signedIn': { email: string | number }
  'sso.singleSign': null
  'sso.subjectUntilExpires': { expiresAt: string | number; subject: string | number }
  'sso.testAgain': null
  'sso.testHint': null
  'sso.testSign': null
  'sso.testTheConnection': null
  'sso.testTheSign': null
  'sso.tokenFor': { name: string | number }
  'sso.tokenRevoked': null
  'sso.trustAddressesWithoutEmail': null
  'sso.trustEmailHint': null
  'sso.turnItOn': null
  'sso.urlAboveWellKnownOpenid': null
  'sso.used': null
  'sso.value': null
  'sso.valueAt': { at: string | number }
  'sso.valueSuchAsMarketing': null
  'sso.verified': null
  'sso.verifyAndAssignDomain': null
  'sso.wouldJoin': { name: string | number }
  'tables.action': null
  'tables.active': null
  'tables.activeDays': null
  'tables.added': null
  'tables.addedAt': null
  'tables.address': null
  'tables.agreed': null
  'tables.agreement': null
  'tables.assignee': null
  'tables.author': null
  'tables.browser': null
  'tables.by': null
  'tables.clicks': null
  'tables.comments': null
  'tables.confirmed': null
  'tables.consent': null
  'tables.contentIndustry': null
  'tables.contentProduct': null
  'tables.contentRegion': null
  'tables.contentType': null
  'tables.country': null
  'tables.created': null
  'tables.day': null
  'tables.description': null
  'tables.details': null
  'tables.devices': null
  'tables.done': null
  'tables.downloads': null
  'tables.for': null
  'tables.foundNothing': null
  'tables.from': null
  'tables.funnelStage': null
  'tables.held': null
  'tables.id': null
  'tables.impressions': null
  'tables.items': null
  'tables.kind': null
  'tables.language': null
  'tables.lastSeen': null
  'tables.link': null
  'tables.linksCreated': null
  'tables.linksOpened': null
  'tables.list': null
  'tables.memo': null
  'tables.milliseconds': null
  'tables.name': null
  'tables.neededBy': null
  'tables.network': null
  'tables.no': null
  'tables.on': null
  'tables.opened': null
  'tables.organization': null
  'tables.people': null
  'tables.person': null
  'tables.personId': null
  'tables.previousActiveDays': null
  'tables.previousAdded': null
  'tables.previousClicks': null
  'tables.previousDevices': null
  'tables.previousDownloads': null
  'tables.previousFrom': null
  'tables.previousLinksCreated': null
  'tables.previousSearches': null
  'tables.previousSeconds': null
  'tables.previousSubmissions': null
  'tables.previousViews': null
  'tables.received': null
  'tables.response': null
  'tables.search': null
  'tables.searches': null
  'tables.seconds': null
  'tables.sha256': null
  'tables.sharedBy': null
  'tables.shownOn': null
  'tables.slow': null
  'tables.spam': null
  'tables.status': null
  'tables.submissions': null
  'tables.time': null
  'tables.title': null
  'tables.top': null
  'tables.type': null
  'tables.updated': null
  'tables.used': null
  'tables.version': null
  'tables.views': null
  'tables.votes': null
  'tables.yes': null
  'taxonomy.actionsForSelectedTags': null
  'taxonomy.addAValue': { label: string | number }
  'taxonomy.addTag': null
  'taxonomy.addValue': null
  'taxonomy.agreementYears': null
  'taxonomy.agreementYearsHint': null
  'taxonomy.allowDownload': null
  'taxonomy.amber': null
  'taxonomy.archive': null
  'taxonomy.archived': null
  'taxonomy.archivedHint': null
  'taxonomy.blue': null
  'taxonomy.brown': null
  'taxonomy.categories': null
  'taxonomy.categoryValuesMax': { max: number }
  'taxonomy.choose': null
  'taxonomy.color': null
  'taxonomy.colorOf': { label: string | number }
  'taxonomy.currentSelected': { current: number }
  'taxonomy.custom': null
  'taxonomy.cyan': null
  'taxonomy.deleteLabel': { label: string | number }
  'taxonomy.deleted': { label: string | number }
  'taxonomy.deletedTags': { what: string | number }
  'taxonomy.downloadAsPdf': null
  'taxonomy.downloadAsPdfHint': null
  'taxonomy.dragToMove': null
  'taxonomy.eachMonths': { each: number }
  'taxonomy.eachYears': { count: number }
  'taxonomy.forever': null
  'taxonomy.gray': null
  'taxonomy.green': null
  'taxonomy.inUse': { itemCount: number; rule: string | number }
  'taxonomy.indigo': null
  'taxonomy.items': { count: number }
  'taxonomy.itemsWillGetOtherValue': { itemCount: number; label: string | number }
  'taxonomy.keepActivity': null
  'taxonomy.keepVisits': null
  'taxonomy.labelRestored': { label: string | number }
  'taxonomy.leastUsed': null
  'taxonomy.linkDefaultsHint': null
  'taxonomy.merge': null
  'taxonomy.mergeInto': null
  'taxonomy.mergeManyHint': null
  'taxonomy.mergeOneHint': { label: string | number }
  'taxonomy.mergeTag': { label: string | number }
  'taxonomy.mergeTags': { count: number }
  'taxonomy.mergeValue': { label: string | number }
  'taxonomy.mergedInto': { merged: string | number; stored: string | number }
  'taxonomy.mergedIntoTag': { label: string | number }
  'taxonomy.moreFor': { label: string | number }
  'taxonomy.mostUsed': null
  'taxonomy.moveDown': null
  'taxonomy.moveUp': null
  'taxonomy.moveValue': { label: string | number }
  'taxonomy.nameOf': { label: string | number }
  'taxonomy.noItemsUse': { label: string | number }
  'taxonomy.noResults': null
  'taxonomy.noTagsYet': null
  'taxonomy.noValue': null
  'taxonomy.noValuesYet': null
  'taxonomy.none': null
  'taxonomy.notifyOnEachView': null
  'taxonomy.olderActivityIsDeletedDaily': null
  'taxonomy.orange': null
  'taxonomy.passOn': null
  'taxonomy.passOnHint': null
  'taxonomy.pink': null
  'taxonomy.purple': null
  'taxonomy.questions': null
  'taxonomy.questionsHint': null
  'taxonomy.red': null
  'taxonomy.replaceWith': null
  'taxonomy.requiredHint': { label: string | number }
  'taxonomy.requiredNote': { categoryLabels: string | number }
  'taxonomy.requiredOnUpload': null
  'taxonomy.scanLanguages': null
  'taxonomy.scanLanguagesHint': null
  'taxonomy.scanLanguagesNone': null
  'taxonomy.searchTags': null
  'taxonomy.selectTag': { label: string | number }
  'taxonomy.tagCountOfAll': { count: number; total: number }
  'taxonomy.tagToKeep': null
  'taxonomy.tags': { count: number }
  'taxonomy.tagsHeading': null
  'taxonomy.teal': null
  'taxonomy.theValue': null
  'taxonomy.undone': null
  'taxonomy.unused': null
  'taxonomy.valueArchived': { label: string | number }
  'taxonomy.values': null
  'taxonomy.visitMailHint': null
  'taxonomy.visitsKeptHint': null
  'tenants.accountIsKept': { name: string | number }
  'tenants.accountKept': null
  'tenants.app': null
  'tenants.chooseFile': null
  'tenants.closeAccount': null
  'tenants.closesOn': { timeZone: string | number }
  'tenants.closingHint': null
  'tenants.collections': null
  'tenants.color': null
  'tenants.colorVeryDark': null
  'tenants.contrast': { ratio: string | number }
  'tenants.contrastAdjusted': { how: string | number; label: string | number; ratio: string | number; used: string | number }
  'tenants.contrastGood': { label: string | number }
  'tenants.contrastTooLow': null
  'tenants.controller': null
  'tenants.controllerHint': null
  'tenants.countsFromNow': null
  'tenants.discard': null
  'tenants.email': null
  'tenants.embedOrigins': null
  'tenants.embedOriginsHint': null
  'tenants.enterColor': null
  'tenants.exportEverything': null
  'tenants.exportHint': null
  'tenants.exportYourContentFirst': null
  'tenants.forButtonsSelectionAndLinks': null
  'tenants.hereArePricesWeDiscussed': null
  'tenants.home': null
  'tenants.keepAccount': null
  'tenants.language': null
  'tenants.languageHint': null
  'tenants.legalGround': null
  'tenants.legalGroundHint': null
  'tenants.legalPages.accessibilityUrl.description': null
  'tenants.legalPages.accessibilityUrl.label': null
  'tenants.legalPages.imprintUrl.description': null
  'tenants.legalPages.imprintUrl.label': null
  'tenants.legalPages.privacyUrl.description': null
  'tenants.legalPages.privacyUrl.label': null
  'tenants.legalPages.termsUrl.description': null
  'tenants.legalPages.termsUrl.label': null
  'tenants.library': null
  'tenants.linkPage': null
  'tenants.links': null
  'tenants.logo': null
  'tenants.logoTooLarge': { bytes: string | number; max: string | number }
  'tenants.nameHint': null
  'tenants.noLogoYet': null
  'tenants.noResultsTryLargerCity': null
  'tenants.openSatchel': null
  'tenants.ownerCanCancel': null
  'tenants.pickFromScreen': null
  'tenants.pngSvgJpegWebPAvif': null
  'tenants.preview': null
  'tenants.replace': null
  'tenants.sampleEmailSubject': null
  'tenants.savedOpenTabsAreUpdated': null
  'tenants.timeZone': null
  'tenants.timeZoneHint': { timeThere: string | number }
  'tenants.typeToConfirm': { name: string | number }
  'tenants.upload': null
  'tenants.website': null
  'tenants.websiteHint': null
  'ui.add': null
  'ui.addToFavorites': null
  'ui.archive': null
  'ui.audio': null
  'ui.beforeOrAfterNoon': null
  'ui.byDay': { label: string | number }
  'ui.cancel': null
  'ui.changesNotSaved': null
  'ui.clearDay': null
  'ui.clearSelection': null
  'ui.close': null
  'ui.closeFilters': null
  'ui.copied': null
  'ui.copy': null
  'ui.copyLink': null
  'ui.copyRequest': null
  'ui.copyTheSelected': null
  'ui.couldntCopy': { hint: string | number }
  'ui.couldntCreateQrCode': null
  'ui.create': null
  'ui.ctrlC': null
  'ui.day': null
  'ui.dayOf': { label: string | number }
  'ui.deleteAction': null
  'ui.description': null
  'ui.dialogs.closedWithText': { title: string | number }
  'ui.dialogs.discard': null
  'ui.dialogs.openAgain': null
  'ui.dismiss': null
  'ui.document': null
  'ui.done': null
  'ui.download': null
  'ui.edit': null
  'ui.editLabel': { label: string | number }
  'ui.enterAName': null
  'ui.file': null
  'ui.filters': null
  'ui.filtersCount': { count: number }
  'ui.firstPage': null
  'ui.grid': null
  'ui.hours': null
  'ui.image': null
  'ui.inOneMonth': null
  'ui.inOneWeek': null
  'ui.inThreeMonths': null
  'ui.lastPage': null
  'ui.layout': null
  'ui.learnMore': null
  'ui.linkCopied': null
  'ui.list': null
  'ui.list.sorting.sortingAnnouncements': { id: string | number; ids: string | number }
  'ui.list.sorting.sortingAnnouncements.onDragCancel': { active: string | number; position: string | number }
  'ui.list.sorting.sortingAnnouncements.onDragEnd': { active: string | number; position: string | number }
  'ui.list.sorting.sortingAnnouncements.onDragStart': { active: string | number; position: string | number }
  'ui.list.sorting.sortingAnnouncements.over': { active: string | number; over: string | number }
  'ui.list.sorting.sortingAnnouncements.overNoPlace': { active: string | number }
  'ui.list.sorting.sortingAnnouncements.pickedUp': { active: string | number; position: string | number }
  'ui.loading': null
  'ui.loadingSatchel': null
  'ui.minutes': null
  'ui.name': null
  'ui.nextPage': null
  'ui.noOneByThatName': null
  'ui.notADay': { example: string | number }
  'ui.offline': null
  'ui.oneMonthAgo': null
  'ui.oneWeekAgo': null
  'ui.open': null
  'ui.options.mute.muteNotifications': null
  'ui.options.mute.muted': { name: string | number }
  'ui.options.mute.unmuteNotifications': null
  'ui.options.mute.unmuted': { name: string | number }
  'ui.pageNumber': { number: string | number }
  'ui.pageOpensOnceOnline': null
  'ui.pageTitle': { title: string | number }
  'ui.pagesOf': { many: string | number }
  'ui.partNotLoaded': null
  'ui.press': { keys: string | number }
  'ui.previousPage': null
  'ui.qrCodeHint': null
  'ui.qrCodeTo': { name: string | number }
  'ui.range': { count: string | number; first: number; last: number }
  'ui.reloadPage': null
  'ui.remove': null
  'ui.removeFromFavorites': null
  'ui.restore': null
  'ui.revoke': null
  'ui.save': null
  'ui.saved': null
  'ui.search': null
  'ui.share': null
  'ui.showMore': null
  'ui.showPassword': null
  'ui.slides': null
  'ui.somethingWentWrong': null
  'ui.sortBy': null
  'ui.spreadsheet': null
  'ui.sureOf.ofBySomeone': { sure: number; views: number }
  'ui.sureOf.openedButNobody': null
  'ui.table': null
  'ui.text': null
  'ui.threeMonthsAgo': null
  'ui.timeOf': { label: string | number }
  'ui.today': null
  'ui.tomorrow': null
  'ui.transfer': null
  'ui.tryAgain': null
  'ui.undo': null
  'ui.video': null
  'ui.webLink': null
  'ui.webPage': null
  'unsubscribe.again': null
  'unsubscribe.ask': null
  'unsubscribe.broken': null
  'unsubscribe.brokenWhy': null
  'unsubscribe.button': null
  'unsubscribe.done': null
  'unsubscribe.settings': null
  'unsubscribe.still': null
  'unsubscribe.stopped': { address: string | number }
  'unsubscribe.stops': { address: string | number }
  'unsubscribe.topics.agreement-accepted': null
  'unsubscribe.topics.answer-changed': null
  'unsubscribe.topics.collection-changed': null
  'unsubscribe.topics.crm-paused': null
  'unsubscribe.topics.cta-held': null
  'unsubscribe.topics.cta-submission': null
  'unsubscribe.topics.digest': null
  'unsubscribe.topics.export-finished': null
  'unsubscribe.topics.file-received': null
  'unsubscribe.topics.import-finished': null
  'unsubscribe.topics.invitation-accepted': null
  'unsubscribe.topics.item-broken': null
  'unsubscribe.topics.item-expiring': null
  'unsubscribe.topics.item-replaced': null
  'unsubscribe.topics.link-passed-on': null
  'unsubscribe.topics.new-sign-in': null
  'unsubscribe.topics.plan-changed': null
  'unsubscribe.topics.question-asked': null
  'unsubscribe.topics.report': null
  'unsubscribe.topics.saved-search': null
  'unsubscribe.topics.share-reply': null
  'unsubscribe.topics.share-view': null
  'unsubscribe.topics.site-viewed': null
  'unsubscribe.topics.wish-assigned': null
  'unsubscribe.topics.wish-comment': null
  'unsubscribe.topics.wish-created': null
  'unsubscribe.topics.wish-mention': null
  'unsubscribe.topics.wish-status': null
  'uploads.aCollection': null
  'uploads.addTheFileAgain': { stuck: string | number }
  'uploads.allUploads': null
  'uploads.alreadyInTheLibrary': null
  'uploads.andMoreFiles': { more: number }
  'uploads.areAlreadyInLibrary': { count: string | number }
  'uploads.cancelAll': null
  'uploads.cancelName': { name: string | number }
  'uploads.cancelUploads': { count: number }
  'uploads.ceilHLeft': { ceil: string | number }
  'uploads.checkingForDuplicates': null
  'uploads.chooseFile': null
  'uploads.chooseFileAgainToContinue': { stuck: string | number }
  'uploads.chooseNamed': { name: string | number }
  'uploads.collapseUploads': null
  'uploads.collection': null
  'uploads.couldntLoadTheDetails': null
  'uploads.couldntProcessTheFile': null
  'uploads.couldntStartAddFile': null
  'uploads.details': null
  'uploads.detailsForFiles': { count: number }
  'uploads.detailsForFilesTo': { count: number; place: string | number }
  'uploads.differentFile': null
  'uploads.dismissAll': null
  'uploads.dismissName': { name: string | number }
  'uploads.dropToLibrary': null
  'uploads.dropToReplaceFile': null
  'uploads.dropToUpload': null
  'uploads.fileOf': { replacesName: string | number }
  'uploads.fileTooLarge': { bytes: string | number }
  'uploads.files': null
  'uploads.filesAdded': { completed: number }
  'uploads.filesAlreadyInLibrary': { twice: number }
  'uploads.filesToPlace': { count: number; place: string | number }
  'uploads.filesWithProblems': { failed: number }
  'uploads.folder': null
  'uploads.importListCsvOrSitemap': null
  'uploads.inTheLibrary': null
  'uploads.loadingDetails': null
  'uploads.minutesMinLeft': { minutes: string | number }
  'uploads.missingNames': { names: string | number }
  'uploads.moreFilesWithTheirCurrent': { more: number }
  'uploads.nameOfName': { name: string | number }
  'uploads.names': null
  'uploads.noCategoriesOrTagsYet': null
  'uploads.noCollectionByThatName': null
  'uploads.noProgress': null
  'uploads.none': null
  'uploads.noneLibraryOnly': null
  'uploads.pauseName': { name: string | number }
  'uploads.paused': null
  'uploads.percentUploaded': { percent: string | number }
  'uploads.problemOf': { name: string | number; reason: string | number }
  'uploads.processNameAgain': { name: string | number }
  'uploads.processing': null
  'uploads.processingFiles': { processing: number }
  'uploads.queued': null
  'uploads.resumeName': { name: string | number }
  'uploads.retrying': null
  'uploads.secondsSLeft': { seconds: string | number }
  'uploads.sentOf': { bytes: string | number; sent: string | number }
  'uploads.stoppedOnLeaving': null
  'uploads.tags': null
  'uploads.takeExistingItemInstead': { name: string | number }
  'uploads.theFileIsEmpty': null
  'uploads.theLibrary': null
  'uploads.toName': { name: string | number }
  'uploads.toPlace': { name: string | number }
  'uploads.toTheLibrary': null
  'uploads.tryNameAgain': { name: string | number }
  'uploads.upload': null
  'uploads.uploadAnyway': null
  'uploads.uploadFailed': null
  'uploads.uploadNameAnyway': { name: string | number }
  'uploads.uploadedCheckingTheFile': null
  'uploads.uploadingFiles': { uploading: number }
  'uploads.uploads': null
  'uploads.uploadsStopped': { failed: number }
  'uploads.useExisting': null
  'uploads.waitingForAConnection': null
  'uploads.webLink': null
  'users.active': null
  'users.addressesHint': null
  'users.allContent': null
  'users.allRoles': null
  'users.avatarHint': null
  'users.belongings.formatBelongings.collectionsCollection': { collections: number }
  'users.belongings.formatBelongings.itemsItem': { items: number }
  'users.belongings.formatBelongings.linksLink': { links: number }
  'users.belongings.formatBelongings.savedSearchesSavedSearch': { savedSearches: number }
  'users.belongings.formatBelongings.sitesSite': { sites: number }
  'users.belongings.formatBelongings.wishesAssignedWish': { wishes: number }
  'users.browserAsksForPrivacy': null
  'users.browserLanguage': null
  'users.byName': { name: string | number }
  'users.canSignInAgain': { name: string | number }
  'users.changePerLinkHint': null
  'users.changePhoto': null
  'users.changeRole': null
  'users.choosePhoto': null
  'users.couldntLoadPeople': null
  'users.couldntLoadTheInvitations': null
  'users.couldntLoadThisSetting': null
  'users.couldntReadImage': null
  'users.dailyHint': null
  'users.deactivate': null
  'users.deactivateNamed': { name: string | number }
  'users.deactivateWarning': { name: string | number }
  'users.deactivated': null
  'users.doesntOwnAnyContent': { name: string | number }
  'users.eachVisit': null
  'users.email': null
  'users.emailAddresses': null
  'users.enterYourName': null
  'users.erase': null
  'users.eraseLine': { name: string | number }
  'users.eraseNamed': { name: string | number }
  'users.erased': null
  'users.erasedNotice': { name: string | number }
  'users.expired': null
  'users.findAPerson': null
  'users.invitationToRevoked': { email: string | number }
  'users.invite': null
  'users.inviteCountPeople': { count: string | number }
  'users.invitePeople': null
  'users.inviteProblem.alreadyInvitedSend': null
  'users.inviteProblem.alreadyOnTeam': null
  'users.inviteProblem.hasAnAccount': null
  'users.inviteProblem.notAnEmail': null
  'users.invited': null
  'users.language': null
  'users.languageChanged': null
  'users.languageHint': null
  'users.leaveHint': null
  'users.leaveTenant': { name: string | number }
  'users.leaveWarning': { name: string | number }
  'users.makeOwner': null
  'users.message': null
  'users.moreActionsForInvitation': { email: string | number }
  'users.moreFor': { name: string | number }
  'users.myRole': null
  'users.nameChanged': null
  'users.nameIsNowLabel': { label: string | number; name: string | number }
  'users.nameOrAddress': null
  'users.never': null
  'users.neverHint': null
  'users.no': null
  'users.noEditorByThatName': null
  'users.noOneForNow': null
  'users.noPeopleFound': null
  'users.notInvited': null
  'users.notSent': null
  'users.notSentHint': null
  'users.notSentYet': null
  'users.notSentYetHint': null
  'users.notSignedInYet': null
  'users.nowOwner': { name: string | number }
  'users.onceADay': null
  'users.optionalIncludedInEmail': null
  'users.people': null
  'users.peopleInvited': { count: number }
  'users.permission': null
  'users.photo': null
  'users.photoRemoved': null
  'users.photoUpdated': null
  'users.reactivate': null
  'users.refusedAddress': { email: string | number; reason: string | number }
  'users.resend': null
  'users.resending': { email: string | number }
  'users.right.rights.auditRead': null
  'users.right.rights.billingManage': null
  'users.right.rights.ctasRead': null
  'users.right.rights.ctasWrite': null
  'users.right.rights.errorsManage': null
  'users.right.rights.libraryMark': null
  'users.right.rights.libraryPurge': null
  'users.right.rights.libraryRead': null
  'users.right.rights.libraryWrite': null
  'users.right.rights.linksAll': null
  'users.right.rights.linksShare': null
  'users.right.rights.partnersManage': null
  'users.right.rights.peopleManage': null
  'users.right.rights.peopleRead': null
  'users.right.rights.reportsRead': null
  'users.right.rights.signInManage': null
  'users.right.rights.taxonomyManage': null
  'users.right.rights.tenantManage': null
  'users.right.roleLabels.admin.label': null
  'users.right.roleLabels.admin.line': null
  'users.right.roleLabels.editor.label': null
  'users.right.roleLabels.editor.line': null
  'users.right.roleLabels.owner.label': null
  'users.right.roleLabels.owner.line': null
  'users.right.roleLabels.viewer.label': null
  'users.right.roleLabels.viewer.line': null
  'users.role': null
  'users.roleAtName': { name: string | number }
  'users.roleOfName': { name: string | number }
  'users.searchPeople': null
  'users.sending': null
  'users.sent': null
  'users.shareUsage': null
  'users.signedOutNotice': { name: string | number }
  'users.soonHint': null
  'users.tableFormHint': null
  'users.tableFormLabel': null
  'users.tableForms.auto': null
  'users.tableForms.comma': null
  'users.tableForms.semicolon': null
  'users.tableForms.tab': null
  'users.tableForms.xlsx': null
  'users.tooManyEmails': { email: string | number }
  'users.tooManyInvitations': { count: string | number; invitationsMax: string | number }
  'users.transferContent': null
  'users.transferFrom': { name: string | number }
  'users.transferOwnership': null
  'users.transferOwnershipWarning': { name: string | number }
  'users.transferTo': { left: string | number }
  'users.transferYourContentAndLinks': null
  'users.transferred': { words: string | number }
  'users.unconfirmed': null
  'users.usageHint': null
  'users.usePhoto': null
  'users.visitEmails': null
  'users.yes': null
  'users.you': null
  'users.yourPhoto': null
  'users.yourRole': null
  'users.zoom': null
  'visitor.aboutEarlierVersion': null
  'visitor.aboutItem': { item: string | number; name: string | number }
  'visitor.aboutPage': { page: string | number }
  'visitor.accept': null
  'visitor.accessibilityUrl': null
  'visitor.accountClosed': null
  'visitor.addFiles': null
  'visitor.addFilesFor': { name: string | number }
  'visitor.addressNotAllowed': null
  'visitor.agree': null
  'visitor.agreeFirst': null
  'visitor.agreeMeans': null
  'visitor.agreementChanged': null
  'visitor.agreementsYouAccepted': null
  'visitor.allDataUnder': { email: string | number; name: string | number }
  'visitor.allFilesReceived': null
  'visitor.answerChanged': { after: string | number; before: string | number; date: string | number }
  'visitor.answerGone': { before: string | number; date: string | number }
  'visitor.appearsOnceReady': null
  'visitor.ask': null
  'visitor.askForLatest': null
  'visitor.askForNewLink': null
  'visitor.askForPassword': null
  'visitor.askSender': null
  'visitor.askSenderPlain': null
  'visitor.askTitle': null
  'visitor.askedHere': null
  'visitor.asksForEmail': { name: string | number }
  'visitor.asksToAgree': { name: string | number }
  'visitor.backToContent': null
  'visitor.beginning': null
  'visitor.beginningDownload': null
  'visitor.browserOn': { browser: string | number; system: string | number }
  'visitor.cancel': null
  'visitor.cantBeDownloaded': null
  'visitor.cantBeOpenedNow': null
  'visitor.cantBeShown': null
  'visitor.cantPlayRecording': null
  'visitor.cantPlayVideo': null
  'visitor.changedPages': { count: number; pages: string | number }
  'visitor.changedPicture': null
  'visitor.changedSince': { date: string | number }
  'visitor.changedText': null
  'visitor.changes': null
  'visitor.changesSince': { date: string | number; pages: string | number }
  'visitor.checkAgain': null
  'visitor.checkTheLink': null
  'visitor.close': null
  'visitor.codeExpired': null
  'visitor.codeSentMinutes': { count: number }
  'visitor.codeSentSeconds': { count: number }
  'visitor.colleagueEmail': null
  'visitor.colleagueLink': { name: string | number }
  'visitor.colleagueName': null
  'visitor.colleagueNote': null
  'visitor.collectionPages': null
  'visitor.confirmToSeeShelf': { name: string | number }
  'visitor.contentFrom': { host: string | number }
  'visitor.continue': null
  'visitor.copied': null
  'visitor.copyLink': null
  'visitor.couldntLoadPages': null
  'visitor.couldntLoadRequests': null
  'visitor.couldntPrepareToPrint': null
  'visitor.ctaBookMeeting': null
  'visitor.ctaChoose': null
  'visitor.ctaClose': null
  'visitor.ctaEmbedded': null
  'visitor.ctaFailed': null
  'visitor.ctaGone': null
  'visitor.ctaLearnMore': null
  'visitor.ctaMessageFrom': { company: string | number }
  'visitor.ctaMissing': null
  'visitor.ctaNotEmail': null
  'visitor.ctaNotFound': null
  'visitor.ctaNotOption': null
  'visitor.ctaNotPhone': null
  'visitor.ctaOptional': { label: string | number }
  'visitor.ctaSend': null
  'visitor.ctaThanks': null
  'visitor.ctaTooLong': { limit: string | number }
  'visitor.ctaTooMany': null
  'visitor.dataHandling': null
  'visitor.decline': null
  'visitor.deleteAll': null
  'visitor.deleteDataOf': { email: string | number }
  'visitor.deleteExplained': { name: string | number }
  'visitor.deleteExplainedWith': { item: string | number; name: string | number }
  'visitor.deleteVisits': null
  'visitor.deleteVisitsHere': { count: number }
  'visitor.deleteVisitsOf': { count: number; email: string | number }
  'visitor.deleted': null
  'visitor.description': null
  'visitor.deviceDesktop': null
  'visitor.devicePhone': null
  'visitor.deviceTablet': null
  'visitor.documentTools': null
  'visitor.download': null
  'visitor.downloadAll': null
  'visitor.downloadDocument': null
  'visitor.downloadJson': null
  'visitor.downloadRecord': null
  'visitor.downloadToOpen': null
  'visitor.downloaded': null
  'visitor.emptyCollection': null
  'visitor.emptyPage': null
  'visitor.enterCode': null
  'visitor.enterName': null
  'visitor.esc': null
  'visitor.expiredOn': { date: string | number }
  'visitor.fileAccepted': null
  'visitor.fileInfected': null
  'visitor.fileReceived': null
  'visitor.fileReceivedNotScanned': null
  'visitor.fileRefused': null
  'visitor.fileWrongType': null
  'visitor.filesRequested': null
  'visitor.filesUntil': { day: string | number }
  'visitor.filesUpTo': { size: string | number }
  'visitor.filesYouSent': null
  'visitor.findInDocument': null
  'visitor.findText': null
  'visitor.fitImage': null
  'visitor.fitImageHint': null
  'visitor.fitToWidth': null
  'visitor.fitToWidthHint': null
  'visitor.formNotSent': null
  'visitor.formSent': null
  'visitor.formsYouSent': { count: number }
  'visitor.fromThisBrowserToday': null
  'visitor.fullScreen': null
  'visitor.goToPage': { page: string | number }
  'visitor.handOver': null
  'visitor.handOverExplained': null
  'visitor.handOverNow': null
  'visitor.handOverOffer': { email: string | number; name: string | number }
  'visitor.handOverSure': null
  'visitor.handOverWaiting': { email: string | number }
  'visitor.handedOverOn': { date: string | number; email: string | number }
  'visitor.hiddenEntries': { count: string | number }
  'visitor.hide': null
  'visitor.hostLearns': { host: string | number }
  'visitor.howLongKept': null
  'visitor.howToPrintAll': null
  'visitor.howToPrintFile': null
  'visitor.howToPrintHere': null
  'visitor.image': null
  'visitor.imprintUrl': null
  'visitor.inTheCollection': null
  'visitor.invalidEmail': null
  'visitor.itemPassedTo': { item: string | number; name: string | number }
  'visitor.itemPassedToYou': { item: string | number }
  'visitor.items': { count: number }
  'visitor.keptForMonths': { count: number; name: string | number }
  'visitor.keptUntilDeleted': { name: string | number }
  'visitor.language': null
  'visitor.linkExpired': null
  'visitor.linkWithdrawn': null
  'visitor.lockedMinutes': { count: number }
  'visitor.lockedSeconds': { count: number }
  'visitor.markSpot': null
  'visitor.markedWords': { quote: string | number }
  'visitor.matchOf': { match: string | number; matches: string | number }
  'visitor.mayBeRemoved': null
  'visitor.measureAgain': null
  'visitor.measuredExplained': { name: string | number }
  'visitor.measuring': null
  'visitor.messageOptional': null
  'visitor.nameOrEmailNeeded': null
  'visitor.networkRequestedTooMany': null
  'visitor.newItem': null
  'visitor.newestVersionOf': { date: string | number }
  'visitor.next': null
  'visitor.nextItem': { name: string | number }
  'visitor.nextMatch': null
  'visitor.nextPage': null
  'visitor.noAnswerYet': null
  'visitor.noDataStored': null
  'visitor.noDownloadLocation': null
  'visitor.noDownloadOff': null
  'visitor.noDownloadProcessing': null
  'visitor.noDownloadUnchecked': null
  'visitor.noDownloadUnconverted': null
  'visitor.noDownloadWatermarked': null
  'visitor.noLongerAvailable': null
  'visitor.noLongerHere': null
  'visitor.noLongerShared': null
  'visitor.noMatches': null
  'visitor.noPages': null
  'visitor.noResultsFor': { search: string | number }
  'visitor.nobodyElse': null
  'visitor.notAvailableYet': null
  'visitor.notMeasured': { name: string | number }
  'visitor.notReadYet': null
  'visitor.notYou': null
  'visitor.noteNoPreview': null
  'visitor.noteNoSound': { format: string | number }
  'visitor.noteNotConverted': null
  'visitor.noteNotPlayed': { format: string | number }
  'visitor.noteNotShown': { format: string | number }
  'visitor.noteNothingToPlay': null
  'visitor.noteRawPhoto': null
  'visitor.noteTypeNotPlayed': null
  'visitor.nothingHere': null
  'visitor.nothingShared': null
  'visitor.ofTotal': { total: string | number }
  'visitor.onlyFirstPage': null
  'visitor.open': null
  'visitor.openLinkAgain': null
  'visitor.openOn': { host: string | number }
  'visitor.openedAs': { email: string | number }
  'visitor.opensInNewTab': null
  'visitor.outOfDate': null
  'visitor.page': null
  'visitor.pageNumber': { page: string | number }
  'visitor.pageOf': { page: string | number; pages: string | number }
  'visitor.pageOfDocument': { name: string | number; page: string | number }
  'visitor.pages': { count: number }
  'visitor.pagesOf': { name: string | number }
  'visitor.passOn': null
  'visitor.passOnClosed': null
  'visitor.passOnFailed': null
  'visitor.passOnNotAllowed': null
  'visitor.passOnSeen': { name: string | number }
  'visitor.passOnTitle': null
  'visitor.passOnTooOften': null
  'visitor.passedOnByColleague': null
  'visitor.passedOnTo': { name: string | number }
  'visitor.password': null
  'visitor.passwordProtected': null
  'visitor.planCalendar': null
  'visitor.planProgress': { done: string | number; total: string | number }
  'visitor.preparing': null
  'visitor.preparingToPrint': null
  'visitor.previewNotCounted': null
  'visitor.previous': null
  'visitor.previousItem': { name: string | number }
  'visitor.previousMatch': null
  'visitor.previousPage': null
  'visitor.printsFirstPage': null
  'visitor.privacyUrl': null
  'visitor.problemReported': null
  'visitor.purposeAndBasis': null
  'visitor.purposeOfData': { name: string | number }
  'visitor.questionAnswered': null
  'visitor.questionFailed': null
  'visitor.questionSent': null
  'visitor.questionsYouAsked': { count: number }
  'visitor.readFor': { time: string | number }
  'visitor.readToEnd': null
  'visitor.recordKeptUntil': { date: string | number }
  'visitor.recordsStay': { count: number; name: string | number; years: number }
  'visitor.reloadSoon': null
  'visitor.removeMark': null
  'visitor.replyArrives': { name: string | number }
  'visitor.replyFailed': null
  'visitor.replyNews': { name: string | number }
  'visitor.replyNotSent': null
  'visitor.replySent': null
  'visitor.replyTo': { name: string | number }
  'visitor.requestClosed': null
  'visitor.requestSent': null
  'visitor.resendCode': null
  'visitor.responsible': null
  'visitor.search': null
  'visitor.searching': null
  'visitor.sendCode': null
  'visitor.sendReply': null
  'visitor.sendReplyAgain': null
  'visitor.senderCanSendNew': null
  'visitor.senderGetsReply': null
  'visitor.senderGetsRequest': null
  'visitor.sharedBy': { name: string | number }
  'visitor.sharedByOn': { date: string | number; name: string | number }
  'visitor.sharedWithYou': null
  'visitor.shelfOf': { email: string | number }
  'visitor.shelfPages': null
  'visitor.show': null
  'visitor.showAll': null
  'visitor.showAsText': null
  'visitor.showChanges': null
  'visitor.showContentFrom': { host: string | number }
  'visitor.showData': null
  'visitor.showPassword': null
  'visitor.signOut': null
  'visitor.sitePages': null
  'visitor.sixDigitCode': null
  'visitor.slotMissing': null
  'visitor.somethingWentWrong': null
  'visitor.spotMarked': null
  'visitor.stopMeasuring': null
  'visitor.storedOn': { host: string | number }
  'visitor.storedOnIn': { host: string | number; location: string | number }
  'visitor.tapSpot': null
  'visitor.taskBy': { day: string | number }
  'visitor.taskComment': null
  'visitor.taskNotSaved': null
  'visitor.taskOffline': null
  'visitor.taskSend': null
  'visitor.taskTooOften': null
  'visitor.taskWaiting': { day: string | number }
  'visitor.termsUrl': null
  'visitor.thumbnails': null
  'visitor.toBackupService': null
  'visitor.toEmailService': null
  'visitor.toPrograms': { name: string | number }
  'visitor.toStorageService': null
  'visitor.tooManyAsked': null
  'visitor.tooManyQuestions': null
  'visitor.tooManyReplies': null
  'visitor.tooManyRequests': null
  'visitor.tryAgain': null
  'visitor.tryLinkLater': null
  'visitor.typeArchive': null
  'visitor.typeAudio': null
  'visitor.typeCollection': null
  'visitor.typeDocument': null
  'visitor.typeFile': null
  'visitor.typeImage': null
  'visitor.typeLink': null
  'visitor.typeSite': null
  'visitor.typeSlides': null
  'visitor.typeSpreadsheet': null
  'visitor.typeText': null
  'visitor.typeVideo': null
  'visitor.typeWebPage': null
  'visitor.uploadOfTypeRefused': null
  'visitor.uploadStopped': null
  'visitor.uploadTooLarge': null
  'visitor.uploadTooMany': null
  'visitor.uploadTooOften': null
  'visitor.uploadedPercent': { percent: string | number }
  'visitor.useAnotherAddress': null
  'visitor.visitsInTotal': { count: number }
  'visitor.visitsOfDayHint': null
  'visitor.weSentCode': { email: string | number }
  'visitor.whatSharerSees': { name: string | number }
  'visitor.whatYouPassedOn': null
  'visitor.whereStored': null
  'visitor.whoElseGetsIt': null
  'visitor.whoIsOpening': null
  'visitor.withYourEmailAddress': null
  'visitor.withdrawnOn': { date: string | number }
  'visitor.writeAMessage': null
  'visitor.writeAQuestion': null
  'visitor.wrongCode': null
  'visitor.wrongPassword': null
  'visitor.you': null
  'visitor.yourComment': null
  'visitor.yourDataAndPrivacy': null
  'visitor.yourEmailAddress': null
  'visitor.yourEmailOptional': null
  'visitor.yourMessage': null
  'visitor.yourName': null
  'visitor.yourNameOptional': null
  'visitor.yourQuestion': null
  'visitor.yourQuestions': null
  'visitor.zoomIn': null
  'visitor.zoomOut': null
  'visitorMail.agreedAs': { name: string | number; version: string | number }
  'visitorMail.agreedAttached': null
  'visitorMail.agreedSubject': { agreement: string | number }
  'visitorMail.agreedText': { agreement: string | number; company: string | number; time: string | number }
  'visitorMail.answerAttached': null
  'visitorMail.answerQuote': { text: string | number }
  'visitorMail.answerSubject': { item: string | number }
  'visitorMail.answered': { item: string | number; sender: string | number }
  'visitorMail.codeConfirms': { company: string | number }
  'visitorMail.codeEnter': { minutes: string | number }
  'visitorMail.codeHeading': null
  'visitorMail.codeIs': { code: string | number }
  'visitorMail.handOverSubject': { company: string | number; from: string | number }
  'visitorMail.handOverText': { company: string | number; from: string | number }
  'visitorMail.mailFrom': { sender: string | number }
  'visitorMail.newVersion': { file: string | number }
  'visitorMail.newVersionAt': { giver: string | number }
  'visitorMail.newVersionChanges': { pages: string | number }
  'visitorMail.newVersionIn': { collection: string | number; giver: string | number }
  'visitorMail.newVersionSeen': { file: string | number }
  'visitorMail.open': null
  'visitorMail.openCollection': null
  'visitorMail.openVersion': null
  'visitorMail.passedOnBy': { item: string | number; passer: string | number; sender: string | number }
  'visitorMail.passedOnFrom': { item: string | number; recipient: string | number; sender: string | number }
  'visitorMail.passedOnNote': { text: string | number }
  'visitorMail.passedOnSubject': { item: string | number }
  'visitorMail.passedOnUnnamed': { item: string | number; sender: string | number }
  'visitorMail.recordAddress': null
  'visitorMail.recordAgreement': null
  'visitorMail.recordCompany': null
  'visitorMail.recordContent': null
  'visitorMail.recordLanguage': null
  'visitorMail.recordName': null
  'visitorMail.recordNetwork': null
  'visitorMail.recordNoAddress': null
  'visitorMail.recordNotProved': { email: string | number }
  'visitorMail.recordNote': null
  'visitorMail.recordNumber': null
  'visitorMail.recordProved': { email: string | number }
  'visitorMail.recordShown': null
  'visitorMail.recordTime': null
  'visitorMail.recordTitle': null
  'visitorMail.recordVersion': null
  'visitorMail.sender': { company: string | number; email: string | number; name: string | number }
  'visitorMail.shared': { item: string | number; sender: string | number }
  'visitorMail.sharedPassword': null
  'visitorMail.sharedSubject': { email: string | number; item: string | number }
  'visitorMail.versionAnswers': { item: string | number }
  'webhooks.actionsFor': { name: string | number }
  'webhooks.address': null
  'webhooks.addressHint': null
  'webhooks.attempts': null
  'webhooks.chat.addChannel': null
  'webhooks.chat.address': null
  'webhooks.chat.addressHints.slack': null
  'webhooks.chat.addressHints.teams': null
  'webhooks.chat.addressIsSecret': null
  'webhooks.chat.channels': null
  'webhooks.chat.companyZone': null
  'webhooks.chat.editChannel': null
  'webhooks.chat.format': null
  'webhooks.chat.from': null
  'webhooks.chat.keepAddress': null
  'webhooks.chat.lastProblem': null
  'webhooks.chat.noChannels': null
  'webhooks.chat.quietFromUntil': { from: string | number; until: string | number }
  'webhooks.chat.quietHours': null
  'webhooks.chat.quietHoursHint': null
  'webhooks.chat.timeZone': null
  'webhooks.chat.timingHints.confirmed': null
  'webhooks.chat.timingHints.digest': null
  'webhooks.chat.timings.all': null
  'webhooks.chat.timings.confirmed': null
  'webhooks.chat.timings.digest': null
  'webhooks.chat.until': null
  'webhooks.chat.when': null
  'webhooks.copySecret': null
  'webhooks.copySecretNow': null
  'webhooks.couldntLoadDeliveries': null
  'webhooks.couldntLoadWebhooks': null
  'webhooks.day': null
  'webhooks.deleteNamed': { name: string | number }
  'webhooks.deleteWarning': null
  'webhooks.deleted': null
  'webhooks.deliveries': null
  'webhooks.deliveriesOf': { name: string | number }
  'webhooks.editWebhook': null
  'webhooks.eventGroups.content': null
  'webhooks.eventGroups.links': null
  'webhooks.eventGroups.people': null
  'webhooks.eventHints.auditRecorded': null
  'webhooks.eventHints.linkExpiring': null
  'webhooks.eventHints.linkRead': null
  'webhooks.events.agreementAccepted': null
  'webhooks.events.auditRecorded': null
  'webhooks.events.collectionUpdated': null
  'webhooks.events.fileReceived': null
  'webhooks.events.itemAdded': null
  'webhooks.events.itemExpired': null
  'webhooks.events.itemUpdated': null
  'webhooks.events.leadReceived': null
  'webhooks.events.linkCreated': null
  'webhooks.events.linkDownloaded': null
  'webhooks.events.linkExpiring': null
  'webhooks.events.linkPassedOn': null
  'webhooks.events.linkRead': null
  'webhooks.events.linkViewed': null
  'webhooks.events.linkWithdrawn': null
  'webhooks.events.messageReceived': null
  'webhooks.events.messageSent': null
  'webhooks.events.personJoined': null
  'webhooks.events.personLeft': null
  'webhooks.events.planChanged': null
  'webhooks.events.questionAnswered': null
  'webhooks.events.questionAsked': null
  'webhooks.events.sitePublished': null
  'webhooks.events.wishCreated': null
  'webhooks.events.wishDelivered': null
  'webhooks.failing': null
  'webhooks.failingSince': null
  'webhooks.moreEvents': { count: string | number }
  'webhooks.newSecret': null
  'webhooks.newWebhook': null
  'webhooks.nextTry': null
  'webhooks.noAttempts': null
  'webhooks.noDeliveries': null
  'webhooks.noWebhooks': null
  'webhooks.off': null
  'webhooks.oldSecretSigns': null
  'webhooks.oldSecretUntil': null
  'webhooks.on': null
  'webhooks.onlyLinksOf': { name: string | number }
  'webhooks.others.digest': null
  'webhooks.others.test': null
  'webhooks.ownLinks': null
  'webhooks.ownLinksHint': null
  'webhooks.ownLinksHintOf': { name: string | number }
  'webhooks.payload': null
  'webhooks.reasons.archived': null
  'webhooks.reasons.forbidden': null
  'webhooks.reasons.limited': null
  'webhooks.reasons.noAddress': null
  'webhooks.reasons.noChannel': null
  'webhooks.reasons.noRights': null
  'webhooks.reasons.off': null
  'webhooks.reasons.redirect': { status: string | number }
  'webhooks.reasons.refused': null
  'webhooks.reasons.rejected': null
  'webhooks.reasons.revoked': null
  'webhooks.reasons.status': { status: string | number }
  'webhooks.reasons.timeout': null
  'webhooks.reasons.unreachable': null
  'webhooks.replace': null
  'webhooks.replaceSecret': null
  'webhooks.replay': null
  'webhooks.replayHint': null
  'webhooks.replayTitle': null
  'webhooks.replayed': { count: number }
  'webhooks.resend': null
  'webhooks.resent': null
  'webhooks.response': null
  'webhooks.secret': null
  'webhooks.secretHint': null
  'webhooks.sendTest': null
  'webhooks.sendWhen': null
  'webhooks.setUpBy': { program: string | number }
  'webhooks.states.delivered': null
  'webhooks.states.failed': null
  'webhooks.states.waiting': null
  'webhooks.stopOld': null
  'webhooks.stopOldHint': null
  'webhooks.testSent': null
  'webhooks.turnOff': null
  'webhooks.turnOn': null
  'webhooks.turnedOff': null
  'webhooks.waitsForEarlier': null
  'webhooks.webhooks': null
  'wishes.add': null
  'wishes.addComment': null
  'wishes.addItems': null
  'wishes.added': null
  'wishes.addedPending': null
  'wishes.all': null
  'wishes.allKinds': null
  'wishes.approve': null
  'wishes.approved': null
  'wishes.askers': { count: number }
  'wishes.askingOrganizations': null
  'wishes.assigned': null
  'wishes.assignedTo': { name: string | number }
  'wishes.assignee': null
  'wishes.author': null
  'wishes.backToWishlist': null
  'wishes.board': null
  'wishes.changeStatus': null
  'wishes.clearFilters': null
  'wishes.colorOf': { status: string | number }
  'wishes.commentHint': null
  'wishes.comments': { count: number }
  'wishes.commentsHeading': null
  'wishes.content': null
  'wishes.copyFeedNow': null
  'wishes.couldntLoadComments': null
  'wishes.couldntLoadFeed': null
  'wishes.couldntLoadRanking': null
  'wishes.couldntLoadSettings': null
  'wishes.couldntLoadWish': null
  'wishes.couldntLoadWishes': null
  'wishes.createFeed': null
  'wishes.created': null
  'wishes.csv': null
  'wishes.csvName': null
  'wishes.daysColumn': null
  'wishes.decline': null
  'wishes.deliver': { name: string | number }
  'wishes.deliveredAsk': null
  'wishes.deliveredBy': { count: number }
  'wishes.deliveredIn': { days: number }
  'wishes.deliveredItems': null
  'wishes.descriptionHint': null
  'wishes.details': null
  'wishes.dragInstructions': null
  'wishes.editWish': null
  'wishes.emptyColumn': null
  'wishes.enterATitle': null
  'wishes.everyones': null
  'wishes.feature': null
  'wishes.feed': null
  'wishes.feedAddress': null
  'wishes.feedLine': null
  'wishes.feedOfWishes': null
  'wishes.forOrganization': { name: string | number }
  'wishes.hasRead': null
  'wishes.kind': null
  'wishes.kindFilter': null
  'wishes.lastUsed': null
  'wishes.leaderboard': null
  'wishes.leftInColumn': { column: string | number; name: string | number }
  'wishes.made': null
  'wishes.markAsDone': { label: string | number }
  'wishes.merge': null
  'wishes.mergeInto': null
  'wishes.mergeTitle': { name: string | number }
  'wishes.mergeWarning': null
  'wishes.mergedInto': { name: string | number }
  'wishes.mineFilter': null
  'wishes.moderation.actionsForSelected': null
  'wishes.moderation.approveAndTrust': null
  'wishes.moderation.approvedAndTrusted': { name: string | number }
  'wishes.moderation.approvedMany': { count: number }
  'wishes.moderation.couldntLoadTrusted': null
  'wishes.moderation.declineMany': { count: number }
  'wishes.moderation.declinedMany': { count: number }
  'wishes.moderation.deleteLine': null
  'wishes.moderation.deleteMany': { count: number }
  'wishes.moderation.deleteName': { name: string | number }
  'wishes.moderation.deleted': null
  'wishes.moderation.deletedMany': { count: number }
  'wishes.moderation.needApprovalAgain': { name: string | number }
  'wishes.moderation.nobodyTrusted': null
  'wishes.moderation.nothingToChange': null
  'wishes.moderation.requireApproval': null
  'wishes.moderation.requireApprovalFor': { name: string | number }
  'wishes.moderation.responseToAll': null
  'wishes.moderation.selectWish': { title: string | number }
  'wishes.moderation.selected': { count: number }
  'wishes.moderation.trustedPeople': null
  'wishes.moderation.trustedPeopleLine': null
  'wishes.moderation.wasDeleted': null
  'wishes.moreActions': null
  'wishes.moreInList': { count: number }
  'wishes.moreOptions': null
  'wishes.mostDiscussed': null
  'wishes.mostVotes': null
  'wishes.move': { name: string | number }
  'wishes.nameOf': { status: string | number }
  'wishes.neededBy': { day: string | number }
  'wishes.neededByDay': null
  'wishes.needsApproval': null
  'wishes.needsApprovalHint': null
  'wishes.neverUsed': null
  'wishes.newWish': null
  'wishes.newest': null
  'wishes.noComments': null
  'wishes.noDescription': null
  'wishes.noItemsYet': null
  'wishes.noOrganizations': null
  'wishes.noOtherWish': null
  'wishes.noResults': null
  'wishes.noWishes': null
  'wishes.nobody': null
  'wishes.nobodyAsked': null
  'wishes.nobodyDelivered': null
  'wishes.notShared': null
  'wishes.onlyAddItems': null
  'wishes.onlyYouAndEditors': null
  'wishes.openThatOne': null
  'wishes.organization': null
  'wishes.organizationHint': null
  'wishes.organizationSaved': null
  'wishes.otherWish': null
  'wishes.over': { column: string | number; name: string | number }
  'wishes.overdueSince': { day: string | number }
  'wishes.pending': null
  'wishes.people': null
  'wishes.peopleToMention': null
  'wishes.pickedUp': { column: string | number; name: string | number }
  'wishes.putDown': { column: string | number; name: string | number }
  'wishes.readBy': { read: string | number; requested: number }
  'wishes.removeName': { name: string | number }
  'wishes.removeVote': null
  'wishes.response': null
  'wishes.responseFromTeam': null
  'wishes.responseHint': null
  'wishes.results': null
  'wishes.searchWishes': null
  'wishes.send': null
  'wishes.shareName': { name: string | number }
  'wishes.shareWith': { name: string | number }
  'wishes.sharedNotOpened': null
  'wishes.sharedTimes': { count: number }
  'wishes.shares': null
  'wishes.sharesColumn': null
  'wishes.showMoreComments': null
  'wishes.similar': null
  'wishes.stale': null
  'wishes.status': null
  'wishes.statusChanged': { label: string | number }
  'wishes.statusFilter': null
  'wishes.statusNames': null
  'wishes.statusNamesHint': null
  'wishes.statuses.declined': null
  'wishes.statuses.done': null
  'wishes.statuses.open': null
  'wishes.statuses.planned': null
  'wishes.statuses.started': null
  'wishes.timeRead': null
  'wishes.title': null
  'wishes.titleHint': null
  'wishes.trending': null
  'wishes.turnOff': null
  'wishes.turnedOff': null
  'wishes.unavailableItem': null
  'wishes.view': null
  'wishes.views': null
  'wishes.viewsColumn': null
  'wishes.viewsFigure': null
  'wishes.vote': null
  'wishes.voteFor': { title: string | number; votes: number }
  'wishes.voteForOrganization': null
  'wishes.voted': null
  'wishes.voters': null
  'wishes.votes': { count: number }
  'wishes.votesColumn': null
  'wishes.waitsForApproval': null
  'wishes.wasMerged': null
  'wishes.whichOrganizations': null
  'wishes.whoAsks': null
  'wishes.whoDelivers': null
  'wishes.wish': null
  'wishes.wishes': null
  'wishes.wishesByStatus': null
  'wishes.wishesColumn': null
}
