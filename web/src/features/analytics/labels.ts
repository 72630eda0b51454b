import { formatCount, formatNumber } from '../../lib/format.ts'

// Trend bars
export const before = 'Before'
export const theseDays = 'These days'

// Figure tiles
export const figures = 'Figures'

// Nothing yet
export const nothingWasOpenedInLast =
  'Nothing was opened in the last year. Figures come with the first link that somebody opens.'
export const nothingWasOpenedShared = 'Nothing was opened, shared or added in these days.'
export const chooseSomethingToShare = 'Choose something to share'
export const showLast12Months = 'Show the last 12 months'

// Overview parts
export const country = 'Country'
export const device = 'Device'
export const browser = 'Browser'
export const system = 'System'
export const cameFrom = 'Came from'
export const openedBy = 'Opened by'
export const views = 'Views'
export const visitors = 'Visitors'
export const views2 = (count: number) => formatCount(count, 'view')

// Chart section
export const asATable = (title: string) => `${title} as a table`
export const saveAsCsv = (title: string) => `Save ${title} as CSV`
export const tableTitle = (title: string) => `Table: ${title}`

// Analytics
export const overview = 'Overview'
export const content = 'Content'
export const links = 'Links'
export const people = 'People'
export const reports = 'Reports'

// Content
export const item = 'Item'
export const collection = 'Collection'
export const site = 'Site'
export const mostViewed = 'Most viewed'
export const byWhatCameOfAll =
  'By what came of all links to it. What of a collection was opened counts with the collection.'
export const type = 'Type'
export const linksMade = 'Links made'
export const nothingWasViewedInThese = 'Nothing was viewed in these days.'

// Rank chart
export const name = 'Name'
export const viewsBefore = 'Views before'
export const downloads = 'Downloads'
export const secondsRead = 'Seconds read'

// Report of
export const reportCouldNotBeLoaded = 'The report could not be loaded'

// Trend chart
export const from = 'From'
export const beforeFrom = 'Before from'
export const figureWordsBefore = (figureWords: string) => `${figureWords} before`

// Links
export const organisation = 'Organisation'
export const by = 'By'
export const noLinkWasOpened = 'No link was opened in these days.'
export const itemName = (itemName: string, to: string) => `${itemName} for ${to}`
export const linksWasOpenedInDays = (opened: number, part: string, opened2: number) =>
  `${formatCount(opened, 'link')} ${part} opened, ${formatNumber(opened2)} in the days before.`
export const ofLinksMadeWereNever = (links: number, unopened: number) =>
  `Of ${formatCount(links, 'link')} made, ${formatNumber(unopened)} were never opened.`
export const theseAreYourOwnLinks = 'These are your own links.'

// People
export const linksOpened = 'Links opened'
export const whoShared = 'Who shared'
export const nobodyMadeLinkOrHad = 'Nobody made a link or had one opened in these days.'
export const nothingWasSharedWithAddress = 'Nothing was shared with an address in these days.'
export const organisations = 'Organisations'
export const nothingWasShared = 'Nothing was shared with an organisation in these days.'

// Report bar
export const asFits = 'As fits'
export const days = 'Days'
export const weeks = 'Weeks'
export const months = 'Months'
export const everything = 'Everything'
export const items = 'Items'
export const collections = 'Collections'
export const ofLabel = 'Of'
export const to = 'To'
export const thisDayIsBeforeFirst = 'This day is before the first'

// Save report
export const reportFromToToCsv = (report: string, from: string, to: string) =>
  `${report} ${from} to ${to}.csv`
export const csv = 'CSV'
