import { formatCount, pluralOf } from '../../../../lib/format/format.ts'

// Recipient list
export const lastActivity = 'Última actividad'
export const mostViews = 'Más vistas'
export const NAMES = {
  person: { one: 'persona', many: 'personas', none: 'Comparta con una persona' },
  organization: {
    one: 'organización',
    many: 'organizaciones',
    none: 'Añada una organización al compartir',
  },
} as const
export const couldntLoad = (many: string) => `No se pudieron cargar las ${many}`
export const emptyLine = (none: string) => `${none} para ver qué recibió y qué abrió.`
export const searchMany = (many: string) => `Buscar ${many}`
export const noResults = (one: string, search: string) =>
  `No se encontró ninguna ${one} para «${search}»`
export const openLibrary = 'Abrir la biblioteca'
export const nameAddressOrOrganization = 'Nombre, dirección u organización'
export const openedOfLinksOpened = (opened: number, links: number) =>
  `${opened} de ${formatCount(links, 'enlace', 'enlaces')} ${pluralOf(opened, 'abierto', 'abiertos')}`
export const views = (count: number) => formatCount(count, 'vista', 'vistas')
export const lastVisit = 'Última visita:'
export const noVisitsYet = 'Aún no hay visitas'
export const addressNotVerified = 'Dirección sin verificar'
export const enteredAtLinks = (links: number, views: number) =>
  `Indicada en ${formatCount(links, 'enlace', 'enlaces')}, ${formatCount(views, 'vista', 'vistas')}`
export const lastShared = 'Última vez compartido:'

// Recipient report
export const someoneElse = 'otra persona'
export const couldntLoadThisRecipient = 'No se pudo cargar este destinatario'
export const opened = 'Abierto'
export const notOpened = 'No abierto'
export const enteredNotVerified = 'Dirección indicada, sin verificar'
export const verifiedByOther = (email: string, views: number) =>
  `${formatCount(views, 'vista', 'vistas')} de ${email}, que verificó su dirección`
export const enteredByOther = (email: string) => `Alguien indicó ${email}, sin verificar`
export const openedSummary = (opened: number, links: number, views: number) =>
  `${opened} de ${formatCount(links, 'enlace', 'enlaces')} ${pluralOf(opened, 'abierto', 'abiertos')}, ${formatCount(views, 'vista', 'vistas')}`
export const sharedBy = 'Compartido por {sharer} {time}'
export const sharedWithPerson = 'Para {person}, compartido por {sharer} {time}'
export const openedViaLink = 'Abierto con el enlace de {owner}, compartido por {sharer} {time}'
export const personOpenedViaLink =
  'Para {person}, abierto con el enlace de {owner}, compartido por {sharer} {time}'
export const shareAgainNamed = (itemName: string) => `Compartir de nuevo: ${itemName}`
export const withdrawn = 'Retirado'
export const shareAgain = 'Compartir de nuevo'
export const notOpenedYet = 'Aún no abierto'
export const pagesRead = (read: number, pageCount: number) => `${read} de ${pageCount} páginas`
export const inThisCollection = 'En esta colección'
