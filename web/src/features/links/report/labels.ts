import { formatCount, formatDuration, formatSpan } from '../../../lib/format.ts'

// Link report
export const linkCouldNotBeLoaded = 'The link could not be loaded'
export const viewsByDay = 'Views by day'
export const howFarBack = 'How far back'
export const valueDays = (value: string) => `${value} days`
export const views = 'Views'

// Link figures
export const lastOpened = 'last opened'
export const readByAllTogether = 'read by all together'
export const ofPagesOnAverage = 'of the pages, on average'
export const figures = 'Figures'

// Link head
export const forLabel = 'For'
export const made = ', made'
export const byName = (name: string) => ` by ${name}`
export const qrCode = 'QR code'
export const stateAndTerms = 'State and terms'
export const everybodyAsItsOwnAddress = 'everybody, as its own address'
export const anyoneWhoHas = 'anyone who has it'

// Link parts
export const country = 'Country'
export const device = 'Device'
export const browser = 'Browser'
export const cameFrom = 'Came from'
export const openedBy = 'Opened by'
export const views2 = (count: number) => formatCount(count, 'view')

// Not opened
export const linkCopied = 'Link copied'
export const copyItByHand = (url: string) => `Copy it by hand: ${url}`
export const notOpenedYetShortWord = (sharedToEmail: string) =>
  `Not opened yet. A short word to ${sharedToEmail} often helps.`
export const notOpenedYetPassLink =
  'Not opened yet. Pass the link on, and who opens it stands here.'
export const copyLink = 'Copy link'
export const writeAReminder = 'Write a reminder'

// Visit trail
export const visits = 'Visits'
export const visitsCouldNotBeLoaded = 'The visits could not be loaded'
export const nobodyHasComeYet = 'Nobody has come yet, and nothing is left out.'
export const showWhatIsLeftOut = 'Show what is left out'
export const visitsCouldNotBeRead = 'The visits could not be read. Try again'
export const csv = 'CSV'

// Visit session
export const nothingIsKnownOfWhere = 'Nothing is known of where from'
export const someone = 'Someone'
export const provedByACode = 'Proved by a code'
export const clickedUrl = (url: string) => `Clicked ${url}`
export const onPagePage = (page: number) => ` on page ${page}`
export const downloaded = 'Downloaded'
export const leftOutReasons = (reasons: string) => `Left out: ${reasons}`

// Visit bars
export const pagePage = (page: number, seconds: number) => `page ${page} ${formatSpan(seconds)}`
export const readTold = (told: string) => `Read: ${told}`
export const pageNotRead = (page: number, part: string) => `Page ${page}: ${part}`
export const countPages = (count: number) => `${count} pages`
export const to = (from: number, to: number) => `${formatDuration(from)} to ${formatDuration(to)}`
export const playedJoin = (join: string) => `Played ${join}`

// Visits csv
export const time = 'Time'
export const visitor = 'Visitor'
export const proved = 'Proved'
export const session = 'Session'
export const item = 'Item'
export const system = 'System'
export const from = 'From'
export const by = 'By'
export const seconds = 'Seconds'
export const pages = 'Pages'
export const clicks = 'Clicks'
export const leftOut = 'Left out'
export const visitsOfCsv = (slug: string) => `Visits of ${slug}.csv`
