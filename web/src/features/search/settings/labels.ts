import { formatCount, formatList } from '../../../lib/format/format.ts'

export const searchesWithoutResults = 'Searched for and not found'
export const gapsHint =
  'Searches of the last 90 days without a result, or after which nothing was opened. Each goes away once it finds something.'
export const noGaps = 'Everything people searched for was found.'
export const couldntLoadGaps = 'Couldn’t load the searches'
export const people = (count: number) => formatCount(count, 'person', 'people')
export const searches = (count: number) => formatCount(count, 'search', 'searches')
export const sharedAfter = (organizations: readonly string[]) =>
  `Shared something with ${formatList(organizations)} right after`
export const addWish = 'Add wish'
export const addWishFor = (term: string) => `Add wish for “${term}”`
export const viewWish = 'View wish'
export const viewWishFor = (term: string) => `View wish for “${term}”`
export const weHaveIt = 'We have it'
export const weHaveItFor = (term: string) => `We have it under another name: “${term}”`
export const ourNameFor = (term: string) => `What we call “${term}”`
export const stillNothing = (term: string) =>
  `Saved as synonyms, but “${term}” still finds nothing. Check the spelling of your name for it`
export const nowFinds = (term: string) => `“${term}” now finds what you have`

export const synonymsHeading = 'Synonyms'
export const synonymsHint =
  'Whoever searches for one of these terms finds the others too. Changes apply at once.'
export const couldntLoadSynonyms = 'Couldn’t load the synonyms'
export const noSynonyms = 'No synonyms yet'
export const terms = 'Terms that mean the same'
export const termsHint = 'Separated by commas, up to four words each'
export const termsExample = 'battery, accumulator, power pack'
export const enterTwoTerms = 'Enter at least two terms, separated by a comma'
export const edit = (group: readonly string[]) => `Edit ${formatList(group)}`
export const deleteSynonyms = (group: readonly string[]) => `Delete ${formatList(group)}`
export const synonymsDeleted = 'Synonyms deleted'
