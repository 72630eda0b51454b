import { formatCount } from '../../../../../lib/format/format.ts'

// Publish
export const publish = 'Publicar'
export const publishChanges = 'Publicar cambios'
export const published = 'Publicado'
export const morePublishing = 'Más sobre la publicación'
export const publishOnADay = 'Publicar un día…'
export const cancelScheduled = 'Cancelar la publicación programada'
export const unpublish = 'Retirar de la web'
export const openSite = 'Abrir el sitio'
export const copyAddress = 'Copiar dirección'
export const isLive = (name: string) => `${name} está publicado`
export const sendTo = 'Enviar a…'
export const takenOffline = 'Retirado de la web. El borrador se conserva.'
export const publishAgain = 'Publicar de nuevo'
export const addressCopied = 'Dirección copiada'
export const saveFirst = 'No publicado: algunos cambios no se pudieron guardar'
export const schedule = 'Programar'
export const dayAndTime = 'Día y hora'
export const inYourTimeZone = (zone: string) => `En su zona horaria, ${zone}`
export const chooseFutureTime = 'Elija un momento futuro'
export const goesLiveOn = (time: string) => `Se publica el ${time}`
export const scheduleCanceled = 'No se publicará automáticamente'

// Design
export const color = 'Color'
export const useCompanyColor = 'Usar el color de la empresa'
export const pickFromScreen = 'Tomar un color de la pantalla'
export const enterColor = 'Introduzca un color como #0f766e'
export const contrastGood = (ratio: string) =>
  `El texto blanco sobre él tiene un contraste de ${ratio}:1, bueno`
export const contrastLow = (ratio: string, used: string) =>
  `El texto blanco sobre él tendría un contraste de ${ratio}:1, demasiado bajo para leerlo. Los botones y enlaces usan ${used} en su lugar.`
export const font = 'Tipo de letra'
export const scheme = 'Colores'
export const SCHEMES = {
  visitor: 'Según el dispositivo del visitante',
  light: 'Claro',
  dark: 'Oscuro',
} as const
export const FONTS = {
  sans: 'Sin serifas',
  serif: 'Con serifas',
  rounded: 'Redondeada',
  mono: 'Monoespaciada',
} as const
export const layout = 'Disposición'
export const LAYOUTS = { narrow: 'Estrecha', wide: 'Ancha', cover: 'Portada' } as const
export const LAYOUT_LINES = {
  narrow: 'Una columna para leer',
  wide: 'Espacio para tarjetas una junto a otra',
  cover: 'Empieza con su encabezado sobre el color',
} as const
export const logo = 'Logotipo'
export const logoHint = 'Si no hay, se muestra el logotipo de la empresa'

// Images
export const chooseImage = 'Elegir imagen'
export const uploadImage = 'Subir imagen'
export const removeImage = 'Quitar imagen'
export const webAddress = 'Dirección web'
export const enterWebAddress = 'Introduzca una dirección web'
export const imageOnTheWeb = 'Imagen de la web'
export const imageGone = 'Una imagen que ya no existe'
export const imageNotShareable = 'No se puede compartir: los visitantes no la ven'

// Search and link preview
export const title = 'Título'
export const titleHint = 'Déjelo vacío para usar el nombre del sitio'
export const descriptionHint = 'Déjelo vacío para usar las primeras frases de la página'
export const image = 'Imagen de la vista previa'
export const imageHint = 'Si no hay, se muestra la primera imagen de la página'
export const mayBeListed = 'Los buscadores pueden incluirla'
export const listedOffHint = 'Desactivado: la página les pide que no la incluyan'
export const inSearchEngines = 'En los buscadores'
export const inMessengers = 'En mensajería y correos'
export const notListed = 'No aparece en los buscadores'
export const noDescription = 'Las primeras frases de la página'
export const charactersLong = (count: number, most: number) =>
  `${count} caracteres. Los buscadores cortan a partir de unos ${most}.`

// Access
export const address = 'Dirección'
export const slugRule = 'Use de 3 a 60 letras de la a a la z, cifras o guiones'
export const saveAddress = 'Guardar dirección'
export const addressChanged = 'Dirección cambiada. La anterior lleva a la nueva.'
export const password = 'Contraseña'
export const hasPassword = 'Los visitantes introducen antes una contraseña'
export const noPassword = 'Puede abrirlo cualquiera que tenga la dirección'
export const setPassword = 'Definir contraseña'
export const changePassword = 'Cambiar contraseña'
export const removePassword = 'Quitar contraseña'
export const newPassword = 'Nueva contraseña'
export const passwordRule = 'Use al menos 8 caracteres'
export const passwordSet = 'Contraseña definida. A partir de ahora se pide a los visitantes.'
export const passwordRemoved = 'Contraseña quitada'
export const passwordChangeHint =
  'A los visitantes que introdujeron la anterior se les pide de nuevo'
export const requireEmail = 'Exigir una dirección de correo'
export const requireEmailHint = 'Los visitantes la introducen antes de que se abra la página'
export const verifyEmail = 'Verificar la dirección'
export const verifyEmailHint = 'Con un código enviado a ella'
export const allowOnly = 'Permitir solo'
export const block = 'Bloquear'
export const entriesHint =
  'Direcciones de correo, o dominios como @empresa.com sin sus subdominios. Para todos los subdominios: @*.empresa.com. Uno por línea'
export const saveVisitors = 'Guardar visitantes'
export const visitorsSaved = 'Guardado. Se aplica de inmediato'
export const visitors = 'Visitantes'
export const personalNote =
  'Esta página se creó para una persona. Solo se abre con sus enlaces, que encontrará en Enlaces.'

// Language
export const language = 'Idioma de los textos'
export const languageHint = 'Los lectores de pantalla y los buscadores leen la página en él'
export const noLanguage = 'Sin elegir'
export const languageSaved = 'Idioma guardado'
export const translations = 'Traducciones'
export const translationsHint =
  'Los visitantes cambian de una a otra en la página, y los buscadores muestran a cada persona la de su idioma'
export const addTranslation = 'Añadir traducción'
export const translationAdded = (language: string) =>
  `Una copia para el siguiente idioma: ${language}. Tradúzcala y después publíquela.`
export const inLanguage = (name: string, language: string) => `${name} (${language})`
export const draftNamed = (name: string) => `${name}, borrador`
export const partFromTranslations = 'Separar de las traducciones'
export const parted = 'Esta página es ahora independiente'

// Versions
export const couldntLoadVersions = 'No se pudieron cargar las versiones'
export const noVersions = 'Aún no hay versiones anteriores'
export const versionWithBlocks = (number: number, blocks: number) =>
  `Versión ${number}, ${formatCount(blocks, 'bloque', 'bloques')}`
export const onTheWeb = 'En la web'
export const by = (name: string) => `por ${name}`
export const restoreVersion = (number: number) => `Restaurar la versión ${number}`
export const restored = (number: number) =>
  `La versión ${number} vuelve a ser el borrador. Publíquela para ponerla en la web.`
