import type { ApiScope } from '@satchel/contract/integrations/api-keys.ts'
import { formatList } from '../../../../../lib/format/format.ts'

export type { Area } from '../../../../../features/integrations/keys/labels.ts'

// List
export const apiKeys = 'Claves de API'
export const couldntLoadApiKeys = 'No se pudieron cargar las claves de API'
export const newKey = 'Nueva clave de API'
export const noKeys =
  'Aún no hay claves de API. Con una clave, sus propios scripts y otros sistemas leen y cambian lo que usted permita.'
export const valid = 'Válida'
export const expired = 'Caducada'
export const endsWith = (hint: string) => `Termina en ${hint}`
export const createdBy = (name: string) => `Creada por ${name}`
export const lastUsed = 'Último uso:'
export const notUsed = 'Aún no utilizada'
export const until = (day: string) => `Hasta el ${day}`
export const revokeNamed = (name: string) => `Revocar ${name}`
export const revokeTitle = (name: string) => `¿Revocar ${name}?`
export const revokeWarning =
  'Todo lo que usa esta clave deja de funcionar ahora. No se puede deshacer.'
export const revoked = 'Clave de API revocada'

// Form
export const nameHint = 'Qué la usa, por ejemplo «Sincronización con el CRM»'
export const mayDo = 'Qué puede hacer la clave'
export const mayDoHint = 'Nunca más de lo que puede hacer usted'
export const read = 'Leer'
export const change = 'Cambiar'
export const areas = {
  library: 'Biblioteca',
  links: 'Enlaces',
  sites: 'Sitios',
  ctas: 'CTA',
  wishes: 'Lista de deseos',
  reports: 'Informes',
  audit: 'Registro de auditoría',
  webhooks: 'Webhooks',
} as const
export const scopeName = (scope: ApiScope | string) => {
  const [area, verb] = scope.split('.')
  return `${areas[area as keyof typeof areas]}: ${verb === 'read' ? 'leer' : 'cambiar'}`
}
export const scopeList = (scopes: string[]) => formatList(scopes.map(scopeName))
export const expires = 'Caduca'
export const expiry = {
  30: 'En 30 días',
  90: 'En 90 días',
  365: 'En un año',
  0: 'Nunca',
} as const

// Secret
export const yourKey = 'Su clave de API'
export const copyKeyNow = 'Copie la clave ahora. No se volverá a mostrar.'
export const copyKey = 'Copiar la clave'
