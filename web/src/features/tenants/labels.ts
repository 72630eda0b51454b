import { formatBytes, formatDateTime } from '../../lib/format/format.ts'

// Branding section
export const savedOpenTabsAreUpdated = 'Saved. Open tabs are updated'
export const color = 'Color'
export const forButtonsSelectionAndLinks = 'For buttons, selection and links'
export const pickFromScreen = 'Pick from screen'
export const enterColor = 'Enter a color like #0f766e'
export const discard = 'Discard'
export const logo = 'Logo'
export const pngSvgJpegWebPAvif =
  'PNG, SVG, JPEG, WebP, AVIF or GIF, up to 2 MB; best on a transparent background'
export const noLogoYet = 'No logo yet'
export const replace = 'Replace'
export const chooseFile = 'Choose file'
export const logoTooLarge = (bytes: number, max: number) =>
  `The file is ${formatBytes(bytes)}. Choose one of up to ${formatBytes(max)}`

// Company section: language
export const language = 'Visitors’ language'
export const languageHint =
  'Of shared pages and emails where the visitor’s browser asks for none of the languages offered'

// Brand preview
export const preview = 'Preview'
export const app = 'App'
export const linkPage = 'Link page'
export const email = 'Email'
export const library = 'Library'
export const collections = 'Collections'
export const links = 'Links'
export const upload = 'Upload'
export const sampleEmailSubject = 'edda@example.com shared “Prices” with you'
export const hereArePricesWeDiscussed = 'Here are the prices we discussed.'

// Contrast
export const contrast = (ratio: string) => `Contrast ${ratio}:1`
export const contrastGood = (label: string) => `${label}, good`
export const contrastTooLow = 'too low, so buttons are darker'
export const colorVeryDark = 'very dark, so buttons are lighter'
export const contrastAdjusted = (label: string, how: string, used: string, ratio: string) =>
  `${label}, ${how} (${used}, ${ratio}:1)`

// Close section
export const exportYourContentFirst = 'Export your content first'
export const exportHint =
  'The ZIP contains all files, a manifest of items, tags, categories and collections, and tables of links, people and reports. You can export the audit log separately as CSV.'
export const exportEverything = 'Export everything'
export const closeAccount = 'Close account'
export const closingHint =
  'The account becomes read-only for everyone right away. For 30 days you can still read and export it, shared links work, and any owner can cancel. After that, items, files, links, reports and everyone’s sign-in are permanently deleted.'
export const typeToConfirm = (name: string) => `Type ${name} to confirm`

// Keep account
export const accountKept = 'Account kept'
export const closesOn = (at: Date, timeZone: string) =>
  `Everything will be permanently deleted on ${formatDateTime(at, timeZone)}. Until then, the account is read-only and shared links work.`
export const keepAccount = 'Keep account'
export const ownerCanCancel = 'An owner can cancel this.'

// Company section
export const nameHint = 'Shown on link pages, in emails and here'
export const website = 'Website'
export const websiteHint = 'Opens when visitors click your company name'
export const embedOrigins = 'Embedding allowed on'
export const embedOriginsHint =
  'Websites, one address a line. On their pages your links and sites show in a frame, but for links that ask visitors for something.'
export const timeZone = 'Time zone'
export const timeZoneHint = (timeThere: string) =>
  `Sets when days start and end for everyone. It’s ${timeThere} there now.`
export const countsFromNow =
  'Reports count days in this zone from when you save. Days they have counted keep the old one.'
export const noResultsTryLargerCity = 'No results. Try a larger city nearby.'

// Keep by mail
export const accountIsKeptNothingWas = (name: string) =>
  `The ${name} account is kept. Nothing was deleted.`
export const openSatchel = 'Open Satchel'

// Brand preview
export const home = 'Home'

// Legal section
export const legalPages = {
  imprintUrl: {
    label: 'Imprint',
    description: 'Shown as “Legal notice”, or as “Impressum” in German',
  },
  privacyUrl: { label: 'Privacy policy', description: 'How your company handles personal data' },
  termsUrl: { label: 'Terms', description: 'Terms of use of what you share' },
  accessibilityUrl: { label: 'Accessibility', description: 'Your statement on accessibility' },
}
export const controller = 'Who is responsible for visitors’ data'
export const controllerHint =
  'Name, address and contact, and the data protection officer. Visitors see it under “Your data and privacy”, which otherwise names your company.'
