import { formatCount, formatDay } from '../../lib/format.ts'

// Partners section
export const partnerCodesCouldNotBe = 'The partner codes could not be loaded'
export const makeACode = 'Make a code'
export const giveCodeToCompaniesYou =
  'Give a code to companies you bring in: they try Satchel longer, and you see who came.'
export const partnerCodes = 'Partner codes'
export const nobodySignsUpWithAny = (code: string) => `Nobody signs up with ${code} any more`
export const daysOnTrialCompanies = (trialDays: number, tenants: number) =>
  `· ${formatCount(trialDays, 'day')} on trial · ${formatCount(tenants, 'company', 'companies')}`
export const withdrawn = 'Withdrawn'
export const withdraw = 'Withdraw'
export const copied = 'Copied'
export const copyLinkToSignUp = 'Copy the link to sign up'
export const copyLinkToSignUpWith = (code: string) => `Copy the link to sign up with ${code}`

// New code
export const newPartnerCode = 'New partner code'
export const codeIsGoodFromNow = (code: string) => `The code ${code} is good from now on`
export const name = 'Name'
export const forYourselfAsFairWhere = 'For yourself, as the fair where you hand it out'
export const code = 'Code'
export const optionalOneIsMadeUp = 'Optional; one is made up where you leave it empty'
export const daysOnTrial = 'Days on trial'
export const cancel = 'Cancel'
export const makeCode = 'Make code'

// Partner tenants
export const onTrial = 'On trial'
export const active = 'Active'
export const paymentOverdue = 'Payment overdue'
export const suspended = 'Suspended'
export const whoCame = 'Who came'
export const companiesCouldNotBeLoaded = 'The companies could not be loaded'
export const nobodyHasSignedUp = 'Nobody has signed up with one of your codes yet.'
export const showMoreCompanies = 'Show more companies'
export const byCodeName = (codeName: string) => `By ${codeName},`
export const until = (day: string) => `until ${formatDay(day)}`
