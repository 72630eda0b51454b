import type { WebhookFormat, WebhookTiming } from '@satchel/contract/integrations/webhooks.ts'

export const format = 'Senden an'
export const formats: Record<WebhookFormat, string> = {
  standard: 'Anderes System',
  slack: 'Slack',
  teams: 'Teams',
}
export const address = 'Webhook-Adresse'
export const addressHints: Record<Exclude<WebhookFormat, 'standard'>, string> = {
  slack: 'In Slack: Apps → Incoming Webhooks → Zu Slack hinzufügen',
  teams:
    'In Teams: Kanal → Workflows → Vorlage, die bei einer Webhook-Anforderung in einem Kanal postet',
}
export const keepAddress = 'Leer lassen, um die jetzige Adresse zu behalten'
export const addressIsSecret =
  'Wer die Adresse kennt, kann im Kanal posten. Sie wird verschlüsselt gespeichert und gekürzt gezeigt.'

export const when = 'Nachrichten'
export const timings: Record<WebhookTiming, string> = {
  all: 'Zu jedem Ereignis',
  confirmed: 'Nur bestätigte Leser',
  digest: 'Tägliche Übersicht',
}
export const timingHints: Partial<Record<WebhookTiming, string>> = {
  confirmed:
    'Lesen und Downloads von Personen, die ihre Adresse bestätigt oder ein Passwort eingegeben haben',
  digest: 'Eine Nachricht pro Tag um 8:00 Uhr',
}

export const quietHours = 'Ruhezeiten'
export const quietHoursHint =
  'Nachrichten warten bis zu deren Ende. Tests werden trotzdem gesendet.'
export const from = 'Von'
export const until = 'Bis'
export const timeZone = 'Zeitzone'
export const companyZone = 'Zeitzone des Unternehmens'
export const quietFromUntil = (from: string, until: string) => `Ruhe von ${from} bis ${until}`
export const lastProblem = 'Letztes Problem'
