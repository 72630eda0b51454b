import type { LinkPasswords, LinkProblemKind } from '@satchel/contract/imports/links.ts'
import { formatCount, formatNumber } from '../../../../../lib/format/format.ts'

export { products } from '../../../../../features/imports/links/labels.ts'

// Links import
export const chooseAnotherFile = 'Andere Datei wählen'
export const draftLine = (rows: number, file: string, product: string) =>
  `${formatCount(rows, 'Zeile', 'Zeilen')} in ${file}${product ? `, als Export von ${product} erkannt` : ''}`

// Plan
export const checking = (rows: number) =>
  `${formatCount(rows, 'Zeile wird', 'Zeilen werden')} geprüft …`
export const checkedOf = (rows: number, total: number) =>
  `Zeilen werden geprüft: ${formatNumber(rows)} von ${formatNumber(total)} …`
export const checkingRows = 'Geprüfte Zeilen'
export const plan = 'Was passieren wird'
export const newLinks = 'Neue Links'
export const same = 'Schon vorhanden'
export const takenSlugs = 'Kurzadresse vergeben'
export const invalid = 'Nicht importierbar'
export const planLine = (items: number, visits: number) =>
  visits > 0
    ? `Die Links führen zu ${formatCount(items, 'neuem Inhalt', 'neuen Inhalten')} in der Bibliothek. ${formatCount(visits, 'früherer Besuch wird', 'frühere Besuche werden')} als „Besuche davor“ gezeigt, getrennt von dem, was hier gezählt wird.`
    : `Die Links führen zu ${formatCount(items, 'neuem Inhalt', 'neuen Inhalten')} in der Bibliothek.`
export const couldntMakeThePlan = 'Die Tabelle konnte nicht gelesen werden'
export const nothingToImport = 'Nichts zu importieren'
export const importLinks = (count: number) => `${formatCount(count, 'Link', 'Links')} importieren`
export const categoryMissing = (names: string) =>
  `Ihr Team verlangt einen Wert für ${names}. Wählen Sie ihn unten für alle neuen Inhalte.`

export const comeWithdrawn = (count: number) =>
  count === 1
    ? '1 Link öffnete sich anderswo nicht mehr und kommt zurückgezogen.'
    : `${formatNumber(count)} Links öffneten sich anderswo nicht mehr und kommen zurückgezogen.`

// Passwords
export const askedForPasswords = (count: number) =>
  count === 1
    ? '1 Link verlangte anderswo ein Passwort'
    : `${formatNumber(count)} Links verlangten anderswo ein Passwort`
export const passwordsHint =
  'Ihre Passwörter lassen sich nicht übernehmen. Ohne Passwort würden sie sich für alle öffnen.'
export const passwordChoices: Readonly<Record<LinkPasswords['as'], string>> = {
  withdrawn: 'Zurückgezogen übernehmen: Sie öffnen sich, sobald Sie sie wiederherstellen',
  password: 'Allen ein neues Passwort geben',
  email: 'Stattdessen nach einer bestätigten E-Mail-Adresse fragen',
  'left-out': 'Auslassen',
}
export const newPassword = 'Neues Passwort'
export const newPasswordHint = (least: number) => `Mindestens ${formatNumber(least)} Zeichen`

// Domains
export const domains = 'Wo sich die Links öffnen werden'
export const domain = 'Domain in der Tabelle'
export const noDomain = 'Keine'
export const opensAt = 'Öffnet sich unter'
export const moveDomain =
  'Links einer Domain, die nicht Ihre ist, öffnen sich unter Ihrer eigenen Adresse. Damit sie unter der alten weiter funktionieren, fügen Sie diese Domain zuerst in den Einstellungen hinzu.'

// Conflicts
export const conflicts = 'Konflikte und Probleme'
export const slug = 'Kurzadresse'
export const onlyFirstProblems = 'Nur die ersten 1.000 werden gezeigt.'
export const kinds: Readonly<Record<LinkProblemKind, string>> = {
  taken: 'Vergeben',
  'invalid-target': 'Ungültiges Ziel',
  'bad-slug': 'Ungültige Adresse',
  reserved: 'Reserviert',
  'bad-value': 'Ungültiger Wert',
  'plan-limit': 'Grenze des Tarifs',
  'left-out': 'Ausgelassen',
  note: 'Mit Hinweis importiert',
}
