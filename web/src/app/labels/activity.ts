// Activity page
export const all = 'All'
export const everything = 'Everything'
export const items = 'Items'
export const collections = 'Collections'
export const activity = 'Activity'
export const whatChangedByWhom = 'What changed, by whom, from what to what'
export const kindOfChange = 'Kind of change'
export const whatWasChanged = 'What was changed'
export const nothingOfThisKindHas = 'Nothing of this kind has happened yet.'
export const nothingHasHappenedYetChanges =
  'Nothing has happened yet. Changes to items and collections stand here.'
