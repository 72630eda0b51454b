import type { AuditAction, AuditEntry } from '@satchel/contract/audit.ts'
import { formatCount, formatDay } from '../../../../lib/format/format.ts'

/** Actions in words, as the rest of a sentence that starts with the person's name. */
const PHRASES: Readonly<Partial<Record<AuditAction, string>>> = {
  'session.started': 'inició sesión',
  'session.refused': 'no pudo iniciar sesión',
  'session.ended': 'cerró sesiones',
  'session.replayed': 'perdió su sesión porque un token se usó dos veces',
  'session-rules.changed': 'cambió la duración de las sesiones',
  'password.changed': 'cambió su contraseña',
  'password.reset': 'restableció su contraseña por correo',
  'totp.added': 'añadió una aplicación de autenticación',
  'totp.removed': 'eliminó su aplicación de autenticación',
  'recovery-codes.renewed': 'creó nuevos códigos de recuperación',
  'recovery-code.used': 'inició sesión con un código de recuperación',
  'passkey.added': 'añadió una llave de acceso',
  'passkey.renamed': 'renombró una llave de acceso',
  'passkey.removed': 'eliminó una llave de acceso',
  'factors.reset': 'restableció la verificación en dos pasos de',
  'sign-in-rules.changed': 'cambió las reglas de inicio de sesión',
  'tenant.changed': 'cambió los datos de la empresa',
  'tenant.closing': 'inició el cierre de la cuenta',
  'tenant.kept': 'canceló el cierre de la cuenta',
  'audit.exported': 'exportó el registro de auditoría',
  'export.made': 'exportó la biblioteca',
  'report.exported': 'exportó un informe',
  'import.started': 'inició la importación',
  'import.undone': 'deshizo la importación',
  'links.exported': 'exportó enlaces',
  'items.deleted': 'movió a la papelera',
  'items.purged': 'eliminó definitivamente',
  'bin.emptied': 'vació la papelera',
  'collection.deleted': 'eliminó la colección',
  'site.published': 'publicó el sitio',
  'site.unpublished': 'retiró el sitio de la web',
  'site.deleted': 'eliminó el sitio',
  'site.password-set': 'definió una contraseña para el sitio',
  'site.password-removed': 'quitó la contraseña del sitio',
  'cta.deleted': 'eliminó el CTA',
  'cta.submissions-deleted': 'eliminó envíos de formularios',
  'cta.submissions-exported': 'exportó envíos de formularios',
  'link.withdrawn': 'retiró un enlace',
  'link.handed-over': 'transfirió el enlace',
  'preset.made': 'creó el ajuste predefinido de enlaces',
  'preset.changed': 'cambió el ajuste predefinido de enlaces',
  'preset.deleted': 'eliminó el ajuste predefinido de enlaces',
  'taxonomy.changed': 'cambió categorías o etiquetas',
  'sharing.changed': 'cambió las opciones para compartir',
  'notifications.changed': 'cambió las notificaciones predeterminadas',
  'wishlist.changed': 'cambió la configuración de la lista de deseos',
  'wishlist.trusted': 'aprobó por adelantado los deseos de',
  'wishlist.distrusted': 'vuelve a exigir aprobación para los deseos de',
  'wish.deleted': 'eliminó el deseo',
  'domain.added': 'añadió el dominio corto',
  'domain.changed': 'cambió el dominio corto',
  'domain.removed': 'eliminó el dominio corto',
  'billing.changed': 'cambió el plan o la facturación',
  'company.changed': 'cambió el plan o los límites de',
  'company.suspended': 'suspendió',
  'company.resumed': 'reanudó',
  'company.deleted': 'empezó a eliminar',
  'company.admitted': 'admitió',
  'user.invited': 'invitó a',
  'user.joined': 'se unió al equipo',
  'user.changed': 'cambió el perfil de',
  'user.role-changed': 'cambió el rol de',
  'user.deactivated': 'desactivó a',
  'user.reactivated': 'reactivó a',
  'user.handed-over': 'transfirió contenido de',
  'ownership.handed-over': 'transfirió la propiedad a',
  'invitation.sent-again': 'reenvió la invitación a',
  'invitation.revoked': 'revocó la invitación a',
  'partner-code.made': 'creó un código de socio',
  'partner-code.withdrawn': 'retiró un código de socio',
  'sso.provider-added': 'añadió el proveedor de inicio de sesión',
  'sso.provider-changed': 'cambió el proveedor de inicio de sesión',
  'sso.provider-removed': 'eliminó el proveedor de inicio de sesión',
  'sso.domain-added': 'añadió el dominio de correo',
  'sso.domain-changed': 'cambió el dominio de correo',
  'sso.domain-proved': 'verificó el dominio de correo',
  'sso.domain-removed': 'eliminó el dominio de correo',
  'scim.token-added': 'creó un token SCIM',
  'scim.token-removed': 'revocó un token SCIM',
  'wish-feed.added': 'creó una dirección de canal para deseos',
  'wish-feed.removed': 'desactivó la dirección de canal para deseos',
  'api-key.added': 'creó la clave de API',
  'api-key.removed': 'revocó la clave de API',
  'app.connected': 'conectó la aplicación',
  'app.disconnected': 'desconectó la aplicación',
  'webhook.added': 'creó el webhook',
  'webhook.changed': 'cambió el webhook',
  'webhook.secret-renewed': 'sustituyó el secreto del webhook',
  'webhook.replayed': 'reenvió entregas del webhook',
  'webhook.removed': 'eliminó el webhook',
  'crm.connected': 'conectó el CRM',
  'crm.changed': 'cambió lo que se envía al CRM',
  'crm.paused': 'perdió el acceso al CRM',
  'crm.disconnected': 'desconectó el CRM',
}

export function actionPhrase(action: string): string {
  return PHRASES[action as AuditAction] ?? action.replace(/[.-]/g, ' ')
}

export function actionLabel(action: string): string {
  const words = actionPhrase(action)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function formatDetails({ action, details }: AuditEntry): string {
  const { count, rows, source, report, from, to, ...others } = details
  const label = [
    typeof count === 'number' && formatCount(count, ...nounOf(action)),
    typeof rows === 'number' &&
      `${formatCount(rows, 'fila', 'filas')}${source ? ` de ${sourceLabel(source)}` : ''}`,
    typeof report === 'string' && (REPORTS[report] ?? formatDetailName(report)),
    formatFromTo(from, to),
  ]
  const rest = Object.entries(others).map(([name, value]) => formatDetail(name, value))
  return [...label, ...rest].filter(Boolean).join(', ')
}

function nounOf(action: string): [one: string, many: string] {
  return action.startsWith('cta.') ? ['envío', 'envíos'] : ['elemento', 'elementos']
}

function sourceLabel(source: unknown): string {
  const labels: Readonly<Record<string, string>> = {
    csv: 'un CSV',
    sitemap: 'un mapa del sitio',
    urls: 'direcciones URL',
    upload: 'archivos subidos',
    archive: 'un archivo ZIP',
  }
  return labels[String(source)] ?? String(source)
}

/** Formats days as "28 ago 2026 – 25 nov 2026", other values as "editor → admin". */
function formatFromTo(from: unknown, to: unknown): string {
  if (isDay(from) && isDay(to)) return `${formatDay(from)} – ${formatDay(to)}`
  if (from === undefined && to === undefined) return ''
  if (from === undefined) return `a ${formatDetailValue(to)}`
  if (to === undefined) return `de ${formatDetailValue(from)}`
  return `${formatDetailValue(from)} → ${formatDetailValue(to)}`
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
}

function formatDetail(name: string, value: unknown): string {
  if (name === 'method') return METHODS[String(value)] ?? `con ${value}`
  if (name === 'apiKey') return `con la clave de API «${value}»`
  if (name === 'app') return `con la aplicación «${value}»`
  if (name === 'secondFactor' && value === true) return 'con verificación en dos pasos'
  if (name === 'secondFactor') return 'sin verificación en dos pasos'
  return `${formatDetailName(name)}: ${formatDetailValue(value)}`
}

const METHODS: Readonly<Record<string, string>> = {
  password: 'con contraseña',
  passkey: 'con llave de acceso',
  sso: 'con inicio de sesión único',
  code: 'con un código enviado por correo',
  totp: 'con un código de autenticación',
  invitation: 'con una invitación',
  handoff: 'desde otra sesión',
}

const REPORTS: Readonly<Record<string, string>> = {
  overview: 'resumen',
  content: 'contenido',
  links: 'enlaces',
  people: 'personas',
  coverage: 'cobertura',
  searches: 'búsquedas',
  sites: 'sitios',
  ctas: 'CTA',
  adoption: 'adopción',
  unused: 'sin usar',
}

const DETAILS: Readonly<Record<string, string>> = {
  name: 'nombre',
  names: 'nombres',
  email: 'correo',
  role: 'rol',
  plan: 'plan',
  status: 'estado',
  reason: 'motivo',
  which: 'cuál',
  format: 'formato',
  fields: 'campos',
  scopes: 'ámbitos',
  code: 'código',
  trialDays: 'días de prueba',
  closesAt: 'se cierra',
  invited: 'con invitación',
  provider: 'proveedor',
  by: 'mediante',
  items: 'elementos',
  collections: 'colecciones',
  sites: 'sitios',
  links: 'enlaces',
  wishes: 'deseos',
  savedSearches: 'búsquedas guardadas',
  events: 'eventos',
  url: 'URL',
}

function formatDetailName(name: string): string {
  return DETAILS[name] ?? name.replace(/([A-Z])/g, ' $1').toLowerCase()
}

function formatDetailValue(value: unknown): string {
  if (value === true) return 'sí'
  if (value === false) return 'no'
  if (value === null) return 'ninguno'
  if (Array.isArray(value) && value.every((each) => typeof each === 'string'))
    return value.join('; ')
  if (isDay(value)) return formatDay(value)
  if (isChange(value)) return formatFromTo(value.from, value.to)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function isChange(value: unknown): value is { from: unknown; to: unknown } {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value
}
