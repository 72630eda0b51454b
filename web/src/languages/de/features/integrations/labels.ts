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
export const couldntLoadWebhooks = 'Die Webhooks konnten nicht geladen werden'
export const newWebhook = 'Neuer Webhook'
export const noWebhooks =
  'Noch keine Webhooks. Ein Webhook sendet Leads und andere Ereignisse sofort an Slack, Teams, Ihr CRM oder ein anderes System.'
export const eventGroups: Record<WebhookEventGroup, string> = {
  links: 'Links',
  content: 'Inhalte',
  people: 'Wünsche und Personen',
}
export const events: Record<WebhookEvent, string> = {
  'link.created': 'Link erstellt',
  'link.viewed': 'Link aufgerufen',
  'link.read': 'Link gelesen',
  'link.downloaded': 'Datei heruntergeladen',
  'link.expiring': 'Link läuft bald ab',
  'link.withdrawn': 'Link zurückgezogen',
  'lead.received': 'Lead erhalten',
  'item.added': 'Inhalt hinzugefügt',
  'item.updated': 'Inhalt geändert',
  'item.expired': 'Inhalt abgelaufen',
  'collection.updated': 'Sammlung geändert',
  'site.published': 'Website veröffentlicht',
  'wish.created': 'Wunsch hinzugefügt',
  'wish.delivered': 'Wunsch erfüllt',
  'person.joined': 'Person hinzugekommen',
  'person.left': 'Person ausgeschieden',
  'audit.recorded': 'Eintrag im Audit-Protokoll',
}
export const eventHints: Partial<Record<WebhookEvent, string>> = {
  'link.read': 'Nach dem Besuch: wer, wie lange, welche Seiten',
  'link.expiring': 'Einen Tag vorher',
  'audit.recorded': 'Als CloudEvents, für ein SIEM',
}
const others: Record<string, string> = { test: 'Test', digest: 'Tägliche Übersicht' }
export const eventName = (event: string) => others[event] ?? events[event as WebhookEvent] ?? event
const EVENTS_NAMED = 3
export const eventList = (chosen: string[]) =>
  formatList(
    chosen.length > EVENTS_NAMED + 1
      ? [...chosen.slice(0, EVENTS_NAMED).map(eventName), moreEvents(chosen.length - EVENTS_NAMED)]
      : chosen.map(eventName),
  )
const moreEvents = (count: number) => `${count} weitere`
export const setUpBy = (program: string) => `Eingerichtet von ${program}`
export const onlyLinksOf = (name: string) => `Nur Links von ${name}`
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
export const oldSecretSigns =
  '24 Stunden lang werden Zustellungen mit beiden Geheimnissen signiert. Ersetzen Sie es bis dahin in Ihrem Empfänger.'
export const stopOld = 'Altes Geheimnis sofort nicht mehr verwenden'
export const stopOldHint =
  'Falls es jemand anderes kennen könnte. Ihr Empfänger weist Zustellungen ab, bis er das neue hat.'
export const oldSecretUntil = 'Altes Geheimnis gilt bis'
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
export const ownLinks = 'Nur meine Links'
export const ownLinksHint =
  'Ereignisse von Links werden gesendet, wenn es Ihr Link ist. Andere Ereignisse sind nicht betroffen.'
export const ownLinksHintOf = (name: string) =>
  `Ereignisse von Links werden gesendet, wenn der Link ${name} gehört. Andere Ereignisse sind nicht betroffen.`

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
const reasons: Record<AttemptFault, (status: string) => string> = {
  status: (status) => `Antwort ${status}`,
  redirect: (status) => `Weiterleitung (${status}). Geben Sie die endgültige Adresse ein`,
  timeout: () => 'Keine Antwort innerhalb von 10 Sekunden',
  unreachable: () => 'Keine Verbindung',
  refused: () => 'Keine öffentliche Adresse',
  off: () => 'Der Webhook wurde ausgeschaltet',
  revoked: () => 'Die Adresse gilt nicht mehr. Erstellen Sie eine neue und geben Sie sie hier ein',
  'no-channel': () => 'Den Kanal gibt es nicht mehr',
  archived: () => 'Der Kanal ist archiviert',
  forbidden: () => 'Der Arbeitsbereich erlaubt hier keine Nachrichten',
  limited: () => 'Zu viele Nachrichten. Satchel wartet und versucht es noch einmal',
  rejected: () => 'Die Nachricht wurde nicht angenommen',
  'no-address': () => 'Geben Sie die Adresse noch einmal ein',
  'no-rights': () => 'Der Schlüssel oder die App, von der er stammt, darf das nicht mehr erhalten',
}
export const reasonOf = ({ status, error, fault }: Omit<Attempt, 'ms' | 'answer'>) =>
  fault ? reasons[fault](String(status ?? '')) : (error ?? status)
export const outcome = (attempt: Attempt) =>
  [reasonOf(attempt), `${attempt.ms} ms`].filter(Boolean).join(' · ')
export const waitsForEarlier = 'Wartet auf eine frühere Zustellung zum selben Link oder Inhalt'

// Replay
export const replay = 'Tag erneut senden'
export const replayTitle = 'Zustellungen eines Tages erneut senden'
export const replayHint =
  'Alle Zustellungen des Tages werden mit denselben IDs und in derselben Reihenfolge noch einmal gesendet. Ihr Empfänger kann auslassen, was er schon hat.'
export const day = 'Tag'
export const replayed = (count: number) =>
  count === 0
    ? 'An diesem Tag gab es keine Zustellungen'
    : `${formatCount(count, 'Zustellung wird', 'Zustellungen werden')} erneut gesendet`
