import type { WebhookEvent } from '@satchel/contract/integrations/webhook-events.ts'
import type { DeliveryState } from '@satchel/contract/integrations/webhooks.ts'
import { formatList } from '../../../../lib/format/format.ts'

// List
export const webhooks = 'Webhooks'
export const couldntLoadWebhooks = 'No se pudieron cargar los webhooks'
export const newWebhook = 'Nuevo webhook'
export const noWebhooks =
  'Aún no hay webhooks. Un webhook envía contactos y otros eventos a su CRM u otro sistema en cuanto se producen.'
export const events: Record<WebhookEvent, string> = {
  'lead.received': 'Contacto recibido',
  'link.created': 'Enlace creado',
  'link.viewed': 'Enlace visto',
  'item.added': 'Elemento añadido',
  'wish.created': 'Deseo creado',
  'audit.recorded': 'Entrada añadida al registro de auditoría',
}
export const eventName = (event: string) =>
  event === 'test' ? 'Prueba' : (events[event as WebhookEvent] ?? event)
export const eventList = (chosen: string[]) => formatList(chosen.map(eventName))
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
export const oldSecretStops =
  'Su receptor rechaza las entregas hasta que tenga el nuevo secreto. El anterior deja de funcionar ahora.'
export const replace = 'Sustituir'
export const deleteNamed = (name: string) => `¿Eliminar ${name}?`
export const deleteWarning = 'Ya no se le enviarán eventos y se elimina su registro.'
export const deleted = 'Webhook eliminado'

// Form
export const editWebhook = 'Editar webhook'
export const address = 'Dirección'
export const addressHint = 'Empieza por https:// y acepta solicitudes POST'
export const sendWhen = 'Enviar cuando'
export const auditHint = 'Como CloudEvents, para un SIEM'

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
export const outcome = (status: number | null, error: string | null, ms: number) =>
  [error ?? (status === null ? '' : String(status)), `${ms} ms`].filter(Boolean).join(' · ')
