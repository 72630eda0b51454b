import { formatCount, formatDay } from '../../lib/format/format.ts'

// Partners section
export const couldntLoadPartnerCodes = 'Couldn’t load the partner codes'
export const newCode = 'New code'
export const codesExplanation =
  'Give a code to companies you refer. They get a longer trial, and you see who signed up.'
export const partnerCodes = 'Partner codes'
export const codeNoLongerWorks = (code: string) => `${code} can no longer be used to sign up`
export const daysOnTrialCompanies = (trialDays: number, tenants: number) =>
  `· ${formatCount(trialDays, 'day')} on trial · ${formatCount(tenants, 'company', 'companies')}`
export const withdrawn = 'Withdrawn'
export const withdraw = 'Withdraw'
export const copySignUpLink = 'Copy sign-up link'
export const copySignUpLinkFor = (code: string) => `Copy sign-up link for ${code}`

// New code
export const newPartnerCode = 'New partner code'
export const codeCodeCreated = (code: string) => `Code ${code} created`
export const onlyVisible = 'Only visible to you, for example the event where you hand it out'
export const code = 'Code'
export const optionalLeaveEmptyForRandom = 'Optional. Leave empty for a random one.'
export const trialLengthDays = 'Trial length (days)'
export const createCode = 'Create code'

// Partner tenants
export const onTrial = 'On trial'
export const active = 'Active'
export const paymentOverdue = 'Payment overdue'
export const suspended = 'Suspended'
export const signUps = 'Sign-ups'
export const couldntLoadTheCompanies = 'Couldn’t load the companies'
export const noSignUpsYet = 'No sign-ups yet'
export const withCode = (codeName: string) => `With ${codeName},`
export const until = (day: string) => `until ${formatDay(day)}`
export const ended = 'Ended'
