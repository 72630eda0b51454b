export const commandPalette = 'Paleta de comandos'
export const placeholder = 'Busque algo o escriba qué desea hacer'
export const results = 'Resultados'
export const actions = 'Acciones'
export const goTo = 'Ir a'
export const links = 'Enlaces'
export const people = 'Personas'
export const wishes = 'Deseos'
export const searchLibraryFor = (text: string) => `Buscar «${text}» en la biblioteca`
export const didYouMean = (words: string) => `¿Quiso decir «${words}»?`
export const wishFor = (text: string) => `Pedir «${text}» como deseo`
export const linkFor = (recipient: string) => `Para ${recipient}`
export const anyone = 'Cualquiera'
export const page = (page: number) => `Página ${page}`
export const teamMember = 'Equipo'
export const move = 'Moverse'
export const library = 'Biblioteca'
export const collection = 'Colección'
export const site = 'Sitio'
