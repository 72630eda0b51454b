export const close = 'Close'
export const send = 'Send'
export const bookMeeting = 'Book a meeting'
export const learnMore = 'Learn more'
export const choose = 'Choose…'
export const embedded = 'Embedded page'
export const thankYou = 'Thank you. We got your message.'
export const messageFrom = (company: string) => `Message from ${company}`
export const optional = (label: string) => `${label} (optional)`
export const formNotSent = 'Check your answers'
export const formSent = 'Sent'

const PROBLEMS: Record<string, string> = {
  'is missing': 'Fill this in.',
  'is not an email address': 'Enter a valid email address.',
  'is not a phone number': 'Enter a valid phone number.',
  'is not one of the options': 'Choose one of the options.',
  'too-many-requests': 'Too many forms were sent just now. Try again later.',
  gone: 'This page has been open too long. Reload it and try again.',
  'not-found': 'This form is no longer available.',
}
const FAILED = 'Couldn’t send this. Check your connection and try again.'

/** Returns a label for a server's problem; `''` is a missing response. */
export function problemOf(problem: string): string {
  const limit = /at most (\d+) characters/.exec(problem)?.[1]
  return PROBLEMS[problem] ?? (limit ? `Use at most ${limit} characters.` : FAILED)
}
