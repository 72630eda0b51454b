import { formatCount } from '../../../lib/format/format.ts'

// Compare versions
export const firstVersion = 'First version'
export const secondVersion = 'Second version'
export const versionLabel = (number: number, isCurrent: boolean) =>
  `Version ${number}${isCurrent ? ', shown' : ''}`
export const uploadedBy = 'Uploaded by'
export const satchel = 'Satchel'
export const uploaded = 'Uploaded'

// Text changes
export const couldntCompareTheTexts = 'Couldn’t compare the texts.'
export const text = 'Text'
export const noTextFound = (versions: string) => `No text was found in version ${versions}.`
export const onlyBeginningCompared = 'Only the beginning of long texts is compared.'
export const textsTooDifferent = 'The texts are too different to compare.'
export const theTextsAreIdentical = 'The texts are identical.'

// Version facts
export const type = 'Type'
export const size = 'Size'
export const pages = 'Pages'
export const pageCount = (count: number) => formatCount(count, 'page')
export const dimensions = 'Dimensions'
export const length = 'Length'

// Versions panel
export const couldntLoadTheVersions = 'Couldn’t load the versions'
export const versions = 'Versions'
export const replaceFile = 'Replace file'
export const replaceHint =
  'Links keep working and show the new file. You can also drop a file on the preview.'

// Open compare
export const compareVersions = (name: string) => `Compare versions of ${name}`

// Restore version
export const versionNumberRestored = (number: number) => `Version ${number} restored`

// Version line
export const versionNumber = (number: number) => `Version ${number}`
export const current = 'Current'
export const processing = 'Processing'
export const compareVersionNumber = (number: number) => `Compare version ${number}`
export const restoreVersionNumber = (number: number) => `Restore version ${number}`
export const downloadVersionNumber = (number: number) => `Download version ${number}`
