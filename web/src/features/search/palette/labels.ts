export const commandPalette = 'Command palette'
export const placeholder = 'Find anything, or type what to do'
export const results = 'Results'
export const actions = 'Actions'
export const goTo = 'Go to'
export const links = 'Links'
export const people = 'People'
export const wishes = 'Wishes'
export const searchLibraryFor = (text: string) => `Search library for “${text}”`
export const didYouMean = (words: string) => `Did you mean “${words}”?`
export const wishFor = (text: string) => `Wish for “${text}”`
export const linkFor = (recipient: string) => `For ${recipient}`
export const anyone = 'Anyone'
export const page = (page: number) => `Page ${page}`
export const teamMember = 'Team'
export const move = 'Move'
export const library = 'Library'
export const collection = 'Collection'
export const site = 'Site'
