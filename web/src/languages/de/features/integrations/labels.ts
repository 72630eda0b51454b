import type { WebhookEvent } from '@satchel/contract/integrations/webhook-events.ts'
import type { DeliveryState } from '@satchel/contract/integrations/webhooks.ts'
import { formatList } from '../../../../lib/format/format.ts'

export { outcome } from '../../../../features/integrations/labels.ts'

// List
export const webhooks = 'Webhooks'
export const couldntLoadWebhooks = 'Die Webhooks konnten nicht geladen werden'
export const newWebhook = 'Neuer Webhook'
export const noWebhooks =
  'Noch keine Webhooks. Ein Webhook sendet Leads und andere Ereignisse sofort an Ihr CRM oder ein anderes System.'
export const events: Record<WebhookEvent, string> = {
  'lead.received': 'Lead erhalten',
  'link.created': 'Link erstellt',
  'link.viewed': 'Link aufgerufen',
  'item.added': 'Inhalt hinzugefügt',
  'wish.created': 'Wunsch hinzugefügt',
  'audit.recorded': 'Eintrag im Audit-Protokoll',
}
export const eventName = (event: string) =>
  event === 'test' ? 'Test' : (events[event as WebhookEvent] ?? event)
export const eventList = (chosen: string[]) => formatList(chosen.map(eventName))
export const on = 'Ein'
export const off = 'Aus'
export const failing = 'Fehlerhaft'
export const turnedOff = 'Nach Fehlern ausgeschaltet'
export const failingSince = 'Fehlerhaft seit'
export const turnOn = 'Einschalten'
export const turnOff = 'Ausschalten'
export const actionsFor = (name: string) => `Aktionen für ${name}`
export const sendTest = 'Test senden'
export const testSent = 'Test gesendet. Das Ergebnis sehen Sie im Protokoll.'
export const deliveries = 'Zustellungen'
export const deliveriesOf = (name: string) => `Zustellungen an ${name}`
export const newSecret = 'Neues Geheimnis'
export const replaceSecret = 'Das Geheimnis ersetzen?'
export const oldSecretStops =
  'Ihr Empfänger weist Zustellungen ab, bis er das neue Geheimnis hat. Das alte gilt ab sofort nicht mehr.'
export const replace = 'Ersetzen'
export const deleteNamed = (name: string) => `${name} löschen?`
export const deleteWarning =
  'Es werden keine Ereignisse mehr an ihn gesendet, und sein Protokoll wird gelöscht.'
export const deleted = 'Webhook gelöscht'

// Form
export const editWebhook = 'Webhook bearbeiten'
export const address = 'Adresse'
export const addressHint = 'Beginnt mit https:// und nimmt POST-Anfragen an'
export const sendWhen = 'Senden bei'
export const auditHint = 'Als CloudEvents, für ein SIEM'

// Secret
export const secret = 'Geheimnis für Signaturen'
export const copySecretNow = 'Kopieren Sie das Geheimnis jetzt. Es wird nicht noch einmal gezeigt.'
export const secretHint =
  'Damit prüft Ihr Empfänger, ob eine Zustellung wirklich von Satchel kommt.'
export const copySecret = 'Geheimnis kopieren'

// Log
export const couldntLoadDeliveries = 'Die Zustellungen konnten nicht geladen werden'
export const noDeliveries =
  'Keine Zustellungen in den letzten 30 Tagen. Senden Sie zum Ausprobieren einen Test.'
export const states: Record<DeliveryState, string> = {
  waiting: 'Wartet',
  delivered: 'Zugestellt',
  failed: 'Fehlgeschlagen',
}
export const resend = 'Erneut senden'
export const resent = 'Erneut gesendet'
export const nextTry = 'Nächster Versuch'
export const attempts = 'Versuche'
export const noAttempts = 'Noch nicht gesendet'
export const payload = 'Daten'
export const response = 'Antwort'
