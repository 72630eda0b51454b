import { formatsOf } from '../../platform/mail/member-formats.ts'
import type { DetailWords } from './en.ts'

const { count } = formatsOf('de')

export const de: DetailWords = {
  linkFor: (recipient) => `Link für ${recipient}`,
  lastDay: (day) => `Letzter Tag: ${day}`,
  added: (rows) => `${count(rows)} hinzugefügt`,
  skipped: (rows) => `${count(rows)} übersprungen`,
  withProblems: (rows) => `${count(rows)} mit Problemen`,
  failure: () => 'Den Grund finden Sie auf der Seite des Imports',
  earlierReaders: (readers) =>
    readers === 1
      ? 'Einer Ihrer Leser hat eine frühere Version'
      : `${count(readers)} Ihrer Leser haben eine frühere Version`,
  requested: (email) => `Bittet als ${email} um einen neuen Link`,
  requestedWith: (email, message) => `Bittet als ${email} um einen neuen Link: ${message}`,
}
