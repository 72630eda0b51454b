import { formatCount, formatNumber } from '../../lib/format/format.ts'

// Trend bars
export const previousPeriod = 'Previous period'
export const selectedPeriod = 'Selected period'

// Figure tiles
export const versus = (from: string, to: string) =>
  from === to ? `vs. ${from}` : `vs. ${from} – ${to}`
export const noEarlierData = 'no earlier data'
export const noChange = 'no change'
export const up = 'up'
export const down = 'down'
export const figures = 'Figures'

// Nothing yet
export const noLinksOpenedInYear =
  'No links were opened in the last year. Analytics start when someone opens your first link.'
export const noActivityInThisPeriod = 'No activity in this period'
export const chooseItem = 'Choose item'
export const lastTwelveMonths = 'Last 12 months'

// Overview parts
export const country = 'Country'
export const device = 'Device'
export const browser = 'Browser'
export const system = 'System'
export const referrer = 'Referrer'
export const source = 'Source'
export const views = 'Views'
export const visitors = 'Devices'
export const viewCount = (count: number) => formatCount(count, 'view')

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
export const coverage = 'Coverage'
export const sites = 'Sites'
export const ctas = 'CTAs'
export const searches = 'Searches'
export const adoption = 'Adoption'
export const usage = 'Most used'
export const nothingUsed = 'Nothing was counted in this period.'
export const times = 'Times'
export const timesInPreviousPeriod = 'Times in the previous period'
export const timesCount = (count: number) => formatCount(count, 'time')

const USAGE: Readonly<Record<string, string>> = {
  'session.started': 'Sessions started',
  'session.stopped': 'Sessions ended',
  'page.viewed': 'Pages opened',
  'search.made': 'Searches',
  'link.shared': 'Links shared',
  'file.uploaded': 'Files uploaded',
  'palette.opened': 'Command palette opened',
  'events.dropped': 'Events that couldn’t be sent',
}

/** Returns the label of a usage event; those of other clients have only their name. */
export const usageOf = (name: string) => (Object.hasOwn(USAGE, name) ? USAGE[name] : name) ?? name
export const health = 'Content health'

// Trend chart
export const showDays = (days: string) => `Show ${days}`

export const nothingInBothPeriods = 'Nothing in this period or the one before'

// Coverage
export const rows = 'Rows'
export const columns = 'Columns'
export const noValue = 'No value'
export const noItems = 'No items'
export const wishForThis = 'Wish for this'
export const wishFor = (what: string) => `No items. Wish for this: ${what}`
export const columnFor = (column: string, row: string) => `${column} for ${row}`
export const coverageTitle = 'Content and its use'
export const coverageLine =
  'Items, and how many of them were viewed or shared in this period. The stronger the color, the more items.'
export const usedCount = (count: number) => `${formatNumber(count)} used`
export const itemsColumn = 'Items'
export const used = 'Used'
export const noItemsToCompare = 'Add items and classify them to see what’s covered'
export const noValuesToCompare =
  'These categories have no values yet. Choose others, or add values in Settings.'
export const coverageOf = (rowsBy: string, columnsBy: string) => `${rowsBy} by ${columnsBy}`

// Sites
export const mostVisited = 'Most visited'
export const sitesLine = 'Visits to a site’s address and to links of it'
export const status = 'Status'
export const draft = 'Draft'
export const published = 'Published'
export const noSites = 'No sites yet'

// CTAs
export const bySubmissionsAndClicks = 'By submissions and clicks'
export const noCtas = 'No CTAs were seen in this period'
export const impressions = 'Impressions'
export const clicks = 'Clicks'
export const submissions = 'Submissions'
export const submissionCount = (count: number) => formatCount(count, 'submission')
export const clickCount = (count: number) => formatCount(count, 'click')
export const clicksInPreviousPeriod = 'Clicks in previous period'
export const submissionsInPreviousPeriod = 'Submissions in previous period'

// Searches
export const topSearches = 'Top searches'
export const foundNothing = 'Found nothing'
export const slowSearches = 'Slow'
export const slowLine = 'Slower than 0.3 s on average'
export const noSearches = 'No searches in this period'
export const everySearchSucceeded = 'Every search found something'
export const noSlowSearches = 'No slow searches'
export const searchCount = (count: number) => formatCount(count, 'search', 'searches')
export const ofSearches = (nothing: number, searches: number) =>
  `${formatNumber(nothing)} of ${searchCount(searches)}`
export const peopleCount = (count: number) => formatCount(count, 'person', 'people')
export const searchesInPreviousPeriod = 'Searches in previous period'
export const opened = 'Result opened'
export const milliseconds = 'Milliseconds'
export const answerTimes = (median: string, p95: string) =>
  `Half of all searches were answered within ${median}, 95% within ${p95}.`

// Adoption
export const team = 'Team'
export const activeOf = (active: number, people: number) =>
  `${formatNumber(active)} of ${formatCount(people, 'person', 'people')} in the team searched, shared or added something.`
export const activeDays = 'Active days'
export const activeDaysInPreviousPeriod = 'Active days in previous period'
export const dayCount = (count: number) => formatCount(count, 'day')
export const added = 'Added'
export const linkCount = (count: number) => formatCount(count, 'link')
export const addedCount = (count: number) => `${formatNumber(count)} added`
export const lastSeen = 'Last seen'
export const never = 'Never'

// Report actions
export const copyLink = 'Copy link to this view'

// Content
export const item = 'Item'
export const collection = 'Collection'
export const site = 'Site'
export const mostViewed = 'Most viewed'
export const viewsExplanation = 'Views across all links; collection opens count for the collection'
export const type = 'Type'
export const linksCreated = 'Links created'
export const noViewsInThisPeriod = 'No views in this period'

// Unused content
export const unused = 'Unused'
export const unusedLine = 'Not viewed, shared or downloaded in this period'
export const nothingUnused = 'Everything was viewed, shared or downloaded in this period'
export const couldntLoadUnused = 'Couldn’t load what is unused'

// Rank chart
export const viewsInPreviousPeriod = 'Views in previous period'
export const downloads = 'Downloads'
export const readingTimeSeconds = 'Reading time (seconds)'

// Report of
export const couldntLoadTheReport = 'Couldn’t load the report'

// Trend chart
export const from = 'From'
export const previousPeriodFrom = 'Previous period from'
export const figurePreviousPeriod = (figureWords: string) => `${figureWords} (previous period)`

// Links
export const organization = 'Organization'
export const sharedBy = 'Shared by'
export const noLinksOpened = 'No links were opened in this period'
export const itemName = (itemName: string, to: string) => `${itemName} for ${to}`
export const linksOpenedComparison = (opened: number, before: number) =>
  `${formatCount(opened, 'link')} ${opened === 1 ? 'was' : 'were'} opened, compared with ${formatNumber(before)} in the previous period.`
export const linksNeverOpened = (links: number, unopened: number) =>
  `Of ${formatCount(links, 'link')} created, ${formatNumber(unopened)} were never opened.`
export const onlyOwnLinksCounted = 'Only your own links are counted.'

// People
export const linksOpened = 'Links opened'
export const teamMembers = 'Team members'
export const noActiveSharers = 'No one created a link or had one opened in this period'
export const noLinksSharedByEmail = 'No links were shared with an email address in this period'
export const organizations = 'Organizations'
export const noneSharedWithOrganization = 'No links were shared with an organization in this period'

// Report bar
export const dateRange = 'Date range'
export const groupBy = 'Group by'
export const auto = 'Auto'
export const days = 'Days'
export const weeks = 'Weeks'
export const months = 'Months'
export const all = 'All'
export const whichViews = 'Views counted'
export const readBySomeone = 'Likely read'
export const items = 'Items'
export const collections = 'Collections'
export const to = 'To'
export const removeFilter = (name: string, value: string) => `Remove filter: ${name}, ${value}`
export const endDateIsBeforeStart = 'The end date is before the start date'

// Save report
export const reportFromToToCsv = (report: string, from: string, to: string) =>
  `${report} ${from} to ${to}.csv`
export const csv = 'CSV'
export const emailWeekly = 'Email me this report weekly'
export const stopWeekly = 'Stop emailing me this report'
export const weeklyStarted = 'You’ll get this report by email every Monday'
export const weeklyStopped = 'You won’t get this report by email anymore'

// Subject report
export const analytics = 'Analytics'
export const noViewsOfThis = 'No views in this period or the one before'
