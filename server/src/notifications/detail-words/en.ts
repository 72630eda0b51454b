import { formatsOf } from '../../platform/mail/member-formats.ts'

const { count } = formatsOf('en')

export const en = {
  linkFor: (recipient: string) => `Link for ${recipient}`,
  /** Takes a day that is written in the language. */
  lastDay: (day: string) => `Last day: ${day}`,
  added: (rows: number) => `${count(rows)} added`,
  skipped: (rows: number) => `${count(rows)} skipped`,
  withProblems: (rows: number) => `${count(rows)} with problems`,
  /** Says why an import failed; translations refer to its page, which says it in the reader's language. */
  failure: (reason: string) => reason,
  earlierReaders: (readers: number) =>
    readers === 1
      ? 'One of your readers has an earlier version'
      : `${count(readers)} of your readers have an earlier version`,
  requested: (email: string) => `Asks for a new link, as ${email}`,
  requestedWith: (email: string, message: string) => `Asks for a new link, as ${email}: ${message}`,
}

export type DetailWords = typeof en
