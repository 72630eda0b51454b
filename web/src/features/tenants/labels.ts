import { formatBytes, formatDateTime } from '../../lib/format.ts'

// Branding section
export const savedOpenTabsWear = 'Saved. Open tabs wear it now'
export const colour = 'Colour'
export const ofButtons = 'Of buttons, of what is chosen, and of links. Everything else stays calm.'
export const takeItFromScreen = 'Take it from the screen'
export const aColourAs0f766e = 'A colour as #0f766e'
export const save = 'Save'
export const discard = 'Discard'
export const logo = 'Logo'
export const pngSvgJpegWebPAvif =
  'PNG, SVG, JPEG, WebP, AVIF or GIF, up to 2 MB; best on a clear ground.'
export const theLogo = 'The logo'
export const noneYet = 'None yet'
export const chooseAnother = 'Choose another'
export const chooseAFile = 'Choose a file'
export const remove = 'Remove'
export const itHasUpToCan = (bytes: number, max: number) =>
  `It has ${formatBytes(bytes)}; up to ${formatBytes(max)} can be kept`

// Brand preview
export const preview = 'Preview'
export const theApp = 'The app'
export const pageThatVisitorsSee = 'A page that visitors see'
export const aMail = 'A mail'
export const library = 'Library'
export const collections = 'Collections'
export const links = 'Links'
export const upload = 'Upload'
export const download = 'Download'
export const eddaExampleComSharedPrices = 'edda@example.com shared “Prices” with you'
export const hereArePricesWeSpoke = 'Here are the prices we spoke of.'
export const open = 'Open'

// Contrast
export const whiteOnItReads = (format: string) => `White on it reads at ${format} to 1`
export const usedAs = (told: string) => `${told}: used as it is.`
export const tooLittleButtonsAreDarker = 'too little: buttons are darker'
export const veryDarkButtonsAreLighter = 'very dark: buttons are lighter'
export const atTo1 = (told: string, how: string, used: string, format: string) =>
  `${told}, ${how}, ${used} at ${format} to 1.`

// Close section
export const takeYourContentWithYou = 'Take your content with you first'
export const zipHasAllFilesManifest =
  'The ZIP has all files, a manifest of items, tags, categories and collections, and tables of links, people and reports. The audit log has a CSV of its own.'
export const exportEverything = 'Export everything'
export const closeTheAccount = 'Close the account'
export const atOnceNothingCanBe =
  'At once: nothing can be added or changed any more, for anybody. For 30 days it can be read and exported, links that were sent go on, and any owner can take it back. Then items, files, links, reports and the sign-in of everybody are deleted for good.'
export const typeToGo = (name: string) => `Type ${name} to go on`

// Keep account
export const theAccountIsKept = 'The account is kept'
export const onEverything = (part: Date, timeZone: string) =>
  `On ${formatDateTime(part, timeZone)} everything in it is deleted for good. Until then it can be read and exported, and links that were sent go on.`
export const keepTheAccount = 'Keep the account'
export const itsOwnersCanTake = 'Its owners can take that back.'

// Company section
export const saved = 'Saved'
export const name = 'Name'
export const onPagesThatVisitorsSee = 'On pages that visitors see, in mails, and here.'
export const website = 'Website'
export const whereVisitorsComeToWhen = 'Where visitors come to when they follow your name.'
export const timeZone = 'Time zone'
export const daysBeginAndEnd = (timeThere: string) =>
  `Days begin and end by it, for everybody: it is ${timeThere} there now.`
export const noPlaceOfThisName = 'No place of this name. Look for a larger city near you.'

// Keep by mail
export const accountOfIsKeptNothing = (name: string) =>
  `The account of ${name} is kept. Nothing of it was deleted.`
export const openSatchel = 'Open Satchel'
