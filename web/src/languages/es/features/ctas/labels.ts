import type {
  CtaFieldType,
  CtaKind,
  CtaPlaceType,
  CtaPosition,
} from '@satchel/contract/ctas/ctas.ts'
import type { CtaMeaning } from '@satchel/contract/ctas/meanings.ts'
import { formatCount, formatNumber, formatShare, pluralOf } from '../../../../lib/format/format.ts'

// Kinds
export const KINDS: Record<CtaKind, { label: string; line: string }> = {
  button: { label: 'Botón', line: 'Titular, texto y un botón que abre una página' },
  banner: { label: 'Banner', line: 'Una línea a todo lo ancho, con o sin botón' },
  form: { label: 'Formulario', line: 'Recoge respuestas, como una dirección de correo' },
  meeting: { label: 'Reunión', line: 'Abre su página de reservas' },
  embed: {
    label: 'Contenido insertado',
    line: 'Un vídeo o una página de reservas, en la propia página',
  },
}

// List
export const searchCtas = 'Buscar CTA'
export const kindFilter = 'Tipo'
export const allKinds = 'Todos los tipos'
export const statusFilter = 'Estado'
export const anyState = 'Cualquier estado'
export const active = 'Activo'
export const inactive = 'Inactivo'
export const newCta = 'Nuevo CTA'
export const couldntLoadCtas = 'No se pudieron cargar los CTA'
export const noCtas =
  'Aún no hay CTA. Añada un botón, un formulario o un enlace a reuniones a lo que comparte y vea lo que aporta.'
export const noResults = 'Ningún CTA coincide con estos filtros.'
export const clearFilters = 'Borrar filtros'
export const impressions = 'Impresiones'
export const clicks = 'Clics'
export const rate = 'Tasa'
export const submissions = 'Envíos'
export const notPlaced = 'Aún sin ubicación'
export const none = '–'
export const rateOf = (share: number) => formatShare(share, share < 0.1 ? 1 : 0)
export const number = formatNumber
const NOUNS: Record<Exclude<CtaPlaceType, 'TENANT'>, readonly [one: string, many: string]> = {
  ITEM: ['elemento', 'elementos'],
  COLLECTION: ['colección', 'colecciones'],
  SITE: ['sitio', 'sitios'],
  LINK: ['enlace', 'enlaces'],
}
export const placesOf = (type: CtaPlaceType, count: number) =>
  type === 'TENANT' ? 'todas partes' : formatCount(count, ...NOUNS[type])
export const on = (places: string) => `En ${places}`
export const everywhere = 'En todas partes'

// Builder
export const kind = 'Tipo'
export const nameHint = 'Solo lo ve su equipo'
export const headline = 'Titular'
export const text = 'Texto'
export const button = 'Botón'
export const opens = 'Abre'
export const opensHint = 'Una dirección web, mailto: o tel:'
export const bookingPage = 'Página de reservas'
export const embeddedPage = 'Página para insertar'
export const embeddedHint =
  'YouTube, Vimeo, Loom, Wistia, Figma, Calendly, Cal.com, Google, Office, Typeform, Spotify o SoundCloud'
export const thanks = 'Mensaje tras el envío'
export const thanksHint = 'Gracias. Hemos recibido su mensaje.'
export const activeSwitch = 'Activo'
export const activeHint = 'Los visitantes lo ven en sus ubicaciones'
export const unsaved = 'Aún sin guardar'
export const deleted = (cta: string) => `Se eliminó «${cta}»`
export const restored = 'Restaurado'
export const changedElsewhere = 'Otra persona cambió este CTA'
export const reload = 'Volver a cargar'
export const more = 'Más acciones'
export const copyEmbed = 'Copiar código de inserción'
export const copied = 'Copiado. Péguelo en cualquier página web.'

// Style
export const style = 'Estilo'
export const background = 'Fondo'
export const FILLS = { plain: 'Sin relleno', tinted: 'Tenue', solid: 'Sólido' } as const
export const alignment = 'Alineación'
export const ALIGNMENTS = { start: 'Izquierda', center: 'Centro' } as const
export const color = 'Color'
export const companyColor = 'El color de su empresa'
export const contrastGood = (ratio: string) => `Contraste ${ratio}:1, bueno`
export const contrastDarkened = (ratio: string, used: string, usedRatio: string) =>
  `El contraste ${ratio}:1 es demasiado bajo. Los botones usan ${used} (${usedRatio}:1).`

// Fields
export const fields = 'Campos'
export const addField = 'Añadir campo'
export const field = (label: string) => label || 'Campo'
export const label = 'Nombre del campo'
export const consentText = 'Texto de consentimiento'
export const required = 'Obligatorio'
export const options = 'Opciones'
export const optionsHint = 'Una por línea'
export const moveField = (field: string) => `Mover ${field}`
export const dragToMove = 'Arrastrar para mover'
export const removeField = (field: string) => `Quitar ${field}`
export const meaning = 'En su CRM'
export const MEANINGS: Record<CtaMeaning, string> = {
  none: 'No se envía',
  name: 'Nombre completo',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  company: 'Empresa',
  title: 'Cargo',
  phone: 'Teléfono',
}
export const FIELD_TYPES: Record<CtaFieldType, string> = {
  text: 'Texto',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  textarea: 'Texto largo',
  select: 'Selección',
  checkbox: 'Casilla',
  consent: 'Consentimiento',
}
export const FIELD_LABELS: Record<CtaFieldType, string> = {
  text: 'Su nombre',
  email: 'Correo de trabajo',
  phone: 'Teléfono',
  textarea: 'Mensaje',
  select: 'Elija una opción',
  checkbox: 'Deseo recibir novedades',
  consent: 'Acepto que se pongan en contacto conmigo sobre este tema.',
}

// Places
export const places = 'Ubicaciones'
export const placesLine =
  'Dónde lo ven los visitantes. Un enlace prevalece sobre un elemento, un elemento sobre su colección y cualquiera de ellos sobre «En todas partes».'
export const addPlace = 'Añadir ubicación'
export const PLACE_TYPES: Record<CtaPlaceType, string> = {
  TENANT: 'En todas partes',
  ITEM: 'Elemento',
  COLLECTION: 'Colección',
  SITE: 'Sitio',
  LINK: 'Enlace',
}
export const POSITIONS: Record<CtaPosition, string> = {
  top: 'Antes del contenido',
  end: 'Después del contenido',
  bottom: 'Barra inferior',
  popup: 'Ventana emergente',
}
export const where = 'Dónde'
export const which = 'Cuál'
export const searchPlaces = 'Escriba para buscar'
export const nothingFound = 'Sin resultados'
export const position = 'Posición'
export const place = (index: number) => `Ubicación ${index + 1}`
export const removePlace = (index: number) => `Quitar la ubicación ${index + 1}`
export const conditions = 'Momento y condiciones'
export const delay = 'Retardo en segundos'
export const once = 'Mostrar una vez por visitante'
export const firstDay = 'Primer día'
export const lastDay = 'Último día'
export const step = 'Paso'
export const stepHint =
  'En una misma ubicación se muestra el paso más alto cuyas condiciones se cumplen'
export const readPercent = 'Tras leer (%)'
export const visits = 'A partir de la visita n.º'
export const unavailable = 'Ya no está disponible'

// Comparing and recipients
export const control = 'Comparar con un grupo de control'
export const controlHint =
  'Uno de cada diez visitantes no lo ve, siempre los mismos, para que el informe pueda decir lo que aporta'
export const recipients = 'Recibirán los envíos por correo'
export const recipientsHint = 'Además de la persona que compartió el enlace'

// Submissions
export const couldntLoadSubmissions = 'No se pudieron cargar los envíos'
export const noSubmissionsFound = 'Ningún envío coincide.'
export const searchSubmissions = 'Buscar envíos'
export const exportCsv = 'Exportar CSV'
export const submissionState = 'Estado'
const STATES = { received: 'Recibidos', held: 'Retenidos', spam: 'Spam' } as const
export const stateOf = (state: keyof typeof STATES, pending: number) =>
  state === 'held' && pending > 0 ? `${STATES.held} (${formatNumber(pending)})` : STATES[state]
export const NO_SUBMISSIONS = {
  received: 'Aún no hay envíos',
  held: 'No hay nada retenido. Aquí esperan los envíos que parecen automáticos, pero podrían ser de una persona.',
  spam: 'Sin spam',
} as const
export const heldExplanation =
  'Se enviaron muy rápido o con un campo relleno que las personas no ven. Libere los que sean auténticos: se cuentan y salen los correos y webhooks.'
export const heldCount = (count: number) =>
  `${formatNumber(count)} ${pluralOf(count, 'retenido', 'retenidos')}`
export const release = 'Liberar'
export const released = 'Liberado'
export const markAsSpam = 'Marcar como spam'
export const markedAsSpam = 'Marcado como spam'
export const sharedFrom = 'Compartido'
export const agreedTo = 'Aceptó'
export const yes = 'Sí'
export const no = 'No'
export const deleteSubmission = (who: string) => `Eliminar el envío de ${who}`
export const someone = 'alguien'
export const deleteOne = '¿Eliminar este envío?'
export const deleteOneLine = 'No se puede restaurar.'
export const deletedOne = 'Envío eliminado'
export const deleteOfAddress = 'Eliminar por dirección de correo'
export const deleteOfAddressLine =
  'Elimina todo lo que esta persona envió, a todos los CTA. No se puede deshacer.'
export const emailAddress = 'Dirección de correo'
export const deletePermanently = 'Eliminar definitivamente'
export const deletedCount = (count: number) =>
  formatCount(count, 'envío eliminado', 'envíos eliminados')

// Report
export const couldntLoadReport = 'No se pudo cargar el informe'
export const noFigures = 'Aún no hay cifras. Aparecen cuando los visitantes ven el CTA.'
export const range = 'Días'
export const lastDays = (days: number) => `Últimos ${days} días`
export const byDay = 'Impresiones por día'
export const asTable = 'Mostrar como tabla'
export const byPlace = 'Por ubicación'
export const otherPages = 'Otros sitios web'
export const effect = 'Lo que aporta'
export const saw = 'Lo vieron'
export const controlGroup = 'Grupo de control'
export const visitors = 'Visitantes'
export const converted = 'Conversiones'
export const interval = 'Intervalo del 95 %'
export const intervalOf = (low: number, high: number) =>
  `${formatShare(low)} a ${formatShare(high)}`
export const convertedExplanation =
  'Conversión: hizo clic en un CTA o lo envió, o siguió un enlace del contenido a la misma dirección.'
export const comparedWith = (other: string) => `Comparación con «${other}»`
export const thisCta = 'Este CTA'
export const points = (low: number, high: number) =>
  `de ${signed(low)} a ${signed(high)} puntos porcentuales`
export const VERDICTS = {
  more: (range: string) => `Aporta más: ${range} (intervalo del 95 %).`,
  less: (range: string) => `Aporta menos: ${range} (intervalo del 95 %).`,
  unclear: (range: string) => `Sin diferencia clara: ${range} (intervalo del 95 %).`,
  'too-few': () => 'Aún hay muy pocos visitantes para saberlo.',
} as const

function signed(share: number): string {
  const value = Math.round(share * 1_000) / 10
  return `${value > 0 ? '+' : value < 0 ? '−' : ''}${formatNumber(Math.abs(value))}`
}
