import type { BlockKind } from '@satchel/contract/sites/blocks.ts'
import { formatList } from '../../../../../lib/format/format.ts'

export { SOME_HOSTS } from '../../../../../features/sites/editor/labels.ts'

// Saving
export const SAVE_STATES = {
  saved: 'Alle Änderungen gespeichert',
  unsaved: 'Wird gespeichert …',
  saving: 'Wird gespeichert …',
  offline: 'Offline. Änderungen bleiben hier und werden später gespeichert',
  conflict: 'Nicht gespeichert: von jemand anderem geändert',
  refused: 'Nicht gespeichert',
} as const
export const conflictTitle = 'Jemand anderes hat diese Site geändert'
export const conflictText =
  'Ihre Änderungen von hier sind nicht gespeichert. Nichts wurde überschrieben: Wählen Sie, was bleiben soll.'
export const useTheirs = 'Andere verwenden'
export const keepMineAsCopy = 'Meine als Kopie behalten'
export const refusedText = 'Korrigieren Sie, was markiert ist, dann wird von selbst gespeichert.'
export const othersEdit = (names: string[]) =>
  `${formatList(names)} ${names.length === 1 ? 'bearbeitet' : 'bearbeiten'} diese Site auch gerade. Wer als Zweiter speichert, wird gefragt, und nichts wird überschrieben.`

// Bar
export const siteName = 'Name der Site'
export const redo = 'Wiederholen'
export const preview = 'Vorschau'
export const view = 'Zeigen'
export const content = 'Inhalt'
export const design = 'Design'
export const access = 'Zugriff'
export const versions = 'Versionen'
export const sharing = 'Teilen'
export const seo = 'SEO'
export const sectionsOfTheEditor = 'Bereiche des Editors'

// Preview
export const phone = 'Telefon'
export const desktop = 'Desktop'
export const previewWidth = 'Breite der Vorschau'
export const previewOfThePage = 'Vorschau der Seite'
export const couldntLoadThePreview = 'Die Vorschau konnte nicht geladen werden'

// Blocks
export const blocks = 'Blöcke'
export const addBlock = 'Block hinzufügen'
export const addBlockHere = 'Block hier hinzufügen'
export const addAfter = (name: string) => `Block nach ${name} hinzufügen`
export const emptyPage = 'Diese Seite hat noch keine Blöcke.'
export const BLOCK_NAMES: Record<BlockKind, string> = {
  heading: 'Überschrift',
  text: 'Text',
  items: 'Inhalte',
  collection: 'Sammlung',
  cta: 'CTA',
  image: 'Bild',
  video: 'Video',
  embed: 'Einbettung',
  columns: 'Spalten',
  divider: 'Trennlinie',
}
export const BLOCK_LINES: Record<BlockKind, string> = {
  heading: 'Ein Titel oder die Überschrift eines Abschnitts',
  text: 'Absätze, Listen, Zitate und Links',
  items: 'Inhalte Ihrer Bibliothek, als Karten oder Zeilen',
  collection: 'Eine Sammlung, immer auf dem neuesten Stand',
  cta: 'Eine Schaltfläche, ein Formular oder ein Terminlink',
  image: 'Ein Bild aus Ihrer Bibliothek',
  video: 'Ein Video aus Ihrer Bibliothek',
  embed: 'YouTube, Vimeo, Calendly und andere',
  columns: 'Blöcke nebeneinander',
  divider: 'Eine dünne Linie',
}
export const moveBlock = (name: string) => `${name} verschieben`
export const moveHandleHint = 'Zum Verschieben ziehen oder für mehr drücken'
export const dragInstructions =
  'Drücken Sie die Leertaste, um den Block aufzunehmen, die Pfeiltasten, um ihn zu verschieben, und die Leertaste, um ihn abzulegen. Escape lässt ihn, wo er war.'
export const dragToMove = 'Zum Verschieben ziehen'
export const dropPictures =
  'Ziehen Sie Bilder hierher. Andere Dateien kommen zuerst in die Bibliothek'
export const moveUp = 'Nach oben'
export const moveDown = 'Nach unten'
export const moveToTop = 'Ganz nach oben'
export const moveToBottom = 'Ganz nach unten'
export const toColumn = (number: number) => `In Spalte ${number}`
export const toColumnAbove = (number: number) => `In Spalte ${number} darüber`
export const toColumnBelow = (number: number) => `In Spalte ${number} darunter`
export const outOfColumns = 'Aus den Spalten heraus'
export const overOtherList = (name: string) => `${name} über einer anderen Liste`
export const moved = (name: string) => `${name} verschoben`
export const duplicate = 'Duplizieren'
export const duplicateName = (name: string) => `${name} duplizieren`
export const deleteName = (name: string) => `${name} löschen`
export const deleted = (name: string) =>
  `${name} gelöscht. „Rückgängig machen“ bringt den Block zurück`

// Fields of blocks
export const headingText = 'Text der Überschrift'
export const headingLevel = 'Größe der Überschrift'
export const LEVELS = ['Titel', 'Abschnitt', 'Klein']
export const text = 'Text'
export const writeSomething =
  'Schreiben Sie etwas. Drücken Sie / in einer leeren Zeile, um einen Block hinzuzufügen.'
export const layout = 'Layout'
export const grid = 'Karten'
export const listLayout = 'Zeilen'
export const carousel = 'Karussell'
export const chooseItems = 'Inhalte wählen'
export const addItems = 'Inhalte hinzufügen'
export const note = 'Notiz'
export const noteFor = (name: string) => `Notiz zu ${name}`
export const removeName = (name: string) => `${name} entfernen`
export const moveUpName = (name: string) => `${name} nach oben`
export const moveDownName = (name: string) => `${name} nach unten`
export const itemGone = 'Ein Inhalt, den es nicht mehr gibt'
export const notShareable = 'Darf nicht geteilt werden: Besucher sehen ihn nicht'
export const showAtMost = 'Höchstens zeigen'
export const savedSearch = 'Gespeicherte Suche'
export const chosenItems = 'Gewählte Inhalte'
export const source = 'Quelle'
export const cta = 'CTA'
export const change = 'Ändern'
export const alt = 'Beschreibung für Menschen, die es nicht sehen'
export const altHint = 'Leer lassen, wenn es nur schmückt'
export const linkTo = 'Link zu'
export const optional = 'Optional'
export const embedAddress = 'Webadresse'
export const embedHint = (hosts: string) => `Funktioniert mit ${hosts} und anderen`
export const embedTitle = 'Seite einbetten'
export const cantEmbed = 'Seiten dieser Website können nicht eingebettet werden'
export const columnNumber = (number: number) => `Spalte ${number}`
export const numberOfColumns = 'Spalten'
export const addToColumn = (number: number) => `Block hinzufügen: Spalte ${number}`
export const removeColumnFirst = 'Leeren Sie zuerst die letzte Spalte'
export const dividerHint = 'Eine dünne Linie zwischen Blöcken'

// What the server says of a block's field
export const FIELD_NAMES: Record<string, string> = {
  itemIds: 'Einer der Inhalte',
  itemId: 'Die Datei',
  collectionId: 'Die Sammlung',
  ctaId: 'Der CTA',
  savedSearchId: 'Die gespeicherte Suche',
  url: 'Die Adresse',
  href: 'Der Link',
  doc: 'Der Text',
  text: 'Die Überschrift',
  alt: 'Die Beschreibung',
  notes: 'Eine Notiz',
  limit: 'Die Zahl der Inhalte',
}
export const thisBlock = 'Dieser Block'
export const changeName = (name: string) => `${name} ändern`
export const notAnAddress =
  'Geben Sie eine Adresse ein, die mit https:// beginnt und hier gezeigt werden kann'

// Buttons that format text, by their names in Mantine
export const TEXT_TOOLS = {
  boldControlLabel: 'Fett',
  italicControlLabel: 'Kursiv',
  underlineControlLabel: 'Unterstrichen',
  strikeControlLabel: 'Durchgestrichen',
  codeControlLabel: 'Code',
  h2ControlLabel: 'Abschnittsüberschrift',
  h3ControlLabel: 'Kleine Überschrift',
  bulletListControlLabel: 'Liste',
  orderedListControlLabel: 'Nummerierte Liste',
  blockquoteControlLabel: 'Zitat',
  hrControlLabel: 'Trennlinie',
  linkControlLabel: 'Link',
  unlinkControlLabel: 'Link entfernen',
  linkEditorInputLabel: 'Webadresse',
  linkEditorInputPlaceholder: 'https://…',
  linkEditorExternalLink: 'Öffnet sich in einem neuen Tab',
  linkEditorInternalLink: 'Öffnet sich im selben Tab',
  linkEditorSave: 'Speichern',
}
