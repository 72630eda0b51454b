import { formatCount } from '../../../lib/format.ts'

// Compare versions
export const firstVersion = 'First version'
export const secondVersion = 'Second version'
export const versionShown = (number: number, part: string) => `Version ${number}${part}`
export const by = 'By'
export const satchel = 'Satchel'
export const on = 'On'

// Text changes
export const wordsCouldNotBeCompared = 'The words could not be compared.'
export const words = 'Words'
export const noWordsWereFound = (join: string) => `No words were found in version ${join}.`
export const onlyBeginningOfLongTexts = 'Only the beginning of long texts is compared.'
export const textsDifferTooMuch = 'The texts differ too much to be compared.'
export const wordsAreSame = 'The words are the same.'

// Version facts
export const type = 'Type'
export const size = 'Size'
export const pages = 'Pages'
export const pages2 = (count: number) => formatCount(count, 'page')
export const dimensions = 'Dimensions'
export const length = 'Length'

// Versions panel
export const versionsCouldNotBeLoaded = 'The versions could not be loaded'
export const versions = 'Versions'
export const replaceFile = 'Replace file'
export const linksGoOnWorking =
  'Links go on working and show the new file. Drop one on the preview to do the same.'

// Open compare
export const compareVersions = (name: string) => `Compare versions of ${name}`

// Restore version
export const versionIsShownAgain = (number: number) => `Version ${number} is shown again`
export const undo = 'Undo'

// Version line
export const versionNumber = (number: number) => `Version ${number}`
export const shown = 'Shown'
export const beingRead = 'Being read'
export const compareVersionNumber = (number: number) => `Compare version ${number}`
export const restoreVersionNumber = (number: number) => `Restore version ${number}`
export const downloadVersionNumber = (number: number) => `Download version ${number}`
export const download = 'Download'
