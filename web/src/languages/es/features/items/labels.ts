import type { Item } from '@satchel/contract/items/items.ts'
import { formatDay } from '../../../../lib/format/format.ts'

// Open item menu
export const quickLook = 'Vista rápida'
export const addToCollection = 'Añadir a una colección'
export const rename = 'Renombrar'
export const replaceFile = 'Sustituir el archivo'
export const processAgain = 'Procesar de nuevo'
export const select = 'Seleccionar'
export const openPage = 'Abrir la página'

// Item state
export const uploading = 'Subiendo'
export const processing = 'Procesando'
export const newFileProcessing =
  'El nuevo archivo se está procesando. Hasta entonces se muestra el anterior.'
export const previewIsBeingCreated = 'La vista previa se está creando.'
export const expiredOnAndCantBe = (expiresOn: string) =>
  `Disponible hasta el ${formatDay(expiresOn)}. No se puede compartir.`
export const expired = 'Caducado'
export const visibleFrom = (releasesOn: string) =>
  `Los lectores pueden encontrarlo a partir del ${formatDay(releasesOn)}.`
export const notReleased = 'Sin publicar'
export const brokenLink = 'Enlace roto'
/** Describes a broken web page; `day` is the day of its last check in the tenant's time zone. */
export const brokenPage = (problem: Item['pageProblem'], day?: string) => {
  const when = day ? ` el ${formatDay(day)}` : ''
  if (problem?.code === 'timeout') return `La página no respondió a tiempo${when}.`
  if (problem?.code === 'status')
    return `La página respondió con el estado ${problem.status}${when}.`
  if (problem?.code === 'redirects') return `La página redirigió en bucle${when}.`
  return `La página no respondió${when}.`
}
export const lastCheckFailed = 'La última comprobación falló'
export const checkedAgainWithinDay = 'Lo comprobaremos de nuevo en el plazo de un día.'
export const cantBeChecked = 'No se puede comprobar'
export const checksRefused =
  'El sitio rechaza las comprobaciones automáticas. Abra la página para ver si sigue ahí.'
export const cantBeRead = 'No se puede leer sin iniciar sesión'
export const asksToSignIn =
  'Por eso su nombre es la dirección. Quien no pueda iniciar sesión allí no verá nada.'
export const internal = 'Interno'
export const linksToItCantBe = 'No se pueden crear enlaces a él.'
export const failed = 'Fallido'
export const couldntProcessFile = 'No se pudo procesar el archivo. Aún puede descargarlo.'
export const couldntProcessNewFile = 'No se pudo procesar el nuevo archivo.'
export const previousFileIsShown = 'Se sigue mostrando el archivo anterior.'
export const newFileFailed = 'Falló el archivo nuevo'

// Item menu
export const moreFor = (name: string) => `Más acciones para ${name}`

// Favorite button
export const favorite = 'Favorito'

// Item facts
export const type = 'Tipo'
export const url = 'URL'
export const sameAs = 'Igual que'
export const size = 'Tamaño'
export const pages = 'Páginas'
export const dimensions = 'Dimensiones'
export const length = 'Duración'
export const views = 'Vistas'
export const shares = 'Veces compartido'
export const owner = 'Propietario'
export const added = 'Añadido'
export const updated = 'Actualizado'

// Item labels
export const categoriesAndTags = 'Categorías y etiquetas'

// Item change
export const changedSince = 'Otra persona lo ha cambiado entretanto'
export const notSaved = (label: string, item: string, reason: string) =>
  `${label} de «${item}»: no se guardó. ${reason}`
export const tagsNotSaved = (item: string, reason: string) =>
  `No se guardaron las etiquetas de «${item}»: ${reason}`
export const taggedAdd = (add: string) => `Etiqueta «${add}» añadida`
export const tagLabelRemoved = (label: string) => `Etiqueta «${label}» quitada`
export const keepMine = 'Conservar la mía'
export const fieldChanged = (label: string) => `${label}: cambio guardado`
