import type { HiddenContent, HiddenKind } from '@satchel/contract/items/hidden.ts'
import { formatCount, formatList } from '../../../../../lib/format/format.ts'

/** Writes the recipient of a link that is for everyone small inside of a sentence. */
const whom = (recipient: string) => (recipient === 'Alle' ? 'alle' : recipient)

// Share modes
export const onePerson = 'Eine Person'
export const severalPeople = 'Mehrere Personen'

// Bulk form
export const whoAreThey = 'Für wen sind die Links?'
export const listHint = 'Eine Person pro Zeile, zum Beispiel Bo Berg <bo@kunde.com>, Kunde AG'
export const tooManyRecipients = (recipientsMax: number, count: number) =>
  `Höchstens ${recipientsMax} auf einmal. Sie haben ${count} eingegeben.`
export const createLinks = 'Links erstellen'
export const createCount = (count: number) => `${formatCount(count, 'Link', 'Links')} erstellen`
export const recipientsFound = 'Gefundene Empfänger'
export const people = (count: number) => formatCount(count, 'Person', 'Personen')
export const notAddresses = (count: number) =>
  formatCount(count, 'Adresse stimmt nicht', 'Adressen stimmen nicht')
export const notCreated = 'Nicht erstellt'
export const alreadyShared = 'Schon geteilt'

// Bulk result
export const email = 'E-Mail'
export const organization = 'Organisation'
export const link = 'Link'
export const note = 'Hinweis'
export const itemNameLinksCsv = (itemName: string) => `Links zu ${itemName}.csv`
export const linksForPeople = (made: number, count: number) =>
  `${formatCount(made, 'Link', 'Links')} für ${formatCount(count, 'Person', 'Personen')}`
export const links = 'Links'
export const copyTable = 'Tabelle kopieren'
export const copyLinkFor = (whose: string) => `Link für ${whom(whose)} kopieren`
export const emailAll = (count: number) => `Alle ${count} anschreiben`
export const sendEmails = (count: number) => `${formatCount(count, 'E-Mail', 'E-Mails')} senden`
export const emailsSent = (count: number) => `${formatCount(count, 'E-Mail', 'E-Mails')} gesendet`
export const notSent = (count: number, reason: string) =>
  `${formatCount(count, 'E-Mail', 'E-Mails')} nicht gesendet: ${reason}`
export const csv = 'CSV'

// Separate links
export const linksForItems = (count: number) =>
  `${formatCount(count, 'Inhalt', 'Inhalte')} mit einzelnen Links teilen`
export const selectedItems = 'Ausgewählte Inhalte'
export const linksCreated = (count: number) => `${formatCount(count, 'Link', 'Links')} erstellt`
export const linksMissing = (count: number) =>
  `${formatCount(count, 'Link konnte', 'Links konnten')} nicht erstellt werden`
export const copyAll = (count: number) => `Alle ${count} kopieren`

// Share form
export const send = 'Senden'
export const memo = 'Notiz'
export const onlyYouSeeIt = 'Nur Sie sehen sie'

// Share status
export const aboutTheLink = 'Über diesen Link'
export const anyoneCanOpen = 'Ohne Namen können alle ihn öffnen, die den Link haben'
export const anyoneWithPassword =
  'Ohne Namen können alle ihn öffnen, die den Link und das Passwort haben'
export const withoutNameWithEmail =
  'Ohne Namen können alle ihn öffnen, die eine E-Mail-Adresse eingeben'
export const onlyAllowedCanOpen = 'Nur die von Ihnen erlaubten Adressen können ihn öffnen'
export const forName = (name: string) =>
  `Für ${name}. Fügen Sie eine Adresse hinzu, um zu sehen, ob der Link geöffnet wurde`
export const finishAddress = 'Wählen Sie jemanden, oder vervollständigen Sie die Adresse'
export const checkingEarlierLinks = 'Frühere Links werden geprüft'
export const notSharedWithThemYet = 'Noch nicht mit diesem Empfänger geteilt'

// Earlier links
export const andMoreUnderLinks = (count: number) => `und ${count} weitere unter Links`

// Made link
export const alreadyHasThisLink = (who: string) => `${who} hat diesen Link schon`
export const newLink = (who: string) => `Neuer Link für ${whom(who)}`
export const newLinkAnyoneCanOpen = 'Neuer Link, den alle öffnen können'
export const newLinkWithoutAName = 'Neuer Link ohne Namen'
export const notOpenedYet = 'noch nicht geöffnet'
export const copiedPrefix = 'Kopiert. '
export const copyItBelow = ' Kopieren Sie ihn unten.'
export const sendEmail = 'E-Mail senden'
export const qrCode = 'QR-Code'
export const viewAsVisitor = 'Als Besucher ansehen'
export const copyPassword = 'Passwort kopieren'
export const passwordCopied = 'Passwort kopiert'
export const done = 'Fertig'
export const forWhom = (who: string) => `für ${who}`
export const emailSent = (sharedToEmail: string) => `E-Mail an ${sharedToEmail} gesendet`

// Send mail
export const message = 'Nachricht'
export const repliesGo = (email: string) => `Antworten gehen an ${email}`
export const optional = 'Optional'
export const sendTo = (sharedToEmail: string) => `An ${sharedToEmail} senden`

// Recipient field
export const whoIs = 'Für wen ist der Link?'
export const sharedWithBefore = 'Schon geteilt mit'
export const peopleGroup = 'Personen'
export const organizations = 'Organisationen'
export const newPerson = 'neue Person'
export const newOrganization = 'neue Organisation'
export const matches = (count: number) =>
  `${formatCount(count, 'Treffer', 'Treffer')}. Die Eingabetaste übernimmt den hervorgehobenen.`

// Preview card
export const previewInChats = 'So erscheint er in Chats und E-Mails'
export const passwordProtected = 'Dieser Link ist mit einem Passwort geschützt'
export const whoIsOpeningThis = 'Wer öffnet das?'

// Drafts
export const draftRestored = 'Ihre Eingaben sind wiederhergestellt'
export const clearDraft = 'Eingaben verwerfen'
export const draftKept = 'Ihre Eingaben bleiben erhalten'

// Share form
export const enterAddressLikeNameCompany = 'Geben Sie eine Adresse wie name@firma.com ein'

// Share dialog
export const shareNamed = (itemName: string) => `${itemName} teilen`

// Hidden content notice
const HIDDEN: Record<HiddenKind, (count: number) => string> = {
  notes: (count) => `Sprechernotizen auf ${formatCount(count, 'Folie', 'Folien')}`,
  slides: (count) => formatCount(count, 'verborgene Folie', 'verborgene Folien'),
  sheets: (count) => formatCount(count, 'verborgenes Blatt', 'verborgene Blätter'),
  rows: (count) => formatCount(count, 'verborgene Zeile', 'verborgene Zeilen'),
  columns: (count) => formatCount(count, 'verborgene Spalte', 'verborgene Spalten'),
  text: (count) => formatCount(count, 'verborgene Textstelle', 'verborgene Textstellen'),
  objects: (count) => formatCount(count, 'verborgenes Objekt', 'verborgene Objekte'),
  layers: (count) => formatCount(count, 'verborgene Ebene', 'verborgene Ebenen'),
  comments: (count) => formatCount(count, 'Kommentar', 'Kommentare'),
  changes: (count) =>
    formatCount(
      count,
      'nachverfolgte Änderung oder frühere Fassung',
      'nachverfolgte Änderungen oder frühere Fassungen',
    ),
  films: (count) => formatCount(count, 'Film oder Aufnahme', 'Filme oder Aufnahmen'),
  attachments: (count) => formatCount(count, 'eingebettete Datei', 'eingebettete Dateien'),
  data: (count) => formatCount(count, 'Kopie von Quelldaten', 'Kopien von Quelldaten'),
  authors: (count) => formatCount(count, 'Name eines Autors', 'Namen von Autoren'),
  properties: (count) => formatCount(count, 'Dokumenteigenschaft', 'Dokumenteigenschaften'),
}
const KINDS = Object.keys(HIDDEN) as HiddenKind[]

/** Formats hidden content as "1 verborgene Folie, 2 Kommentare und 1 Name eines Autors"; empty if there is none. */
export function listHidden(content: HiddenContent): string {
  return formatList(
    KINDS.flatMap((kind) => {
      const count = content[kind]
      return count ? [HIDDEN[kind](count)] : []
    }),
  )
}
export const originalContains = (files: number) =>
  files === 1
    ? 'Besucher können das Original herunterladen. Es enthält:'
    : 'Besucher können die Originale herunterladen. Sie enthalten:'
export const downloadAsPdf = 'Als PDF herunterladen'
export const filmsAreStills = (films: number) =>
  films === 1
    ? 'Ein Film oder eine Aufnahme erscheint als Standbild. Teilen Sie sie neben dem Dokument, oder lassen Sie Besucher das Original herunterladen.'
    : `${formatCount(films, 'Film oder Aufnahme', 'Filme oder Aufnahmen')} erscheinen als Standbild. Teilen Sie sie neben dem Dokument, oder lassen Sie Besucher das Original herunterladen.`
export const visitorsDontSee = (carried: string) => `Besucher bekommen nicht: ${carried}`
export const notChecked = (files: number, unchecked: number) =>
  files === 1
    ? 'Diese Datei konnte nicht auf verborgene Inhalte geprüft werden. Besucher bekommen sie vielleicht so, wie sie hochgeladen wurde.'
    : `${formatCount(unchecked, 'Datei konnte', 'Dateien konnten')} nicht auf verborgene Inhalte geprüft werden. Besucher bekommen vielleicht, was hochgeladen wurde.`
export const noPdfOf = (files: number, missing: number) =>
  files === 1
    ? 'Aus dieser Datei konnte kein PDF erstellt werden. Besucher können sie daher nur herunterladen, wenn Sie „Als PDF herunterladen“ ausschalten.'
    : `Aus ${formatCount(missing, 'Datei', 'Dateien')} konnte kein PDF erstellt werden. Besucher können sie daher nur herunterladen, wenn Sie „Als PDF herunterladen“ ausschalten.`
export const noWatermarkOn = (files: number) =>
  files === 1
    ? 'Ein PDF hat Seiten, die sich nicht mit Wasserzeichen darstellen lassen: Besucher sähen sie leer.'
    : `${formatCount(files, 'PDF', 'PDFs')} haben Seiten, die sich nicht mit Wasserzeichen darstellen lassen: Besucher sähen sie leer.`

// Gate
export const gate = 'Vor dem Öffnen'
export const noGate = 'Nichts'
export const emailGate = 'Beliebige E-Mail'
export const verifiedGate = 'Bestätigte E-Mail'
export const whatVisitorsSee = 'Was Besucher sehen'
export const askedForPassword = 'Passwort'
export const askedForEmail = 'Die E-Mail-Adresse'
export const askedForCode = 'Den Code aus unserer E-Mail'
