export const commandPalette = 'Palette de commandes'
export const placeholder = 'Tout trouver, ou saisir une action'
export const results = 'Résultats'
export const actions = 'Actions'
export const goTo = 'Aller à'
export const links = 'Liens'
export const people = 'Personnes'
export const wishes = 'Souhaits'
export const searchLibraryFor = (text: string) => `Rechercher « ${text} » dans la bibliothèque`
export const didYouMean = (words: string) => `Vouliez-vous dire « ${words} » ?`
export const wishFor = (text: string) => `Ajouter le souhait « ${text} »`
export const linkFor = (recipient: string) => `Pour ${recipient}`
export const anyone = 'Tout le monde'
export const page = (page: number) => `Page ${page}`
export const teamMember = 'Équipe'
export const move = 'Déplacer'
export const library = 'Bibliothèque'
export const collection = 'Collection'
export const site = 'Site'
