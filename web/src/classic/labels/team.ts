// Team settings page
export const people = 'People'
export const everybodyWhoSignsInHere = 'Everybody who signs in here, and what they may do.'
export const rolesAndRights = 'Roles and rights'
export const whatEachRoleMayDo = 'What each role may do. The server checks it at every call.'
export const signInRules = 'Sign-in rules'
export const whatEverybodyHereKeeps = 'What everybody here keeps to when they sign in.'
export const singleSign = 'Single sign-on'
export const signInWithAccounts =
  'Sign in with the accounts of your company, by OpenID Connect or SAML.'
export const auditLog = 'Audit log'
export const whoDidWhatWhen =
  'Who did what, when, and from where. It is added to and never changed.'
export const partners = 'Partners'
export const companiesYouBring = 'Companies you bring in, on trial terms of their own.'
export const team = 'Team'
