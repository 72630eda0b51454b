import type {
  CtaFieldType,
  CtaKind,
  CtaPlaceType,
  CtaPosition,
} from '@satchel/contract/ctas/ctas.ts'
import type { CtaMeaning } from '@satchel/contract/ctas/meanings.ts'
import { formatCount, formatNumber, formatShare } from '../../lib/format/format.ts'

// Kinds
export const KINDS: Record<CtaKind, { label: string; line: string }> = {
  button: { label: 'Button', line: 'Headline, text and a button that opens a page' },
  banner: { label: 'Banner', line: 'One line across, with or without a button' },
  form: { label: 'Form', line: 'Collects answers, such as an email address' },
  meeting: { label: 'Meeting', line: 'Opens your booking page' },
  embed: { label: 'Embed', line: 'A video or booking page, shown in place' },
}

// List
export const searchCtas = 'Search CTAs'
export const kindFilter = 'Kind'
export const allKinds = 'All kinds'
export const statusFilter = 'Status'
export const anyState = 'Any status'
export const active = 'Active'
export const inactive = 'Inactive'
export const newCta = 'New CTA'
export const couldntLoadCtas = 'Couldn’t load the CTAs'
export const noCtas =
  'No CTAs yet. Add a button, a form or a meeting link to what you share, and see what it brings.'
export const noResults = 'No CTAs match these filters.'
export const clearFilters = 'Clear filters'
export const impressions = 'Impressions'
export const clicks = 'Clicks'
export const rate = 'Rate'
export const submissions = 'Submissions'
export const notPlaced = 'Not placed yet'
export const none = '–'
/** Few submit a form: below ten in a hundred, a tenth makes a difference. */
export const rateOf = (share: number) => formatShare(share, share < 0.1 ? 1 : 0)
export const number = formatNumber
const NOUNS: Record<Exclude<CtaPlaceType, 'TENANT'>, string> = {
  ITEM: 'item',
  COLLECTION: 'collection',
  SITE: 'site',
  LINK: 'link',
}
export const placesOf = (type: CtaPlaceType, count: number) =>
  type === 'TENANT' ? 'everywhere' : formatCount(count, NOUNS[type])
export const on = (places: string) => `On ${places}`
export const everywhere = 'Everywhere'

// Builder
export const kind = 'Kind'
export const nameHint = 'Only your team sees this'
export const headline = 'Headline'
export const text = 'Text'
export const button = 'Button'
export const opens = 'Opens'
export const opensHint = 'A web address, mailto: or tel:'
export const bookingPage = 'Booking page'
export const embeddedPage = 'Page to embed'
export const embeddedHint =
  'YouTube, Vimeo, Loom, Wistia, Figma, Calendly, Cal.com, Google, Office, Typeform, Spotify or SoundCloud'
export const thanks = 'Message after sending'
export const thanksHint = 'Thank you. We got your message.'
export const activeSwitch = 'Active'
export const activeHint = 'Visitors see it at its places'
export const unsaved = 'Not saved yet'
export const deleted = (cta: string) => `Deleted “${cta}”`
export const restored = 'Restored'
export const changedElsewhere = 'Someone else changed this CTA'
export const reload = 'Reload'
export const more = 'More actions'
export const copyEmbed = 'Copy embed code'
export const copied = 'Copied. Paste it into any web page.'

// Style
export const style = 'Style'
export const background = 'Background'
export const FILLS = { plain: 'Plain', tinted: 'Tinted', solid: 'Solid' } as const
export const alignment = 'Alignment'
export const ALIGNMENTS = { start: 'Left', center: 'Center' } as const
export const color = 'Color'
export const companyColor = 'Your company’s color'
export const contrastGood = (ratio: string) => `Contrast ${ratio}:1, good`
export const contrastDarkened = (ratio: string, used: string, usedRatio: string) =>
  `Contrast ${ratio}:1 is too low. Buttons use ${used} (${usedRatio}:1).`

// Fields
export const fields = 'Fields'
export const addField = 'Add field'
export const field = (label: string) => label || 'Field'
export const label = 'Label'
export const consentText = 'Consent text'
export const required = 'Required'
export const options = 'Options'
export const optionsHint = 'One per line'
export const moveField = (field: string) => `Move ${field}`
export const dragToMove = 'Drag to move'
export const removeField = (field: string) => `Remove ${field}`
export const meaning = 'In your CRM'
export const MEANINGS: Record<CtaMeaning, string> = {
  none: 'Not sent',
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  title: 'Job title',
  phone: 'Phone',
}
export const FIELD_TYPES: Record<CtaFieldType, string> = {
  text: 'Text',
  email: 'Email',
  phone: 'Phone',
  textarea: 'Long text',
  select: 'Choice',
  checkbox: 'Checkbox',
  consent: 'Consent',
}
export const FIELD_LABELS: Record<CtaFieldType, string> = {
  text: 'Your name',
  email: 'Work email',
  phone: 'Phone',
  textarea: 'Message',
  select: 'Choose one',
  checkbox: 'Send me news',
  consent: 'I agree that you may contact me about this.',
}

// Places
export const places = 'Places'
export const placesLine =
  'Where visitors see it. A link wins over an item, an item over its collection, and each of them over everywhere.'
export const addPlace = 'Add place'
export const PLACE_TYPES: Record<CtaPlaceType, string> = {
  TENANT: 'Everywhere',
  ITEM: 'Item',
  COLLECTION: 'Collection',
  SITE: 'Site',
  LINK: 'Link',
}
export const POSITIONS: Record<CtaPosition, string> = {
  top: 'Before the content',
  end: 'After the content',
  bottom: 'Bar at the bottom',
  popup: 'Popup',
}
export const where = 'Where'
export const which = 'Which'
export const searchPlaces = 'Type to search'
export const nothingFound = 'Nothing found'
export const position = 'Position'
export const place = (index: number) => `Place ${index + 1}`
export const removePlace = (index: number) => `Remove place ${index + 1}`
export const conditions = 'Time and conditions'
export const delay = 'Delay in seconds'
export const once = 'Show once per visitor'
export const firstDay = 'First day'
export const lastDay = 'Last day'
export const step = 'Step'
export const stepHint = 'At one place, the highest step whose conditions are met is shown'
export const readPercent = 'After reading (%)'
export const visits = 'From visit number'
export const unavailable = 'No longer available'

// Comparing and recipients
export const control = 'Compare with a control group'
export const controlHint =
  'One in ten visitors doesn’t see it, always the same ones, so the report can say what it brings'
export const recipients = 'Email submissions to'
export const recipientsHint = 'Besides the person who shared the link'

// Submissions
export const couldntLoadSubmissions = 'Couldn’t load the submissions'
export const noSubmissionsFound = 'No submissions match.'
export const searchSubmissions = 'Search submissions'
export const exportCsv = 'Export CSV'
export const submissionState = 'Status'
const STATES = { received: 'Received', held: 'Held', spam: 'Spam' } as const
export const stateOf = (state: keyof typeof STATES, pending: number) =>
  state === 'held' && pending > 0 ? `${STATES.held} (${formatNumber(pending)})` : STATES[state]
export const NO_SUBMISSIONS = {
  received: 'No submissions yet',
  held: 'Nothing is held. Submissions that look automated, but could be from a person, wait here.',
  spam: 'No spam',
} as const
export const heldExplanation =
  'These were sent very fast, or with a field filled in that people don’t see. Release those that are real: they’re counted, and the emails and webhooks go out.'
export const heldCount = (count: number) => `${formatNumber(count)} held`
export const release = 'Release'
export const released = 'Released'
export const markAsSpam = 'Mark as spam'
export const markedAsSpam = 'Marked as spam'
export const sharedFrom = 'Shared'
export const agreedTo = 'Agreed to'
export const yes = 'Yes'
export const no = 'No'
export const deleteSubmission = (who: string) => `Delete submission of ${who}`
export const someone = 'someone'
export const deleteOne = 'Delete this submission?'
export const deleteOneLine = 'It can’t be restored.'
export const deletedOne = 'Submission deleted'
export const deleteOfAddress = 'Delete by email address'
export const deleteOfAddressLine =
  'Deletes everything this person sent, to all CTAs. This can’t be undone.'
export const emailAddress = 'Email address'
export const deletePermanently = 'Delete permanently'
export const deletedCount = (count: number) => `Deleted ${formatCount(count, 'submission')}`

// Report
export const couldntLoadReport = 'Couldn’t load the report'
export const noFigures = 'No figures yet. They appear once visitors see the CTA.'
export const range = 'Days'
export const lastDays = (days: number) => `Last ${days} days`
export const byDay = 'Impressions by day'
export const asTable = 'Show as table'
export const byPlace = 'By place'
export const otherPages = 'Other websites'
export const effect = 'What it brings'
export const saw = 'Saw it'
export const controlGroup = 'Control group'
export const visitors = 'Visitors'
export const converted = 'Converted'
export const interval = '95% interval'
export const intervalOf = (low: number, high: number) =>
  `${formatShare(low)} to ${formatShare(high)}`
export const convertedExplanation =
  'Converted: clicked or submitted any CTA, or followed a link in the content to the same address.'
export const comparedWith = (other: string) => `Compared with “${other}”`
export const thisCta = 'This CTA'
export const points = (low: number, high: number) =>
  `${signed(low)} to ${signed(high)} percentage points`
export const VERDICTS = {
  more: (range: string) => `It brings more: ${range} (95% interval).`,
  less: (range: string) => `It brings less: ${range} (95% interval).`,
  unclear: (range: string) => `No clear difference: ${range} (95% interval).`,
  'too-few': () => 'Too few visitors to tell yet.',
} as const

function signed(share: number): string {
  const value = Math.round(share * 1_000) / 10
  return `${value > 0 ? '+' : value < 0 ? '−' : ''}${formatNumber(Math.abs(value))}`
}
