import { formatCount, formatDay } from '../../../lib/format.ts'

// Share options
export const asUsual = 'As usual'
export const options = 'Options'

// Keep preset
export const giveItAName = 'Give it a name'
export const saveAsPreset = 'Save as preset'
export const nameOfThePreset = 'Name of the preset'
export const savePreset = 'Save preset'
export const useItForNewLinks = 'Use it for new links'

// Presets
export const isBackGive = (name: string) => `${name} is back. Give it its password again`
export const thePresetIsDeleted = (name: string) => `The preset ${name} is deleted`
export const undo = 'Undo'

// Option fields
export const whoMayOpen = 'Who may open it'
export const anyoneWhoHas = 'Anyone who has it'
export const whatTheyMayDo = 'What they may do'
export const readAndDownload = 'Read and download'
export const howItLooks = 'How it looks'
export const asTheItem = 'As the item'
export const whatYouLearn = 'What you learn'
export const asForAllYourLinks = 'As for all your links'

// Access fields
export const askForEMailAddress = 'Ask for an e-mail address'
export const whatElseIsSetHere = 'What else is set here needs it'
export const beforeTheySeeAnything = 'Before they see anything'
export const haveItProved = 'Have it proved'
export const byCodeThatIsMailed = 'By a code that is mailed to the address'
export const onlyFor = 'Only for'
export const notFor = 'Not for'
export const lastDayItOpens = 'Last day it opens'
export const withoutOneItOpensUntil = 'Without one it opens until you withdraw it'
export const password = 'Password'
export const oneIsSetType = 'One is set; type to replace it'
export const tellItToThemAnother = 'Tell it to them another way'
export const takeThePasswordOff = 'Take the password off'
export const addressesOrDomainsAsCompany = 'Addresses, or domains as @company.com, one a line'

// Option terms
export const eMailAsked = 'e-mail asked for'
export const eMailAskedForAndProved = 'e-mail asked for and proved'
export const expiresAfter = (expiresOn: string) => `expires after ${formatDay(expiresOn)}`
export const neverExpires = 'never expires'
export const noPassword = 'no password'
export const noEMailAsked = 'no e-mail asked for'
export const onlyForEntries = (count: number) =>
  `only for ${formatCount(count, 'entry', 'entries')}`
export const notForEntries = (count: number) => `not for ${formatCount(count, 'entry', 'entries')}`
export const downloadAllowed = 'download allowed'
export const noDownload = 'no download'
export const noWatermark = 'no watermark'
export const atSlug = (slug: string) => `at /${slug}`
export const ownPreview = 'own preview'
export const mailForEachVisit = 'mail for each visit'
export const aDigest = 'a digest'
export const noMail = 'no mail'
export const utmParameters = (count: number) => formatCount(count, 'UTM parameter')

// Learn fields
export const asIHave = 'As I have it for all my links'
export const forEachVisit = 'For each visit'
export const asADigest = 'As a digest'
export const never = 'Never'
export const source = 'Source'
export const medium = 'Medium'
export const campaign = 'Campaign'
export const term = 'Term'
export const content = 'Content'
export const mailAboutVisits = 'Mail about visits'
export const utmLabel = (label: string) => `UTM ${label}`

// Look fields
export const shortAddress = 'Short address'
export const n3To64OfZ = '3 to 64 of a–z, 0–9 and hyphens; without one it is made up'
export const titleInMessengers = 'Title in messengers'
export const whatChatOrMailShows =
  'What a chat or a mail shows of the link; without it that of the item'
export const textInMessengers = 'Text in messengers'

// Picture field
export const pictureInMessengers = 'Picture in messengers'
export const thatOfTheItem = 'That of the item'
export const takePictureOfItem = 'Take the picture of the item'
export const nothingWithPictureHas = 'Nothing with a picture has that name'

// Fields
export const theyMayDownload = 'They may download it'
export const watermark = 'Watermark'
export const pagesAndPicturesCarryAddress = 'Pages and pictures carry the address of who reads them'

// Preset field
export const none = 'None'
export const preset = 'Preset'
export const moreForThePreset = (name: string) => `More for the preset ${name}`
export const holdsTheseOptionsNow = 'holds these options now'
export const keepTheseOptions = 'Keep these options in it'
export const isNotDefaultAnyMore = 'is not the default any more'
export const isTheDefaultNow = 'is the default now'
export const noLongerTheDefault = 'No longer the default'
export const makeItTheDefault = 'Make it the default'
export const deleteAction = 'Delete'
