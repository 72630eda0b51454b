import { formatCount, formatList } from '../../../../../lib/format/format.ts'

export const searchesWithoutResults = 'Buscado y no encontrado'
export const gapsHint =
  'Búsquedas de los últimos 90 días sin resultados o tras las que no se abrió nada. Cada una desaparece cuando encuentra algo.'
export const noGaps = 'Se encontró todo lo que se buscó.'
export const couldntLoadGaps = 'No se pudieron cargar las búsquedas'
export const people = (count: number) => formatCount(count, 'persona', 'personas')
export const searches = (count: number) => formatCount(count, 'búsqueda', 'búsquedas')
export const sharedAfter = (organizations: readonly string[]) =>
  `Justo después se compartió algo con ${formatList(organizations)}`
export const addWish = 'Añadir deseo'
export const addWishFor = (term: string) => `Añadir deseo: «${term}»`
export const viewWish = 'Ver deseo'
export const viewWishFor = (term: string) => `Ver deseo: «${term}»`
export const weHaveIt = 'Lo tenemos'
export const weHaveItFor = (term: string) => `Lo tenemos con otro nombre: «${term}»`
export const ourNameFor = (term: string) => `Cómo llamamos a «${term}»`
export const stillNothing = (term: string) =>
  `Guardado como sinónimos, pero «${term}» sigue sin encontrar nada. Revise cómo se escribe el nombre que usan`
export const nowFinds = (term: string) => `«${term}» encuentra ahora lo que tienen`

export const synonymsHeading = 'Sinónimos'
export const synonymsHint =
  'Quien busca uno de estos términos encuentra también los demás. Los cambios se aplican de inmediato.'
export const couldntLoadSynonyms = 'No se pudieron cargar los sinónimos'
export const noSynonyms = 'Aún no hay sinónimos'
export const terms = 'Términos que significan lo mismo'
export const termsHint = 'Separados por comas, de hasta cuatro palabras cada uno'
export const termsExample = 'batería, acumulador, pila recargable'
export const enterTwoTerms = 'Introduzca al menos dos términos separados por una coma'
export const edit = (group: readonly string[]) => `Editar ${formatList(group)}`
export const deleteSynonyms = (group: readonly string[]) => `Eliminar ${formatList(group)}`
export const synonymsDeleted = 'Sinónimos eliminados'
