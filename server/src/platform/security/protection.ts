import type { Headers } from 'undici'

// Sites behind a protection turn programs away that people pass, so their answers say nothing about the page.

/** Statuses that only say that we asked too often, or that we are a program. LinkedIn answers 999. */
const TURNED_AWAY = new Set([429, 999])
/** Statuses that a challenge comes with. */
const CHALLENGING = new Set([401, 403, 405, 406, 503])
const HEADERS = ['x-datadome', 'x-sucuri-block', 'x-px-block', 'x-kpsdk-ct']
const WORDS =
  /just a moment|checking your browser|challenge-platform|cf-chl|ddos protection|captcha|_incapsula_|datadome|pardon our interruption|are you (?:a )?human|javascript and cookies/i

/** Tells whether a protection answered in place of the page; `start` is what its body begins with. */
export function isProtection(status: number, headers: Headers, start = ''): boolean {
  if (TURNED_AWAY.has(status)) return true
  if (!CHALLENGING.has(status)) return false
  const isChallenge =
    headers.get('cf-mitigated') === 'challenge' ||
    /challenge|captcha/.test(headers.get('x-amzn-waf-action') ?? '') ||
    HEADERS.some((name) => headers.has(name))
  return isChallenge || WORDS.test(start)
}
