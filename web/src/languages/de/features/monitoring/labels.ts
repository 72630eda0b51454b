import { formatCount, formatNumber } from '../../../../lib/format/format.ts'

// Errors section
export const status = 'Status'
export const source = 'Quelle'
export const allSources = 'Alle Quellen'
export const sources = {
  person: 'Angemeldete Personen',
  server: 'Der Server',
  key: 'Ihre eigenen Programme',
  anonymous: 'Unbekannte Absender',
}
export const resolved = 'Behoben'
export const ignored = 'Ignoriert'
export const errors = 'Fehler'
export const couldntLoadErrors = 'Die Fehler konnten nicht geladen werden'
export const noOpenErrors = 'Keine offenen Fehler. Fehler, auf die jemand stößt, erscheinen hier.'
export const noResolvedErrors =
  'Keine behobenen Fehler. Ein behobener öffnet sich wieder, wenn er erneut auftritt.'
export const noIgnoredErrors =
  'Keine ignorierten Fehler. Sie werden hier gezählt, ohne Sie zu stören.'
export const showOlder = 'Ältere zeigen'
export const times = (count: number) => `${formatNumber(count)}-mal`
export const people = (count: number) => formatCount(count, 'Person', 'Personen')
export const last = 'zuletzt'
export const levels = {
  fatal: 'Schwerwiegend',
  error: 'Fehler',
  warning: 'Warnung',
  info: 'Info',
  debug: 'Debug',
}

// One error
export const allErrors = 'Alle Fehler'
export const couldntLoadError = 'Der Fehler konnte nicht geladen werden'
export const resolve = 'Als behoben markieren'
export const ignore = 'Ignorieren'
export const reopen = 'Wieder öffnen'
export const markedAs = {
  open: 'Wieder geöffnet',
  resolved: 'Behoben. Er öffnet sich wieder, wenn er erneut auftritt.',
  ignored: 'Ignoriert. Ab jetzt wird er nur gezählt.',
}
export const deleted = 'Fehler gelöscht'
export const deleteError = 'Diesen Fehler löschen?'
export const deleteWarning = 'Tritt er wieder auf, beginnt seine Zählung von vorn.'
export const happened = 'Aufgetreten'
export const affected = 'Betroffen'
export const nobodySignedIn = 'Niemand, der angemeldet war'
export const first = 'Zuerst'
export const lastly = 'Zuletzt'
export const release = 'Release'
export const where = 'Wo'
export const browser = 'Browser'
export const operation = 'Vorgang'
export const lastPerson = 'Letzte Person'
export const unknown = 'Unbekannt'
export const stack = 'Stacktrace'
export const noStack = 'Es wurde kein Stacktrace gesendet'
export const causedBy = (title: string) => `Verursacht durch ${title}`
export const libraryFrames = (count: number) =>
  formatCount(count, 'Frame aus Paketen', 'Frames aus Paketen')
export const breadcrumbs = 'Was davor geschah'
export const noBreadcrumbs = 'Davor wurde nichts aufgezeichnet'

// Own tools
export const ownTools = 'Fehler aus Ihren eigenen Programmen melden'
export const dsnLine =
  'Geben Sie diese DSN einem beliebigen Sentry-SDK, etwa in einer Browser-Erweiterung. Wer sie hat, kann Fehler zu dieser Liste hinzufügen, sie aber nicht lesen.'
export const copyDsn = 'DSN kopieren'
