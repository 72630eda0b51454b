import type { CrmFault, CrmKind, CrmPreview, CrmSend } from '@satchel/contract/integrations/crm.ts'
import { formatCount } from '../../../../../lib/format/format.ts'

export const names: Record<CrmKind, string> = { hubspot: 'HubSpot', salesforce: 'Salesforce' }

// List
export const crms = 'CRM'
export const couldntLoadCrms = 'Die CRM-Verbindungen konnten nicht geladen werden'
export const notConnected = 'Nicht verbunden'
export const notSetUp = 'Auf diesem Server nicht eingerichtet'
export const whatItDoes: Record<CrmKind, string> = {
  hubspot:
    'Lesevorgänge werden Notizen an Kontakten und ihren offenen Deals. Leads werden Kontakte.',
  salesforce:
    'Lesevorgänge werden abgeschlossene Aufgaben an Kontakten, Leads und ihrer Opportunity. Leads werden Leads.',
}
export const operatorSetsUp = (name: string, kind: CrmKind) =>
  `Wer diesen Server betreibt, registriert bei ${name} eine App mit der unten stehenden Callback-Adresse und setzt ${kind.toUpperCase()}_CLIENT_ID und ${kind.toUpperCase()}_CLIENT_SECRET.`
export const callbackAddress = 'Callback-Adresse'
export const connect = 'Verbinden'
export const connectNamed = (name: string) => `${name} verbinden`
export const reconnect = 'Neu verbinden'
export const connected = 'Verbunden'
export const paused = 'Angehalten'
export const resting = 'Wartet'
export const account = (name: string) => `Konto ${name}`
export const connectedBy = (name: string) => `Von ${name}`
export const waiting = (count: number) =>
  `${formatCount(count, 'Aktivität wartet', 'Aktivitäten warten')}`
export const pausedReasons: Record<'revoked' | 'lost', (name: string) => string> = {
  revoked: (name) =>
    `${name} nimmt den Zugang von Satchel nicht mehr an. Bis Sie neu verbinden, wird nichts gesendet; was wartet, wird dann gesendet.`,
  lost: () =>
    'Dieser Server hat seine Schlüssel verloren. Verbinden Sie neu, damit gesendet wird, was wartet.',
}
export const restsUntil = 'Gesendet wird wieder ab'
export const connectedToast = (name: string) =>
  `${name} ist verbunden. Wählen Sie, was gesendet wird.`
export const connectedAgain = (name: string) => `${name} ist wieder verbunden`
export const accessDenied = 'Nicht verbunden. Der Zugang wurde im CRM abgelehnt.'
export const refusedWith = (code: string) => `Nicht verbunden. Das CRM meldet: ${code}`
export const actionsFor = (name: string) => `Aktionen für ${name}`
export const disconnect = 'Trennen'
export const disconnectTitle = (name: string) => `${name} trennen?`
export const disconnectWarning =
  'Es wird nichts mehr gesendet, und was wartet, wird gelöscht. Was gesendet wurde, bleibt dort.'
export const disconnected = 'Getrennt'
export const notRevoked = (name: string) =>
  `Hier getrennt, aber ${name} hat es nicht bestätigt. Entfernen Sie Satchel dort aus den verbundenen Apps.`

// Choices
export const sendReadings = 'Lesevorgänge senden'
export const sendReadingsHint = 'Sobald ein Besuch einer bekannten Person endet'
export const confirmedOnly = 'Nur bestätigte Personen'
export const confirmedOnlyHint =
  'Wer die eigene Adresse bestätigt oder das Passwort des persönlichen Links eingegeben hat'
export const sendLeads = 'Leads senden'
export const sendLeadsHint =
  'Antworten auf Formulare und Adressen, die vor dem Öffnen eines Links eingegeben wurden'
export const showWhat = 'Zeigen, was gesendet wird'

// Preview
export const previewTitle = (name: string) => `Was an ${name} gesendet wird`
export const couldntLoadPreview = 'Die Vorschau konnte nicht geladen werden'
export const reading = 'Lesevorgang'
export const lead = 'Lead'
export const sample = 'Beispiel'
export const latest = 'Aus Ihren neuesten Daten'
export const becomes: Record<CrmKind, Record<'reading' | 'lead', string>> = {
  hubspot: {
    reading: 'Eine Notiz am Kontakt mit dieser Adresse und an seinen offenen Deals:',
    lead: 'Ein Kontakt. Gibt es einen mit dieser Adresse, werden nur seine leeren Felder ausgefüllt:',
  },
  salesforce: {
    reading:
      'Eine abgeschlossene Aufgabe am Kontakt oder Lead mit dieser Adresse und an der Opportunity des Kontakts, wenn genau eine offen ist:',
    lead: 'Ein Lead. Gibt es einen Kontakt oder Lead mit dieser Adresse, werden nur dessen leere Felder ausgefüllt:',
  },
}
export const fields: Record<keyof CrmPreview['lead']['person'], string> = {
  email: 'E-Mail',
  firstName: 'Vorname',
  lastName: 'Nachname',
  company: 'Firma',
  phone: 'Telefon',
  title: 'Position',
}
export const turnOn = 'Einschalten'

// Log
export const log = 'Protokoll'
export const logOf = (name: string) => `An ${name} gesendet`
export const couldntLoadLog = 'Das Protokoll konnte nicht geladen werden'
export const nothingSent = 'Nichts in den letzten 30 Tagen'
export const kinds: Record<CrmSend['kind'], string> = { reading: 'Lesevorgang', lead: 'Lead' }
export const states: Record<CrmSend['state'], string> = {
  waiting: 'Wartet',
  sent: 'Gesendet',
  skipped: 'Übersprungen',
  failed: 'Fehlgeschlagen',
}
export const faults: Record<CrmFault, string> = {
  'no-contact': 'Kein Kontakt mit dieser Adresse',
  deleted: 'Der Datensatz wurde gelöscht',
  forbidden: 'Eine Berechtigung fehlt',
  rejected: 'Nicht angenommen',
  revoked: 'Zugang entzogen',
  limited: 'Zu viele Aufrufe',
  unreachable: 'Keine Verbindung',
  timeout: 'Keine rechtzeitige Antwort',
  failing: 'Das CRM hat eine Störung',
  refused: 'Keine öffentliche Adresse',
  'too-late': 'Wartete mehr als eine Woche',
  error: 'Eine Störung auf diesem Server',
}
export const nextTry = 'Nächster Versuch'
export const openThere = (name: string) => `In ${name} öffnen`
export const retry = 'Wiederholen'
export const retrying = 'Wird erneut gesendet'
