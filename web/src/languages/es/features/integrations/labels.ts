import type {
  WebhookEvent,
  WebhookEventGroup,
} from '@satchel/contract/integrations/webhook-events.ts'
import type {
  AttemptFault,
  DeliveryState,
  WebhookDelivery,
} from '@satchel/contract/integrations/webhooks.ts'
import { formatCount, formatList } from '../../../../lib/format/format.ts'

type Attempt = WebhookDelivery['attempts'][number]

// List
export const webhooks = 'Webhooks'
export const couldntLoadWebhooks = 'No se pudieron cargar los webhooks'
export const newWebhook = 'Nuevo webhook'
export const noWebhooks =
  'Aún no hay webhooks. Un webhook envía contactos y otros eventos a Slack, Teams, su CRM u otro sistema en cuanto se producen.'
export const eventGroups: Record<WebhookEventGroup, string> = {
  links: 'Enlaces',
  content: 'Contenido',
  people: 'Deseos y personas',
}
export const events: Record<WebhookEvent, string> = {
  'link.created': 'Enlace creado',
  'link.viewed': 'Enlace visto',
  'link.read': 'Enlace leído',
  'link.downloaded': 'Archivo descargado',
  'link.expiring': 'Enlace a punto de caducar',
  'link.withdrawn': 'Enlace retirado',
  'lead.received': 'Contacto recibido',
  'item.added': 'Elemento añadido',
  'item.updated': 'Elemento modificado',
  'item.expired': 'Elemento caducado',
  'collection.updated': 'Colección modificada',
  'site.published': 'Sitio publicado',
  'wish.created': 'Deseo creado',
  'wish.delivered': 'Deseo cumplido',
  'person.joined': 'Nueva persona',
  'person.left': 'Baja de una persona',
  'audit.recorded': 'Entrada añadida al registro de auditoría',
}
export const eventHints: Partial<Record<WebhookEvent, string>> = {
  'link.read': 'Tras la visita: quién, cuánto tiempo, qué páginas',
  'link.expiring': 'Un día antes',
  'audit.recorded': 'Como CloudEvents, para un SIEM',
}
const others: Record<string, string> = { test: 'Prueba', digest: 'Resumen diario' }
export const eventName = (event: string) => others[event] ?? events[event as WebhookEvent] ?? event
const EVENTS_NAMED = 3
export const eventList = (chosen: string[]) =>
  formatList(
    chosen.length > EVENTS_NAMED + 1
      ? [...chosen.slice(0, EVENTS_NAMED).map(eventName), moreEvents(chosen.length - EVENTS_NAMED)]
      : chosen.map(eventName),
  )
const moreEvents = (count: number) => `${count} más`
export const setUpBy = (program: string) => `Configurado por ${program}`
export const onlyLinksOf = (name: string) => `Solo enlaces de ${name}`
export const on = 'Activado'
export const off = 'Desactivado'
export const failing = 'Con fallos'
export const turnedOff = 'Desactivado tras varios fallos'
export const failingSince = 'Con fallos desde'
export const turnOn = 'Activar'
export const turnOff = 'Desactivar'
export const actionsFor = (name: string) => `Acciones para ${name}`
export const sendTest = 'Enviar prueba'
export const testSent = 'Prueba enviada. Vea el resultado en el registro.'
export const deliveries = 'Entregas'
export const deliveriesOf = (name: string) => `Entregas a ${name}`
export const newSecret = 'Nuevo secreto'
export const replaceSecret = '¿Sustituir el secreto?'
export const oldSecretSigns =
  'Durante 24 horas, las entregas se firman con ambos secretos. Sustitúyalo en su receptor antes de que pasen.'
export const stopOld = 'Dejar de usar ya el secreto anterior'
export const stopOldHint =
  'Si otra persona puede conocerlo. Su receptor rechaza las entregas hasta que tenga el nuevo.'
export const oldSecretUntil = 'Secreto anterior válido hasta'
export const replace = 'Sustituir'
export const deleteNamed = (name: string) => `¿Eliminar ${name}?`
export const deleteWarning = 'Ya no se le enviarán eventos y se elimina su registro.'
export const deleted = 'Webhook eliminado'

// Form
export const editWebhook = 'Editar webhook'
export const address = 'Dirección'
export const addressHint = 'Empieza por https:// y acepta solicitudes POST'
export const sendWhen = 'Enviar cuando'
export const ownLinks = 'Solo mis enlaces'
export const ownLinksHint =
  'Los eventos de enlaces se envían si el enlace es suyo. Los demás eventos no cambian.'
export const ownLinksHintOf = (name: string) =>
  `Los eventos de enlaces se envían si el enlace es de ${name}. Los demás eventos no cambian.`

// Secret
export const secret = 'Secreto de firma'
export const copySecretNow = 'Copie el secreto ahora. No se volverá a mostrar.'
export const secretHint =
  'Su receptor comprueba con él que una entrega procede realmente de Satchel.'
export const copySecret = 'Copiar el secreto'

// Log
export const couldntLoadDeliveries = 'No se pudieron cargar las entregas'
export const noDeliveries = 'Sin entregas en los últimos 30 días. Envíe una prueba.'
export const states: Record<DeliveryState, string> = {
  waiting: 'En espera',
  delivered: 'Entregado',
  failed: 'Fallido',
}
export const resend = 'Reenviar'
export const resent = 'Enviado de nuevo'
export const nextTry = 'Próximo intento'
export const attempts = 'Intentos'
export const noAttempts = 'Aún no enviado'
export const payload = 'Datos enviados'
export const response = 'Respuesta'
const reasons: Record<AttemptFault, (status: string) => string> = {
  status: (status) => `Respuesta ${status}`,
  redirect: (status) => `Redirección (${status}). Introduzca la dirección final`,
  timeout: () => 'Sin respuesta en 10 segundos',
  unreachable: () => 'No se pudo conectar',
  refused: () => 'No es una dirección pública',
  off: () => 'El webhook se desactivó',
  revoked: () => 'La dirección ya no funciona. Cree una nueva e introdúzcala aquí',
  'no-channel': () => 'El canal ya no existe',
  archived: () => 'El canal está archivado',
  forbidden: () => 'El espacio de trabajo no permite publicar aquí',
  limited: () => 'Demasiados mensajes. Satchel espera y lo intenta de nuevo',
  rejected: () => 'El mensaje no se aceptó',
  'no-address': () => 'Introduzca la dirección de nuevo',
  'no-rights': () => 'La clave o la aplicación que lo creó ya no puede recibirlo',
}
export const reasonOf = ({ status, error, fault }: Omit<Attempt, 'ms' | 'answer'>) =>
  fault ? reasons[fault](String(status ?? '')) : (error ?? status)
export const outcome = (attempt: Attempt) =>
  [reasonOf(attempt), `${attempt.ms} ms`].filter(Boolean).join(' · ')
export const waitsForEarlier = 'Espera una entrega anterior sobre el mismo enlace o elemento'

// Replay
export const replay = 'Reenviar un día'
export const replayTitle = 'Reenviar las entregas de un día'
export const replayHint =
  'Todas las entregas del día se envían de nuevo, con los mismos identificadores y en el mismo orden. Su receptor puede omitir las que ya tiene.'
export const day = 'Día'
export const replayed = (count: number) =>
  count === 0
    ? 'No hubo entregas ese día'
    : `${formatCount(count, 'entrega se enviará', 'entregas se enviarán')} de nuevo`
