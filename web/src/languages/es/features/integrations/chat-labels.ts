import type { WebhookFormat, WebhookTiming } from '@satchel/contract/integrations/webhooks.ts'

export const format = 'Enviar a'
export const formats: Record<WebhookFormat, string> = {
  standard: 'Otro sistema',
  slack: 'Slack',
  teams: 'Teams',
}
export const address = 'Dirección del webhook'
export const addressHints: Record<Exclude<WebhookFormat, 'standard'>, string> = {
  slack: 'En Slack: Apps → Incoming Webhooks → Añadir a Slack',
  teams:
    'En Teams: canal → Workflows → plantilla que publica en un canal al recibir una solicitud de webhook',
}
export const keepAddress = 'Déjelo vacío para conservar la dirección actual'
export const addressIsSecret =
  'Quien conozca la dirección puede publicar en el canal. Se guarda cifrada y se muestra abreviada.'

export const when = 'Mensajes'
export const timings: Record<WebhookTiming, string> = {
  all: 'Por cada evento',
  confirmed: 'Solo lectores confirmados',
  digest: 'Resumen diario',
}
export const timingHints: Partial<Record<WebhookTiming, string>> = {
  confirmed:
    'Lecturas y descargas de personas que verificaron su dirección o introdujeron una contraseña',
  digest: 'Un mensaje al día a las 8:00',
}

export const quietHours = 'Horas de silencio'
export const quietHoursHint =
  'Los mensajes esperan a que terminen. Las pruebas se envían de todos modos.'
export const from = 'De'
export const until = 'A'
export const timeZone = 'Zona horaria'
export const companyZone = 'Zona horaria de la empresa'
export const quietFromUntil = (from: string, until: string) => `Silencio de ${from} a ${until}`
export const lastProblem = 'Último problema'
