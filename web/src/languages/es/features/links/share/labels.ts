import type { HiddenContent, HiddenKind } from '@satchel/contract/items/hidden.ts'
import { formatCount, formatList, pluralOf } from '../../../../../lib/format/format.ts'

// Share modes
export const onePerson = 'Una persona'
export const severalPeople = 'Varias personas'

// Bulk form
export const whoAreThey = '¿Para quiénes son?'
export const listHint = 'Una por línea, por ejemplo Bo Berg <bo@cliente.com>, Cliente S. A.'
export const tooManyRecipients = (recipientsMax: number, count: number) =>
  `Hasta ${recipientsMax} a la vez. Ha introducido ${count}.`
export const createLinks = 'Crear enlaces'
export const createCount = (count: number) => `Crear ${formatCount(count, 'enlace', 'enlaces')}`
export const recipientsFound = 'Destinatarios encontrados'
export const people = (count: number) => formatCount(count, 'persona', 'personas')
export const notAddresses = (count: number) =>
  formatCount(count, 'dirección no es correcta', 'direcciones no son correctas')
export const notCreated = 'No creados'
export const alreadyShared = 'Ya compartido'

// Bulk result
export const email = 'Correo electrónico'
export const organization = 'Organización'
export const link = 'Enlace'
export const note = 'Observación'
export const itemNameLinksCsv = (itemName: string) => `Enlaces a ${itemName}.csv`
export const linksForPeople = (made: number, count: number) =>
  `${formatCount(made, 'enlace', 'enlaces')} para ${formatCount(count, 'persona', 'personas')}`
export const links = 'Enlaces'
export const copyTable = 'Copiar tabla'
export const copyLinkFor = (whose: string) => `Copiar el enlace para ${whose}`
export const emailAll = (count: number) => `Enviar por correo (${count})`
export const sendEmails = (count: number) => `Enviar ${formatCount(count, 'correo', 'correos')}`
export const emailsSent = (count: number) =>
  formatCount(count, 'correo enviado', 'correos enviados')
export const notSent = (count: number, reason: string) =>
  `${formatCount(count, 'correo no enviado', 'correos no enviados')}: ${reason}`
export const csv = 'CSV'

// Separate links
export const linksForItems = (count: number) =>
  `Compartir ${formatCount(count, 'elemento', 'elementos')} con enlaces separados`
export const selectedItems = 'Elementos seleccionados'
export const linksCreated = (count: number) =>
  formatCount(count, 'enlace creado', 'enlaces creados')
export const linksMissing = (count: number) =>
  `No se ${pluralOf(count, 'pudo', 'pudieron')} crear ${formatCount(count, 'enlace', 'enlaces')}`
export const copyAll = (count: number) => `Copiar todos (${count})`

// Share form
export const send = 'Enviar'
export const memo = 'Nota'
export const onlyYouSeeIt = 'Solo la ve usted'

// Share status
export const aboutTheLink = 'Acerca de este enlace'
export const anyoneCanOpen = 'Sin nombre, puede abrirlo cualquiera que tenga el enlace'
export const anyoneWithPassword =
  'Sin nombre, puede abrirlo cualquiera que tenga el enlace y la contraseña'
export const withoutNameWithEmail =
  'Sin nombre, puede abrirlo cualquiera que introduzca una dirección de correo'
export const onlyAllowedCanOpen = 'Solo pueden abrirlo las direcciones que usted permita'
export const forName = (name: string) => `Para ${name}. Añada una dirección para ver si lo abre`
export const finishAddress = 'Elija a alguien o complete la dirección'
export const checkingEarlierLinks = 'Buscando enlaces anteriores'
export const notSharedWithThemYet = 'Aún no compartido con esta persona'

// Earlier links
export const andMoreUnderLinks = (count: number) => `y ${count} más en Enlaces`

// Made link
export const alreadyHasThisLink = (who: string) => `${who} ya tiene este enlace`
export const newLink = (who: string) => `Nuevo enlace para ${who}`
export const newLinkAnyoneCanOpen = 'Nuevo enlace que cualquiera puede abrir'
export const newLinkWithoutAName = 'Nuevo enlace sin nombre'
export const notOpenedYet = 'aún no abierto'
export const copiedPrefix = 'Copiado. '
export const copyItBelow = ' Cópielo abajo.'
export const sendEmail = 'Enviar correo'
export const qrCode = 'Código QR'
export const viewAsVisitor = 'Ver como visitante'
export const copyPassword = 'Copiar contraseña'
export const passwordCopied = 'Contraseña copiada'
export const done = 'Listo'
export const forWhom = (who: string) => `para ${who}`
export const emailSent = (sharedToEmail: string) => `Correo enviado a ${sharedToEmail}`

// Send mail
export const message = 'Mensaje'
export const repliesGo = (email: string) => `Las respuestas llegan a ${email}`
export const optional = 'Opcional'
export const sendTo = (sharedToEmail: string) => `Enviar a ${sharedToEmail}`

// Recipient field
export const whoIs = '¿Para quién es?'
export const sharedWithBefore = 'Compartido anteriormente con'
export const peopleGroup = 'Personas'
export const organizations = 'Organizaciones'
export const newPerson = 'nueva persona'
export const newOrganization = 'nueva organización'
export const matches = (count: number) =>
  `${formatCount(count, 'coincidencia', 'coincidencias')}. Intro elige la resaltada.`

// Preview card
export const previewInChats = 'Cómo se ve en chats y correos'
export const passwordProtected = 'Este enlace está protegido con contraseña'
export const whoIsOpeningThis = '¿Quién abre esto?'

// Drafts
export const draftRestored = 'Se ha recuperado lo que escribió'
export const clearDraft = 'Borrar el borrador'
export const draftKept = 'Se conserva lo que escribió'

// Share form
export const enterAddressLikeNameCompany = 'Introduzca una dirección como nombre@empresa.com'

// Share dialog
export const shareNamed = (itemName: string) => `Compartir ${itemName}`

// Hidden content notice
const HIDDEN: Record<HiddenKind, (count: number) => string> = {
  notes: (count) => `notas del orador en ${formatCount(count, 'diapositiva', 'diapositivas')}`,
  slides: (count) => formatCount(count, 'diapositiva oculta', 'diapositivas ocultas'),
  sheets: (count) => formatCount(count, 'hoja oculta', 'hojas ocultas'),
  rows: (count) => formatCount(count, 'fila oculta', 'filas ocultas'),
  columns: (count) => formatCount(count, 'columna oculta', 'columnas ocultas'),
  text: (count) => formatCount(count, 'fragmento de texto oculto', 'fragmentos de texto oculto'),
  objects: (count) => formatCount(count, 'objeto oculto', 'objetos ocultos'),
  layers: (count) => formatCount(count, 'capa oculta', 'capas ocultas'),
  comments: (count) => formatCount(count, 'comentario', 'comentarios'),
  changes: (count) =>
    formatCount(
      count,
      'cambio controlado o versión anterior',
      'cambios controlados o versiones anteriores',
    ),
  films: (count) => formatCount(count, 'vídeo o grabación', 'vídeos o grabaciones'),
  attachments: (count) => formatCount(count, 'archivo incrustado', 'archivos incrustados'),
  data: (count) => formatCount(count, 'copia de datos de origen', 'copias de datos de origen'),
  authors: (count) => formatCount(count, 'nombre de autor', 'nombres de autores'),
  properties: (count) => formatCount(count, 'propiedad del documento', 'propiedades del documento'),
}
const KINDS = Object.keys(HIDDEN) as HiddenKind[]

export function listHidden(content: HiddenContent): string {
  return formatList(
    KINDS.flatMap((kind) => {
      const count = content[kind]
      return count ? [HIDDEN[kind](count)] : []
    }),
  )
}
export const originalContains = (files: number) =>
  files === 1
    ? 'Los visitantes pueden descargar el original, con:'
    : 'Los visitantes pueden descargar los originales, con:'
export const downloadAsPdf = 'Descargar como PDF'
export const filmsAreStills = (films: number) =>
  films === 1
    ? 'Un vídeo o una grabación se ve como imagen fija. Compártalo junto al documento o permita descargar el original.'
    : `${formatCount(films, 'vídeo o grabación', 'vídeos o grabaciones')} se ven como imagen fija. Compártalos junto al documento o permita descargar el original.`
export const visitorsDontSee = (carried: string) => `Los visitantes no reciben: ${carried}`
export const notChecked = (files: number, unchecked: number) =>
  files === 1
    ? 'No se pudo comprobar si este archivo tiene contenido oculto. Puede que los visitantes lo reciban tal como se subió.'
    : `No se pudo comprobar si hay contenido oculto en ${formatCount(unchecked, 'archivo', 'archivos')}. Puede que los visitantes reciban los archivos tal como se subieron.`
export const noPdfOf = (files: number, missing: number) =>
  files === 1
    ? 'Este archivo no se pudo convertir en PDF, así que los visitantes no pueden descargarlo salvo que desactive «Descargar como PDF».'
    : `No se ${pluralOf(missing, 'pudo', 'pudieron')} convertir en PDF ${formatCount(missing, 'archivo', 'archivos')}, así que los visitantes no pueden ${pluralOf(missing, 'descargarlo', 'descargarlos')} salvo que desactive «Descargar como PDF».`
export const noWatermarkOn = (files: number) =>
  files === 1
    ? 'Un PDF tiene páginas que no se pueden mostrar con marca de agua: los visitantes las verían en blanco.'
    : `${formatCount(files, 'PDF', 'PDF')} tienen páginas que no se pueden mostrar con marca de agua: los visitantes las verían en blanco.`

// Gate
export const gate = 'Antes de abrirse'
export const noGate = 'Nada'
export const emailGate = 'Cualquier correo'
export const verifiedGate = 'Correo verificado'
export const whatVisitorsSee = 'Lo que ven los visitantes'
export const askedForPassword = 'Contraseña'
export const askedForEmail = 'Su dirección de correo'
export const askedForCode = 'El código que les enviamos'
