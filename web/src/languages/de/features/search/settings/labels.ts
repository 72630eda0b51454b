import { formatCount, formatList } from '../../../../../lib/format/format.ts'

export const searchesWithoutResults = 'Gesucht und nicht gefunden'
export const gapsHint =
  'Suchen der letzten 90 Tage, die kein Ergebnis hatten oder nach denen nichts geöffnet wurde. Jede verschwindet, sobald sie etwas findet.'
export const noGaps = 'Alles, was gesucht wurde, wurde gefunden.'
export const couldntLoadGaps = 'Die Suchen konnten nicht geladen werden'
export const people = (count: number) => formatCount(count, 'Person', 'Personen')
export const searches = (count: number) => formatCount(count, 'Suche', 'Suchen')
export const sharedAfter = (organizations: readonly string[]) =>
  `Direkt danach etwas mit ${formatList(organizations)} geteilt`
export const addWish = 'Wunsch hinzufügen'
export const addWishFor = (term: string) => `Wunsch hinzufügen: „${term}“`
export const viewWish = 'Wunsch ansehen'
export const viewWishFor = (term: string) => `Wunsch ansehen: „${term}“`
export const weHaveIt = 'Haben wir'
export const weHaveItFor = (term: string) => `„${term}“ haben wir unter einem anderen Namen`
export const ourNameFor = (term: string) => `Wie „${term}“ bei uns heißt`
export const stillNothing = (term: string) =>
  `Als Synonyme gespeichert, aber „${term}“ findet noch immer nichts. Prüfen Sie die Schreibweise Ihres Namens dafür`
export const nowFinds = (term: string) => `„${term}“ findet jetzt, was Sie haben`

export const synonymsHeading = 'Synonyme'
export const synonymsHint =
  'Wer nach einem dieser Begriffe sucht, findet auch die anderen. Änderungen gelten sofort.'
export const couldntLoadSynonyms = 'Die Synonyme konnten nicht geladen werden'
export const noSynonyms = 'Noch keine Synonyme'
export const terms = 'Begriffe, die dasselbe bedeuten'
export const termsHint = 'Durch Kommas getrennt, je bis zu vier Wörter'
export const termsExample = 'Akku, Batterie, Powerpack'
export const enterTwoTerms = 'Geben Sie mindestens zwei Begriffe ein, durch ein Komma getrennt'
export const edit = (group: readonly string[]) => `${formatList(group)} bearbeiten`
export const deleteSynonyms = (group: readonly string[]) => `${formatList(group)} löschen`
export const synonymsDeleted = 'Synonyme gelöscht'
