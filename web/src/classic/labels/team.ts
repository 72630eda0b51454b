// Team settings page
export const people = 'People'
export const everyoneWithAccess = 'Everyone with access, and what they can do'
export const rolesAndRights = 'Roles and rights'
export const whatEachRoleCanDo = 'What each role can do'
export const signInRules = 'Sign-in rules'
export const rulesEveryoneFollowsWhenSigning = 'Rules everyone follows when signing in'
export const singleSign = 'Single sign-on'
export const signInWithCompanyAccounts =
  'Sign in with company accounts through OpenID Connect or SAML'
export const auditLog = 'Audit log'
export const whoDidWhatWhen = 'Who did what, when and from where. Entries can’t be edited.'
export const errors = 'Errors'
export const errorsPeopleRanInto =
  'Errors your team ran into in Satchel, without passwords and tokens'
export const server = 'Server'
export const companies = 'Companies'
export const everyCompanyOnThisServer = 'All companies on this server: their use, plans and limits'
export const whatWorksOnTheServer =
  'What works on this server and what doesn’t, and what to do about it'
export const partners = 'Partners'
export const companiesYouReferWithTheir = 'Companies you refer, with their own trial terms'
export const team = 'Team'
