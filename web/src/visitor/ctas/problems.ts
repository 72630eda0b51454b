import { type PlainKey, t } from '../messages/messages.ts'

const PROBLEMS: Record<string, PlainKey> = {
  'is missing': 'ctaMissing',
  'is not an email address': 'ctaNotEmail',
  'is not a phone number': 'ctaNotPhone',
  'is not one of the options': 'ctaNotOption',
  'too-many-requests': 'ctaTooMany',
  gone: 'ctaGone',
  'not-found': 'ctaNotFound',
}

/** Returns a text for a server's problem; `''` is a missing response. */
export function problemOf(problem: string): string {
  const limit = /at most (\d+) characters/.exec(problem)?.[1]
  return limit ? t('ctaTooLong', { limit }) : t(PROBLEMS[problem] ?? 'ctaFailed')
}
