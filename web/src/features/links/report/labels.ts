import { formatCount, formatDuration, formatSpan, pluralOf } from '../../../lib/format/format.ts'

// Link report
export const couldntLoadTheLink = 'Couldn’t load the link'

// Link figures
export const lastOpened = 'last opened'
export const totalReadingTime = 'total reading time'
export const averageCompletion = 'average completion'
export const visitsBefore = 'visits before'
export const visitsBeforeHint = 'Counted elsewhere before this link was imported'
export const totals = 'Totals'
export const whichViews = 'Which views count'
export const allViews = 'All views'
export const readBySomeone = 'Likely read'
export const freshness = 'Views, devices and downloads are live, the rest is up to a minute old.'

// Link head
export const forLabel = 'For'
export const created = ', created'
export const byName = (name: string) => ` by ${name}`
export const shareAgain = 'Share again'
export const statusAndOptions = 'Status and options'
export const everyoneAtItsShortLink = 'everyone, at its short link'
export const anyoneWithTheLink = 'anyone with the link'

// Not opened
export const notOpenedRemind = (sharedToEmail: string) =>
  `Not opened yet. A short reminder to ${sharedToEmail} often helps.`
export const notOpenedSend = 'Not opened yet. Send the link, and you’ll see here who opens it.'
export const notOpenedSince = (before: number) =>
  `Not opened here yet. It had ${formatCount(before, 'visit')} before it was imported.`
export const writeReminder = 'Write reminder'

// Visit trail
export const visits = 'Visits'
export const couldntLoadTheVisits = 'Couldn’t load the visits'
export const noVisitsYet = 'No visits yet'
export const includeTeamBotsAndRepeats = 'Include team, bots and repeats'
export const visitsNotCounted = (count: number, isTeam: boolean) =>
  `${formatCount(count, 'visit')}${isTeam ? ' by your team' : ''} ${count === 1 ? 'isn’t' : 'aren’t'} counted ·`
export const show = 'Show'
export const couldntLoadVisitsTryAgain = 'Couldn’t load the visits. Try again'
export const csv = 'CSV'
export const saveVisitsAsCsv = 'Save visits as CSV'

// Visit session
export const unknownLocationAndDevice = 'Unknown location and device'
export const someone = 'Someone'
export const linkOfOn = (recipient: string, device: string | null) =>
  `Link for ${recipient}${device ? `, on a ${device}` : ''}`
export const entered = ', entered'
export const notVerified = '(not verified)'
export const verifiedByCode = 'Verified by code'
export const enteredThePassword = 'Entered the password'
export const acted = 'Someone scrolled, clicked or turned pages'
export const onlyOpened = 'Opened, but nobody scrolled or clicked'
export const likelyMachine = 'Likely a machine'
export const certainty = 'Certainty'
export const clickedUrl = (url: string) => `Clicked ${url}`
export const onPagePage = (page: number) => ` on page ${page}`
export const downloaded = 'Downloaded'
export const notCountedReasons = (reasons: string) => `Not counted: ${reasons.toLowerCase()}`

// Visit bars
export const notRead = 'not read'
export const onePage = '1 page'
export const pagePage = (page: number, seconds: number) => `page ${page} ${formatSpan(seconds)}`
export const readPages = (pages: string) => `Read: ${pages}`
export const pageReading = (page: number, part: string) => `Page ${page}: ${part}`
export const pageCount = (count: number) => `${count} pages`
export const range = (from: number, to: number) => `${formatDuration(from)}–${formatDuration(to)}`
export const played = (parts: string) => `Played ${parts}`

// Visits csv
export const country = 'Country'
export const device = 'Device'
export const browser = 'Browser'
export const referrer = 'Referrer'
export const source = 'Source'
export const time = 'Time'
export const visitor = 'Visitor'
export const verified = 'Verified'
export const yes = 'yes'
export const no = 'no'
export const session = 'Session'
export const item = 'Item'
export const system = 'System'
export const seconds = 'Seconds'
export const pages = 'Pages'
export const clicks = 'Clicks'
export const notCounted = 'Not counted'
export const visitsToCsv = (slug: string) => `Visits to ${slug}.csv`

// Figures, shown apart from their nouns
export const deviceNoun = (count: number) => pluralOf(count, 'device')
export const viewNoun = (count: number) => pluralOf(count, 'view')
export const downloadNoun = (count: number) => pluralOf(count, 'download')
