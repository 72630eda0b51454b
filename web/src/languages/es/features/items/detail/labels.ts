import { formatCount } from '../../../../../lib/format/format.ts'

// Item details
export const internalNote = 'Nota interna'
export const addNote = 'Añada una nota. Solo la ve su equipo'
export const descriptionForVisitors = 'Descripción para visitantes'
export const addDescriptionForVisitors = 'Añada lo que leerán los visitantes'
export const categoriesAndTags = 'Categorías y etiquetas'
export const availability = 'Disponibilidad'
export const details = 'Detalles'

// Address field
export const url = 'URL'
export const openPage = 'Abrir la página'

// Item text field
export const empty = 'Vacío'

// Conflict notice
export const someoneElseChanged = 'Otra persona cambió esto mientras usted lo editaba'
export const yourVersion = 'Su versión'
export const theirVersion = 'La otra versión'
export const keepMine = 'Conservar la mía'
export const useTheirs = 'Usar la otra'

// Availability fields
export const shareable = 'Se puede compartir'
export const sharingOffHint = 'No se crean enlaces y los existentes están cerrados'
export const inTheLibrary = 'En la biblioteca'
export const hiddenHint = 'Visible solo para su propietario y los administradores'
export const onlyAndAdminsCanChange = (name: string) =>
  `Solo ${name} y los administradores pueden cambiarlo.`
export const releaseDate = 'Fecha de publicación'
export const expiryDate = 'Fecha de caducidad'
export const on = 'Sí'
export const off = 'No'
export const noDate = 'Sin fecha'

// Category field
export const none = 'Ninguno'
export const removeTag = (label: string) => `Quitar ${label}`

// Item collections
export const collections = 'Colecciones'

// Owner field
export const owner = 'Propietario'
export const someone = 'Alguien'
export const transferWarning = (name: string) =>
  `Solo ${name} o un administrador puede devolvérselo.`
export const transfer = 'Transferir'
export const keepIt = 'Conservarlo'

// Tag field
export const tags = 'Etiquetas'

// Item head
export const upvoteSoFar = (upvotes: number) =>
  `Votar, ${formatCount(upvotes, 'voto', 'votos')} hasta ahora`
export const removeUpvote = 'Retirar el voto'
export const upvote = 'Votar'

// Item notice
export const checkAgain = 'Comprobar de nuevo'
export const changeUrl = 'Cambiar la URL'
export const restoreVersion = (fileVersion: number) => `Restaurar la versión ${fileVersion}`

// Related items
export const related = 'Relacionados'
