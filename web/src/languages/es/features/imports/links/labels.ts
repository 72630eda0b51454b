import type { LinkPasswords, LinkProblemKind } from '@satchel/contract/imports/links.ts'
import { formatCount, formatNumber } from '../../../../../lib/format/format.ts'

export { products } from '../../../../../features/imports/links/labels.ts'

// Links import
export const chooseAnotherFile = 'Elegir otro archivo'
export const draftLine = (rows: number, file: string, product: string) =>
  `${formatCount(rows, 'fila', 'filas')} en ${file}${product ? `, reconocido como exportación de ${product}` : ''}`

// Plan
export const checking = (rows: number) => `Comprobando ${formatCount(rows, 'fila', 'filas')}…`
export const checkedOf = (rows: number, total: number) =>
  `Comprobando filas: ${formatNumber(rows)} de ${formatNumber(total)}…`
export const checkingRows = 'Filas comprobadas'
export const plan = 'Qué va a pasar'
export const newLinks = 'Enlaces nuevos'
export const same = 'Ya existen'
export const takenSlugs = 'Dirección corta ocupada'
export const invalid = 'No importables'
export const planLine = (items: number, visits: number) =>
  visits > 0
    ? `Los enlaces llevan a ${formatCount(items, 'contenido nuevo', 'contenidos nuevos')} de la biblioteca. ${formatCount(visits, 'visita anterior se mostrará', 'visitas anteriores se mostrarán')} como «visitas antes», aparte de lo que se cuenta aquí.`
    : `Los enlaces llevan a ${formatCount(items, 'contenido nuevo', 'contenidos nuevos')} de la biblioteca.`
export const couldntMakeThePlan = 'No se ha podido leer la tabla'
export const nothingToImport = 'Nada que importar'
export const importLinks = (count: number) => `Importar ${formatCount(count, 'enlace', 'enlaces')}`
export const categoryMissing = (names: string) =>
  `Su equipo exige un valor para ${names}. Elíjalo abajo para todos los contenidos nuevos.`

export const comeWithdrawn = (count: number) =>
  count === 1
    ? '1 enlace ya no se abría en otro lugar y llega retirado.'
    : `${formatNumber(count)} enlaces ya no se abrían en otro lugar y llegan retirados.`

// Passwords
export const askedForPasswords = (count: number) =>
  count === 1
    ? '1 enlace pedía una contraseña en otro lugar'
    : `${formatNumber(count)} enlaces pedían una contraseña en otro lugar`
export const passwordsHint =
  'Sus contraseñas no se pueden traer. Sin contraseña, se abrirían para todo el mundo.'
export const passwordChoices: Readonly<Record<LinkPasswords['as'], string>> = {
  withdrawn: 'Traerlos retirados: se abrirán cuando los restaure',
  password: 'Dar a todos una contraseña nueva',
  email: 'Pedir en su lugar una dirección de correo verificada',
  'left-out': 'Omitirlos',
}
export const newPassword = 'Contraseña nueva'
export const newPasswordHint = (least: number) => `Al menos ${formatNumber(least)} caracteres`

// Domains
export const domains = 'Dónde se abrirán los enlaces'
export const domain = 'Dominio de la tabla'
export const noDomain = 'Ninguno'
export const opensAt = 'Se abre en'
export const moveDomain =
  'Los enlaces de un dominio que no es suyo se abren en su propia dirección. Para que sigan funcionando en la antigua, añada antes ese dominio en Ajustes.'

// Conflicts
export const conflicts = 'Conflictos y problemas'
export const slug = 'Dirección corta'
export const onlyFirstProblems = 'Solo se muestran los primeros 1.000.'
export const kinds: Readonly<Record<LinkProblemKind, string>> = {
  taken: 'Ocupada',
  'invalid-target': 'Destino no válido',
  'bad-slug': 'Dirección no válida',
  reserved: 'Reservada',
  'bad-value': 'Valor no válido',
  'plan-limit': 'Límite del plan',
  'left-out': 'Omitido',
  note: 'Importado con una nota',
}
