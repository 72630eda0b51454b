import { formatCount } from '../../lib/format/format.ts'

// Sessions section
export const couldntLoadTheSessions = 'Couldn’t load the sessions'
export const youreNotSignedInAnywhere = 'You’re not signed in anywhere else.'
export const signedOutEverywhereElse = 'Signed out everywhere else'
export const signOutOtherSession = 'Sign out the other session'
export const signOutOtherSessions = (count: number) => `Sign out ${count} other sessions`

// Session row
export const withPassword = 'with password'
export const withPasskey = 'with passkey'
export const withSingleSign = 'with single sign-on'
export const withEmailedCode = 'with emailed code'
export const withInvitation = 'with invitation'
export const fromAnotherSession = 'from another session'
export const nameSignedOut = (name: string) => `${name} signed out`
export const thisSession = 'This session'
export const signedIn = 'Signed in'
export const lastActive = 'Last active'
export const signOutName = (name: string) => `Sign out ${name}`
export const signOut = 'Sign out'
export const browserOnOs = (browser: string, os: string) => `${browser} on ${os}`
export const unknownDevice = 'Unknown device'

// Session rules
export const couldntLoadSessionRules = 'Couldn’t load the session rules'
export const signOutInactiveSessionsAfter = 'Sign out inactive sessions after'
export const openTabCountsAsActive = 'An open tab counts as active.'
export const never = 'Never'
export const signOutAllSessionsAfter = 'Sign out all sessions after'
export const sessionLengthHint = 'Everyone signs in again after this time, active or not.'
export const days = (count: number) => formatCount(count, 'day')
export const hours = (count: number) => formatCount(count, 'hour')
export const minutes = (count: number) => formatCount(count, 'minute')
