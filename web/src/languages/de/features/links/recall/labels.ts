import type { LeftOutReason } from '@satchel/contract/links/recall.ts'
import { formatCount } from '../../../../../lib/format/format.ts'

const persons = (count: number) => formatCount(count, 'Person', 'Personen')

export const readersOfOlder = (people: number, isAll: boolean) => {
  if (people === 0) return 'Manche Leser kennen nur eine frühere Version'
  return isAll
    ? formatCount(
        people,
        'Person kennt nur eine frühere Version',
        'Personen kennen nur eine frühere Version',
      )
    : `Mindestens ${formatCount(people, 'Person kennt', 'Personen kennen')} nur eine frühere Version`
}
export const tellThem = 'Benachrichtigen …'
export const showThem = 'Zeigen'
export const title = (name: string) => `Frühere Versionen von ${name}`
export const explanation =
  'Die Links dieser Leser zeigen schon die neue Version. Jede Person bekommt eine E-Mail mit dem Link, den sie hat.'
export const readers = 'Leser'
export const readerOf = (recipient: string) => `Leser ohne Adresse, über den Link für ${recipient}`
export const readersWithoutAddress = 'Leser ohne Adresse, über einen Link für alle'
export const readVersion = (version: number, downloaded: boolean) =>
  `Version ${version} ${downloaded ? 'heruntergeladen' : 'gelesen'}`
export const emailed = 'E-Mail gesendet'
export const askSharer = (name: string) => `Bitten Sie ${name}, die Nachricht zu senden`
export const noAddress = 'Keine bestätigte Adresse'
export const linkClosed = 'Der Link wurde zurückgezogen oder ist abgelaufen'
export const message = 'Nachricht'
export const optional = 'Optional'
export const send = (people: number) =>
  people === 0 ? 'Niemanden anschreiben' : `${persons(people)} anschreiben`
export const sent = (people: number) => `${persons(people)} angeschrieben`
export const more = (readers: number) =>
  `${formatCount(readers, 'weiterer Leser erscheint', 'weitere Leser erscheinen')}, sobald diese angeschrieben sind`
export const notEveryoneEmailed = 'Nicht alle wurden angeschrieben'
const REASONS: Record<LeftOutReason, string> = {
  told: 'schon angeschrieben',
  'up-to-date': 'auf dem neuesten Stand',
  link: 'der Link gehört nicht Ihnen, wurde zurückgezogen oder ist abgelaufen',
  'hourly-limit':
    'Sie haben in dieser Stunde schon so viele E-Mails gesendet, wie möglich ist. Senden Sie diese später.',
  'daily-limit': 'heute sind keine weiteren E-Mails an sie möglich. Senden Sie diese morgen.',
}
export const leftOutBecause = (reason: LeftOutReason, people: number) =>
  `${persons(people)}: ${REASONS[reason]}`
export const couldntLoad = 'Die Leser konnten nicht geladen werden'
