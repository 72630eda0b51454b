import { formatCount } from '../../../../../lib/format/format.ts'

// Link news
export const sinceYouLastLooked = 'Seit Ihrem letzten Besuch'
export const openedLinks = 'Geöffnete Links'
export const couldntLoadVisits = 'Die Besuche Ihrer Links konnten nicht geladen werden'
export const noVisitsSince = 'Seither keine Besuche Ihrer Links'
export const showAll = 'Alle zeigen'
export const ofLinks = '(Links, zuletzt geöffnete zuerst)'

// One link
export const peopleOpened = (people: string, itemName: string) =>
  `${itemName} wurde von ${people} geöffnet`
export const linkOpened = (recipient: string, itemName: string) =>
  `Der Link für ${recipient} zu ${itemName} wurde geöffnet`
export const memoOpened = (memo: string, itemName: string) => `${memo}: ${itemName} wurde geöffnet`
export const itemOpened = (itemName: string) => `${itemName} wurde geöffnet`
export const others = 'anderen'
export const one = (device: string) => `einem ${device}`
export const onDevices = (devices: string) => `auf ${devices}`
export const pagesRead = (count: number, span: string | null) =>
  `${formatCount(count, 'Seite', 'Seiten')}${span ? ` in ${span}` : ''}`
export const visits = (count: number) => formatCount(count, 'Besuch', 'Besuche')
export const opened = 'Geöffnet'
export const downloaded = 'Heruntergeladen'
export const clickedLink = 'Auf einen Link geklickt'

// First reader
export const yourFirstReader = 'Ihr erster Leser'
export const replyNow = 'Jetzt antworten'
