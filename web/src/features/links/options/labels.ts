import { formatCount, formatDay } from '../../../lib/format/format.ts'

// Share options
export const defaults = 'Defaults'
export const options = 'Options'

// Save preset
export const saveAsPreset = 'Save as preset'
export const presetName = 'Preset name'
export const savePreset = 'Save preset'
export const takeForNewLinks = 'Use for new links'

// Presets
export const restoredSetItsPasswordAgain = (name: string) =>
  `${name} restored. Set its password again`
export const presetNameDeleted = (name: string) => `Preset ${name} deleted`

// Option fields
export const access = 'Access'
export const anyoneWithTheLink = 'Anyone with the link'
export const permissions = 'Permissions'
export const viewAndDownload = 'View and download'
export const appearance = 'Appearance'
export const sameAsTheItem = 'Same as the item'
export const trackingAndNotifications = 'Tracking and notifications'
export const myDefault = 'My default'

// Access fields
export const requireAnEmailAddress = 'Require an email address'
export const neededForOtherSettingsHere = 'Needed for the other settings here'
export const requireEmailHint = 'Visitors enter it before they see anything'
export const verifyTheAddress = 'Verify the address'
export const withCodeSentToAddress = 'With a code sent to the address'
export const allowOnly = 'Allow only'
export const block = 'Block'
export const expiresAfterLabel = 'Expires after'
export const expiryHint = 'Leave empty to keep the link open until you withdraw it'
export const password = 'Password'
export const passwordSetTypeToReplace = 'Password set. Type to replace it'
export const sendItToThemSeparately = 'Send it to them separately'
export const removePassword = 'Remove password'
export const entriesHint =
  'Email addresses, or domains such as @company.com without their subdomains. For all subdomains: @*.company.com. One per line'

// Option terms
export const emailRequired = 'email required'
export const verifiedEmailRequired = 'verified email required'
export const expiresAfter = (expiresOn: string) => `expires after ${formatDay(expiresOn)}`
export const neverExpires = 'never expires'
export const noPassword = 'no password'
export const noEmailRequired = 'no email required'
export const limitedToEntries = (count: number) =>
  `limited to ${formatCount(count, 'entry', 'entries')}`
export const entriesBlocked = (count: number) => `${formatCount(count, 'entry', 'entries')} blocked`
export const downloadsAllowed = 'downloads allowed'
export const noDownloads = 'downloads off'
export const downloadedAs = { pdf: 'as PDF', original: 'original files' }
export const withWatermark = 'watermark'
export const noWatermark = 'no watermark'
export const atSlug = (slug: string) => `at /${slug}`
export const customPreview = 'custom preview'
export const inLanguage = (name: string) => `in ${name}`
export const emailForEachVisit = 'email for each visit'
export const dailyDigest = 'daily digest'
export const noEmails = 'no emails'
export const utmParameters = (count: number) => formatCount(count, 'UTM parameter')

// Learn fields
export const forEachVisit = 'For each visit'
export const dailyDigestLabel = 'Daily digest'
export const never = 'Never'
export const source = 'Source'
export const medium = 'Medium'
export const campaign = 'Campaign'
export const term = 'Term'
export const content = 'Content'
export const visitEmails = 'Visit emails'
export const utmLabel = (label: string) => `UTM ${label.toLowerCase()}`

// Appearance fields
export const shortLink = 'Short link'
export const slugHint = '3 to 64 letters (a–z), digits or hyphens. Leave empty for a random one.'
export const language = 'Language'
export const languageHint = 'Of the page around the content, and of its emails'
export const visitorsLanguage = 'The visitor’s'
export const previewTitle = 'Preview title'
export const previewHint = 'Shown where the link is pasted. Leave empty to use the item’s.'
export const previewDescription = 'Preview description'

// Picture field
export const previewImage = 'Preview image'
export const takeItemImage = 'Use item image'
export const noImageFound = 'No item with an image by that name'

// Fields
export const allowDownloads = 'Allow downloads'
export const downloadAsPdf = 'Download as PDF'
export const downloadAsPdfHint =
  'For Office files and PDFs, without notes, comments and other hidden content'
export const watermark = 'Watermark'
export const watermarkHint = 'Shows the viewer’s email address on pages and images'

// Preset field
export const none = 'None'
export const preset = 'Preset'
export const moreActionsForPreset = (name: string) => `More actions for preset ${name}`
export const updated = 'updated'
export const updatePreset = 'Update preset'
export const isNoLongerDefault = 'is no longer the default'
export const isNowTheDefault = 'is now the default'
export const removeDefault = 'Remove default'
export const makeDefault = 'Make default'

// Preset field
export const defaultPreset = (name: string) => `${name} (default)`

// Times until a link expires
export const oneWeek = '1 week'
export const oneMonth = '1 month'
export const threeMonths = '3 months'
