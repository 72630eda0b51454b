import { formatCount, formatDay } from '../../../../lib/format/format.ts'

// Companies section
export const companies = 'Unternehmen'
export const searchByName = 'Nach Namen suchen'
export const couldntLoadTheCompanies = 'Die Unternehmen konnten nicht geladen werden'
export const noCompanies = 'Keine Unternehmen gefunden'
export const operatesTheServer = 'Betreibt diesen Server'
export const notConfirmed = 'Nicht bestätigt'
export const statuses = {
  trialing: 'In der Testphase',
  active: 'Aktiv',
  past_due: 'Zahlung überfällig',
  canceled: 'Beendet',
  suspended: 'Gesperrt',
}
export const figures = (people: number, items: number, storage: string, visits: number) =>
  [
    formatCount(people, 'Person', 'Personen'),
    formatCount(items, 'Inhalt', 'Inhalte'),
    storage,
    `${formatCount(visits, 'Aufruf', 'Aufrufe')} in 30 Tagen`,
  ].join(' · ')
export const lastActivity = 'Letzte Aktivität'
export const noActivity = 'Noch keine Aktivität'
export const manage = 'Verwalten'
export const manageName = (name: string) => `${name} verwalten`
export const deletedOn = (day: string) => `Wird am ${formatDay(day)} gelöscht`

// Company dialog
export const couldntLoadTheCompany = 'Das Unternehmen konnte nicht geladen werden'
export const plan = 'Tarif'
export const planNames = {
  trial: 'Testphase',
  starter: 'Starter',
  team: 'Team',
  business: 'Business',
}
export const limits = 'Grenzen'
export const limitNames = {
  seats: 'Personen',
  items: 'Inhalte',
  storageBytes: 'Speicher in GB',
  links: 'Links',
  shortDomains: 'Kurzdomains',
}
export const emptyIsUnlimited = 'Ein leeres Feld heißt: keine Grenze'
export const used = (amount: string) => `${amount} belegt`
export const saveLimits = 'Grenzen speichern'
export const limitsSaved = 'Grenzen gespeichert'
export const planSet = (plan: string) => `Jetzt im Tarif ${plan}`
export const suspend = 'Sperren'
export const suspendHint = 'Das Unternehmen kann nur noch lesen, bis Sie es entsperren.'
export const reason = 'Grund'
export const reasonHint = 'Die Leute im Unternehmen lesen ihn'
export const closePages = 'Öffentliche Seiten sofort abschalten'
export const closePagesHint = 'Sonst funktionieren Links und Websites noch 30 Tage'
export const suspendedBecause = (reason: string) => `Gesperrt: ${reason}`
export const suspended = 'Gesperrt'
export const resume = 'Entsperren'
export const resumed = 'Entsperrt'
export const deleteCompany = 'Unternehmen löschen'
export const deleteLine =
  '30 Tage lang ist das Unternehmen nur lesbar, und seine Inhaber können es behalten. Danach wird alles gelöscht.'
export const deleteName = (name: string) => `${name} löschen?`
export const resendConfirmation = 'Bestätigung erneut senden'
export const resendHint =
  'Niemand hat eine Adresse bestätigt. Ein neuer Code lässt das Unternehmen zu.'
export const confirmationSent = 'Bestätigung gesendet'
