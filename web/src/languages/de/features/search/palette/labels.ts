export const commandPalette = 'Befehlspalette'
export const placeholder = 'Suchen oder eingeben, was Sie tun möchten'
export const results = 'Ergebnisse'
export const actions = 'Aktionen'
export const goTo = 'Gehe zu'
export const links = 'Links'
export const people = 'Personen'
export const wishes = 'Wünsche'
export const searchLibraryFor = (text: string) => `Bibliothek nach „${text}“ durchsuchen`
export const didYouMean = (words: string) => `Meinten Sie „${words}“?`
export const wishFor = (text: string) => `„${text}“ wünschen`
export const linkFor = (recipient: string) => `Für ${recipient}`
export const anyone = 'alle'
export const page = (page: number) => `Seite ${page}`
export const teamMember = 'Team'
export const move = 'Bewegen'
export const library = 'Bibliothek'
export const collection = 'Sammlung'
export const site = 'Site'
