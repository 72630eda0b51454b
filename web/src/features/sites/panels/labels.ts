import { formatCount } from '../../../lib/format/format.ts'

// Publish
export const publish = 'Publish'
export const publishChanges = 'Publish changes'
export const published = 'Published'
export const morePublishing = 'More about publishing'
export const publishOnADay = 'Publish on a day…'
export const cancelScheduled = 'Cancel scheduled publishing'
export const unpublish = 'Unpublish'
export const openSite = 'Open site'
export const copyAddress = 'Copy address'
export const isLive = (name: string) => `${name} is live`
export const sendTo = 'Send to…'
export const takenOffline = 'Taken off the web. The draft is kept.'
export const publishAgain = 'Publish again'
export const addressCopied = 'Address copied'
export const saveFirst = 'Not published: some changes couldn’t be saved'
export const schedule = 'Schedule'
export const dayAndTime = 'Day and time'
export const inYourTimeZone = (zone: string) => `In your time zone, ${zone}`
export const chooseFutureTime = 'Choose a time in the future'
export const goesLiveOn = (time: string) => `Goes live on ${time}`
export const scheduleCanceled = 'It won’t be published by itself'

// Design
export const color = 'Color'
export const useCompanyColor = 'Use the company color'
export const pickFromScreen = 'Pick a color from the screen'
export const enterColor = 'Enter a color like #0f766e'
export const contrastGood = (ratio: string) => `White text on it has a contrast of ${ratio}:1, good`
export const contrastLow = (ratio: string, used: string) =>
  `White text on it would have a contrast of ${ratio}:1, too low to read. Buttons and links use ${used} instead.`
export const font = 'Font'
export const scheme = 'Colors'
export const SCHEMES = { visitor: 'As the visitor’s device', light: 'Light', dark: 'Dark' } as const
export const FONTS = { sans: 'Sans', serif: 'Serif', rounded: 'Rounded', mono: 'Mono' } as const
export const layout = 'Layout'
export const LAYOUTS = { narrow: 'Narrow', wide: 'Wide', cover: 'Cover' } as const
export const LAYOUT_LINES = {
  narrow: 'One column for reading',
  wide: 'Room for cards beside each other',
  cover: 'Opens with your heading on the color',
} as const
export const logo = 'Logo'
export const logoHint = 'Without one, the company’s logo is shown'

// Images
export const chooseImage = 'Choose image'
export const uploadImage = 'Upload image'
export const removeImage = 'Remove image'
export const webAddress = 'Web address'
export const enterWebAddress = 'Enter a web address'
export const imageOnTheWeb = 'Image on the web'
export const imageGone = 'An image that no longer exists'
export const imageNotShareable = 'Not shareable: visitors don’t see it'

// Search and link preview
export const title = 'Title'
export const titleHint = 'Leave empty for the name of the site'
export const descriptionHint = 'Leave empty for the first sentences of the page'
export const image = 'Preview image'
export const imageHint = 'Without one, the first image on the page is shown'
export const mayBeListed = 'Search engines may list it'
export const listedOffHint = 'Off: the page asks them to leave it out'
export const inSearchEngines = 'In search engines'
export const inMessengers = 'In messengers and emails'
export const notListed = 'Not listed in search engines'
export const noDescription = 'The first sentences of the page'
export const charactersLong = (count: number, most: number) =>
  `${count} characters. Search engines cut after about ${most}.`

// Access
export const address = 'Address'
export const slugRule = 'Use 3 to 60 letters a to z, digits or hyphens'
export const saveAddress = 'Save address'
export const addressChanged = 'Address changed. The old one leads to the new one.'
export const password = 'Password'
export const hasPassword = 'Visitors enter a password first'
export const noPassword = 'Anyone with the address can open it'
export const setPassword = 'Set password'
export const changePassword = 'Change password'
export const removePassword = 'Remove password'
export const newPassword = 'New password'
export const passwordRule = 'Use at least 8 characters'
export const passwordSet = 'Password set. Visitors are asked for it from now on.'
export const passwordRemoved = 'Password removed'
export const passwordChangeHint = 'Visitors who entered the old one are asked again'
export const requireEmail = 'Require an email address'
export const requireEmailHint = 'Visitors enter it before the page opens'
export const verifyEmail = 'Verify the address'
export const verifyEmailHint = 'With a code sent to it'
export const allowOnly = 'Allow only'
export const block = 'Block'
export const entriesHint =
  'Email addresses, or domains such as @company.com without their subdomains. For all subdomains: @*.company.com. One per line'
export const saveVisitors = 'Save visitors'
export const visitorsSaved = 'Saved. It applies at once'
export const visitors = 'Visitors'
export const personalNote =
  'This page was made for one person. It opens by its links alone, which you find under Sharing.'

// Language
export const language = 'Language of the texts'
export const languageHint = 'Screen readers and search engines read the page in it'
export const noLanguage = 'Not chosen'
export const languageSaved = 'Language saved'
export const translations = 'Translations'
export const translationsHint =
  'Visitors switch between them on the page, and search engines show people the one in their language'
export const addTranslation = 'Add translation'
export const translationAdded = (language: string) =>
  `A copy for ${language}. Translate it, then publish it.`
export const inLanguage = (name: string, language: string) => `${name} (${language})`
export const draftNamed = (name: string) => `${name}, draft`
export const partFromTranslations = 'Separate from translations'
export const parted = 'This page stands alone now'

// Versions
export const couldntLoadVersions = 'Couldn’t load the versions'
export const noVersions = 'No earlier versions yet'
export const versionWithBlocks = (number: number, blocks: number) =>
  `Version ${number}, ${formatCount(blocks, 'block')}`
export const onTheWeb = 'On the web'
export const by = (name: string) => `by ${name}`
export const restoreVersion = (number: number) => `Restore version ${number}`
export const restored = (number: number) =>
  `Version ${number} is the draft again. Publish it to put it on the web.`
