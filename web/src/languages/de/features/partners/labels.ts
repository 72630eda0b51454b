import { formatCount, formatDay } from '../../../../lib/format/format.ts'

// Partners section
export const couldntLoadPartnerCodes = 'Die Partnercodes konnten nicht geladen werden'
export const newCode = 'Neuer Code'
export const codesExplanation =
  'Geben Sie Unternehmen, die Sie empfehlen, einen Code. Sie bekommen eine längere Testphase, und Sie sehen, wer sich registriert hat.'
export const partnerCodes = 'Partnercodes'
export const codeNoLongerWorks = (code: string) => `Mit ${code} kann sich niemand mehr registrieren`
export const daysOnTrialCompanies = (trialDays: number, tenants: number) =>
  `· ${formatCount(trialDays, 'Tag', 'Tage')} Testphase · ${formatCount(tenants, 'Unternehmen', 'Unternehmen')}`
export const withdrawn = 'Zurückgezogen'
export const withdraw = 'Zurückziehen'
export const copySignUpLink = 'Registrierungslink kopieren'
export const copySignUpLinkFor = (code: string) => `Registrierungslink für ${code} kopieren`

// New code
export const newPartnerCode = 'Neuer Partnercode'
export const codeCodeCreated = (code: string) => `Code ${code} erstellt`
export const onlyVisible =
  'Nur für Sie sichtbar, zum Beispiel die Veranstaltung, auf der Sie ihn ausgeben'
export const code = 'Code'
export const optionalLeaveEmptyForRandom = 'Optional. Leer lassen für einen zufälligen.'
export const trialLengthDays = 'Länge der Testphase (Tage)'
export const createCode = 'Code erstellen'

// Partner tenants
export const onTrial = 'In der Testphase'
export const active = 'Aktiv'
export const paymentOverdue = 'Zahlung überfällig'
export const suspended = 'Gesperrt'
export const signUps = 'Registrierungen'
export const couldntLoadTheCompanies = 'Die Unternehmen konnten nicht geladen werden'
export const noSignUpsYet = 'Noch keine Registrierungen'
export const withCode = (codeName: string) => `Mit ${codeName},`
export const until = (day: string) => `bis ${formatDay(day)}`
export const ended = 'Beendet'
