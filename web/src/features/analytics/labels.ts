import { formatCount, formatNumber } from '../../lib/format.ts'

// Trend bars
export const previousPeriod = 'Previous period'
export const selectedPeriod = 'Selected period'

// Figure tiles
export const figures = 'Figures'

// Nothing yet
export const noLinksWereOpened =
  'No links were opened in the last year. Analytics start when someone opens your first link.'
export const noActivityInThisPeriod = 'No activity in this period'
export const chooseItem = 'Choose item'
export const last12Months = 'Last 12 months'

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

// Content
export const item = 'Item'
export const collection = 'Collection'
export const site = 'Site'
export const mostViewed = 'Most viewed'
export const viewsAcrossAllLinksCollection =
  'Views across all links; collection opens count for the collection'
export const type = 'Type'
export const linksCreated = 'Links created'
export const noViewsInThisPeriod = 'No views in this period'

// Rank chart
export const name = 'Name'
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
export const noneOpened = 'No links were opened in this period'
export const itemName = (itemName: string, to: string) => `${itemName} for ${to}`
export const linksOpenedCompared = (opened: number, part: string, opened2: number) =>
  `${formatCount(opened, 'link')} ${part} opened, compared with ${formatNumber(opened2)} in the previous period.`
export const ofLinksCreatedWereNever = (links: number, unopened: number) =>
  `Of ${formatCount(links, 'link')} created, ${formatNumber(unopened)} were never opened.`
export const onlyYourOwnLinks = 'Only your own links are counted.'

// People
export const linksOpened = 'Links opened'
export const teamMembers = 'Team members'
export const noOneCreatedLink = 'No one created a link or had one opened in this period'
export const noLinksWereShared = 'No links were shared with an email address in this period'
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
export const items = 'Items'
export const collections = 'Collections'
export const to = 'To'
export const endDateIsBeforeStart = 'The end date is before the start date'

// Save report
export const reportFromToToCsv = (report: string, from: string, to: string) =>
  `${report} ${from} to ${to}.csv`
export const csv = 'CSV'
