import { formatCount } from '../../lib/format.ts'

// Sessions section
export const sessionsCouldNotBeLoaded = 'The sessions could not be loaded'
export const youAreSignedInNowhere = 'You are signed in nowhere else.'
export const youAreSignedOutEverywhere = 'You are signed out everywhere else'
export const endTheOtherSession = 'End the other session'
export const endTheOtherSessions = (count: number) => `End the ${count} other sessions`

// Session row
export const byPassword = 'by password'
export const byPasskey = 'by passkey'
export const bySingleSign = 'by single sign-on'
export const byAMailedCode = 'by a mailed code'
export const byAnInvitation = 'by an invitation'
export const fromAnotherSession = 'from another session'
export const isSignedOut = (name: string) => `${name} is signed out`
export const thisOne = 'This one'
export const signedIn = 'Signed in'
export const lastUsed = 'Last used'
export const endTheSession = (name: string) => `End the session of ${name}`
export const end = 'End'
export const browserOnOs = (browser: string, os: string) => `${browser} on ${os}`
export const anotherClient = 'Another client'

// Session rules
export const rulesCouldNotBeLoaded = 'The rules could not be loaded'
export const sessionThatIsNotUsed = 'A session that is not used ends after'
export const tabThatIsOpen = 'A tab that is open and told of news counts as used.'
export const never = 'Never'
export const everySessionEndsAfter = 'Every session ends after'
export const thenPeopleSignInAgain = 'Then people sign in again, used or not.'
export const days = (count: number) => formatCount(count, 'day')
export const hours = (count: number) => formatCount(count, 'hour')
export const minutes = (count: number) => formatCount(count, 'minute')
