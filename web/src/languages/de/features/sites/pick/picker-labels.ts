import { formatCount } from '../../../../../lib/format/format.ts'

export const searchTheLibrary = 'Bibliothek durchsuchen'
export const couldntSearchTheLibrary = 'Die Bibliothek konnte nicht durchsucht werden'
export const chooseImage = 'Bild wählen'
export const chooseVideo = 'Video wählen'
export const noImagesFound = 'Keine Bilder gefunden. Laden Sie zuerst eines in die Bibliothek hoch.'
export const noVideosFound = 'Keine Videos gefunden. Laden Sie zuerst eines in die Bibliothek hoch.'
export const notShareable = 'Darf nicht geteilt werden'
export const chooseCollection = 'Sammlung wählen'
export const searchCollections = 'Sammlungen suchen'
export const couldntLoadCollections = 'Die Sammlungen konnten nicht geladen werden'
export const noCollectionsFound = 'Keine Sammlungen gefunden'
export const chooseCta = 'CTA wählen'
export const searchCtas = 'CTAs suchen'
export const couldntLoadCtas = 'Die CTAs konnten nicht geladen werden'
export const noCtasFound = 'Keine CTAs gefunden. Erstellen Sie zuerst einen unter „CTAs“.'
export const CTA_KINDS = {
  button: 'Schaltfläche',
  banner: 'Banner',
  form: 'Formular',
  meeting: 'Termin',
  embed: 'Einbettung',
} as const
export const chooseSavedSearch = 'Gespeicherte Suche wählen'
export const searchSavedSearches = 'Gespeicherte Suchen durchsuchen'
export const couldntLoadSavedSearches = 'Die gespeicherten Suchen konnten nicht geladen werden'
export const noSavedSearches =
  'Keine gespeicherten Suchen gefunden. Speichern Sie zuerst eine in der Bibliothek.'
export const itemCount = (count: number) => formatCount(count, 'Inhalt', 'Inhalte')
