import type { LeftOutReason } from '@satchel/contract/links/recall.ts'
import { formatCount } from '../../../lib/format/format.ts'

export const readersOfOlder = (people: number, isAll: boolean) =>
  people === 0
    ? 'Some readers have only seen an earlier version'
    : `${formatCount(people, 'person', 'people')}${isAll ? '' : ' or more'} ${
        people === 1 ? 'has' : 'have'
      } only seen an earlier version`
export const tellThem = 'Notify them…'
export const showThem = 'Show them'
export const title = (name: string) => `Earlier versions of ${name}`
export const explanation =
  'Their links show the new version already. Each person gets one email with the link they have.'
export const readers = 'Readers'
export const readerOf = (recipient: string) =>
  `Readers without an address, by the link for ${recipient}`
export const readersWithoutAddress = 'Readers without an address, by a link for anyone'
export const readVersion = (version: number, downloaded: boolean) =>
  `${downloaded ? 'Downloaded' : 'Read'} version ${version}`
export const emailed = 'Emailed'
export const askSharer = (name: string) => `Ask ${name} to notify them`
export const noAddress = 'No verified address'
export const linkClosed = 'Their link was withdrawn or has expired'
export const message = 'Message'
export const optional = 'Optional'
export const send = (people: number) =>
  people === 0 ? 'Email no one' : `Email ${formatCount(people, 'person', 'people')}`
export const sent = (people: number) => `Emailed ${formatCount(people, 'person', 'people')}`
export const more = (readers: number) =>
  `${formatCount(readers, 'more reader appears', 'more readers appear')} once these are emailed`
export const notEveryoneEmailed = 'Not everyone was emailed'
const REASONS: Record<LeftOutReason, string> = {
  told: 'already emailed',
  'up-to-date': 'up to date',
  link: 'the link isn’t yours, was withdrawn or has expired',
  'hourly-limit': 'you’ve sent all the emails you can this hour. Notify them later.',
  'daily-limit': 'no more emails to them today. Notify them tomorrow.',
}
export const leftOutBecause = (reason: LeftOutReason, people: number) =>
  `${formatCount(people, 'person', 'people')}: ${REASONS[reason]}`
export const couldntLoad = 'Couldn’t load the readers'
