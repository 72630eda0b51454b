import { formatCount, formatDay } from '../../../../../lib/format/format.ts'

// Share options
export const defaults = 'Predeterminadas'
export const options = 'Opciones'

// Save preset
export const saveAsPreset = 'Guardar como ajuste predefinido'
export const presetName = 'Nombre del ajuste'
export const savePreset = 'Guardar el ajuste'
export const takeForNewLinks = 'Usar para los enlaces nuevos'

// Presets
export const restoredSetItsPasswordAgain = (name: string) =>
  `Se restauró ${name}. Defina de nuevo su contraseña`
export const presetNameDeleted = (name: string) => `Ajuste predefinido ${name} eliminado`

// Option fields
export const access = 'Acceso'
export const anyoneWithTheLink = 'Cualquiera que tenga el enlace'
export const permissions = 'Permisos'
export const viewAndDownload = 'Ver y descargar'
export const appearance = 'Apariencia'
export const sameAsTheItem = 'Igual que el elemento'
export const trackingAndNotifications = 'Seguimiento y notificaciones'
export const myDefault = 'Mi ajuste habitual'

// Access fields
export const requireAnEmailAddress = 'Exigir una dirección de correo'
export const neededForOtherSettingsHere = 'Necesario para las demás opciones de esta sección'
export const requireEmailHint = 'Los visitantes la introducen antes de ver nada'
export const verifyTheAddress = 'Verificar la dirección'
export const withCodeSentToAddress = 'Con un código enviado a la dirección'
export const allowOnly = 'Permitir solo'
export const block = 'Bloquear'
export const expiresAfterLabel = 'Caduca después del'
export const expiryHint = 'Déjelo vacío para que el enlace funcione hasta que lo retire'
export const password = 'Contraseña'
export const passwordSetTypeToReplace = 'Contraseña definida. Escriba para sustituirla'
export const sendItToThemSeparately = 'Envíela por separado'
export const removePassword = 'Quitar la contraseña'
export const entriesHint =
  'Direcciones de correo, o dominios como @empresa.com sin sus subdominios. Para todos los subdominios: @*.empresa.com. Uno por línea'

// Option terms
export const emailRequired = 'requiere correo'
export const verifiedEmailRequired = 'requiere correo verificado'
export const expiresAfter = (expiresOn: string) => `caduca tras el ${formatDay(expiresOn)}`
export const neverExpires = 'no caduca'
export const noPassword = 'sin contraseña'
export const noEmailRequired = 'sin correo obligatorio'
export const limitedToEntries = (count: number) =>
  `limitado a ${formatCount(count, 'entrada', 'entradas')}`
export const entriesBlocked = (count: number) =>
  formatCount(count, 'entrada bloqueada', 'entradas bloqueadas')
export const downloadsAllowed = 'descargas permitidas'
export const noDownloads = 'sin descargas'
export const downloadedAs = { pdf: 'como PDF', original: 'archivos originales' }
export const withWatermark = 'marca de agua'
export const noWatermark = 'sin marca de agua'
export const atSlug = (slug: string) => `en /${slug}`
export const customPreview = 'vista previa personalizada'
export const inLanguage = (name: string) => `idioma: ${name}`
export const emailForEachVisit = 'correo con cada visita'
export const dailyDigest = 'resumen diario'
export const noEmails = 'sin correos'
export const utmParameters = (count: number) =>
  formatCount(count, 'parámetro UTM', 'parámetros UTM')

// Learn fields
export const forEachVisit = 'Con cada visita'
export const dailyDigestLabel = 'Resumen diario'
export const never = 'Nunca'
export const source = 'Fuente'
export const medium = 'Medio'
export const campaign = 'Campaña'
export const term = 'Término'
export const content = 'Contenido'
export const visitEmails = 'Correos sobre visitas'
export const utmLabel = (label: string) => `${label} UTM`

// Appearance fields
export const shortLink = 'Enlace corto'
export const slugHint = 'De 3 a 64 letras (a–z), cifras o guiones. Déjelo vacío para uno aleatorio.'
export const language = 'Idioma'
export const languageHint = 'De la página que rodea el contenido y de sus correos'
export const visitorsLanguage = 'El del visitante'
export const previewTitle = 'Título de la vista previa'
export const previewHint =
  'Se muestra donde se pega el enlace. Déjelo vacío para usar el del elemento.'
export const previewDescription = 'Descripción de la vista previa'

// Picture field
export const previewImage = 'Imagen de la vista previa'
export const takeItemImage = 'Usar la imagen del elemento'
export const noImageFound = 'Ningún elemento con imagen tiene ese nombre'

// Fields
export const allowDownloads = 'Permitir descargas'
export const downloadAsPdf = 'Descargar como PDF'
export const downloadAsPdfHint =
  'Para archivos de Office y PDF, sin notas, comentarios ni otro contenido oculto'
export const watermark = 'Marca de agua'
export const watermarkHint = 'Muestra la dirección de correo de quien lo ve en páginas e imágenes'

// Preset field
export const none = 'Ninguno'
export const preset = 'Ajuste predefinido'
export const moreActionsForPreset = (name: string) =>
  `Más acciones para el ajuste predefinido ${name}`
export const updated = 'se ha actualizado'
export const updatePreset = 'Actualizar el ajuste'
export const isNoLongerDefault = 'ya no es el predeterminado'
export const isNowTheDefault = 'es ahora el predeterminado'
export const removeDefault = 'Quitar como predeterminado'
export const makeDefault = 'Usar como predeterminado'

// Preset field
export const defaultPreset = (name: string) => `${name} (predeterminado)`

// Times until a link expires
export const oneWeek = '1 semana'
export const oneMonth = '1 mes'
export const threeMonths = '3 meses'
