import { formatCount } from '../../../../../lib/format/format.ts'

export const searchTheLibrary = 'Buscar en la biblioteca'
export const couldntSearchTheLibrary = 'No se pudo buscar en la biblioteca'
export const chooseImage = 'Elegir una imagen'
export const chooseVideo = 'Elegir un vídeo'
export const noImagesFound = 'No se encontraron imágenes. Suba antes una a la biblioteca.'
export const noVideosFound = 'No se encontraron vídeos. Suba antes uno a la biblioteca.'
export const notShareable = 'No se puede compartir'
export const chooseCollection = 'Elegir una colección'
export const searchCollections = 'Buscar colecciones'
export const couldntLoadCollections = 'No se pudieron cargar las colecciones'
export const noCollectionsFound = 'No se encontraron colecciones'
export const chooseCta = 'Elegir un CTA'
export const searchCtas = 'Buscar CTA'
export const couldntLoadCtas = 'No se pudieron cargar los CTA'
export const noCtasFound = 'No se encontraron CTA. Cree antes uno en CTA.'
export const CTA_KINDS = {
  button: 'Botón',
  banner: 'Banner',
  form: 'Formulario',
  meeting: 'Reunión',
  embed: 'Contenido insertado',
} as const
export const chooseSavedSearch = 'Elegir una búsqueda guardada'
export const searchSavedSearches = 'Buscar búsquedas guardadas'
export const couldntLoadSavedSearches = 'No se pudieron cargar las búsquedas guardadas'
export const noSavedSearches =
  'No se encontraron búsquedas guardadas. Guarde antes una en la biblioteca.'
export const itemCount = (count: number) => formatCount(count, 'elemento', 'elementos')
