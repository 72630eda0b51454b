import { formatCount } from '../../../../lib/format/format.ts'

// Sessions section
export const couldntLoadTheSessions = 'Die Sitzungen konnten nicht geladen werden'
export const youreNotSignedInAnywhere = 'Sie sind sonst nirgends angemeldet.'
export const signedOutEverywhereElse = 'Überall sonst abgemeldet'
export const signOutOtherSession = 'Andere Sitzung abmelden'
export const signOutOtherSessions = (count: number) => `${count} andere Sitzungen abmelden`

// Session row
export const withPassword = 'mit Passwort'
export const withPasskey = 'mit Passkey'
export const withSingleSign = 'mit Single Sign-on'
export const withEmailedCode = 'mit Code per E-Mail'
export const withInvitation = 'mit Einladung'
export const fromAnotherSession = 'aus einer anderen Sitzung'
export const nameSignedOut = (name: string) => `${name} abgemeldet`
export const thisSession = 'Diese Sitzung'
export const signedIn = 'Angemeldet'
export const lastActive = 'Zuletzt aktiv'
export const signOutName = (name: string) => `${name} abmelden`
export const signOut = 'Abmelden'
export const browserOnOs = (browser: string, os: string) => `${browser} unter ${os}`
export const unknownDevice = 'Unbekanntes Gerät'

// Session rules
export const couldntLoadSessionRules = 'Die Regeln für Sitzungen konnten nicht geladen werden'
export const signOutInactiveSessionsAfter = 'Inaktive Sitzungen abmelden nach'
export const openTabCountsAsActive = 'Ein offener Tab zählt als aktiv.'
export const never = 'Nie'
export const signOutAllSessionsAfter = 'Alle Sitzungen abmelden nach'
export const sessionLengthHint = 'Nach dieser Zeit melden sich alle wieder an, ob aktiv oder nicht.'
export const days = (count: number) => formatCount(count, 'Tag', 'Tagen')
export const hours = (count: number) => formatCount(count, 'Stunde', 'Stunden')
export const minutes = (count: number) => formatCount(count, 'Minute', 'Minuten')
