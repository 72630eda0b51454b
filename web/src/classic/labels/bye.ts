// Bye page
export const keepAccount = 'Keep account'
export const itsScheduledToCloseBut = 'It’s scheduled to close, but you can still keep it.'
export const theAccountIsClosing = (name: string) => `The ${name} account is closing`
export const weveEmailedItsOwnersHow = 'We’ve emailed its owners how to keep it.'
export const continueReadOnly = 'Continue read-only'
export const exportEverything = 'Export everything'
export const youreSignedOut = 'You’re signed out'
export const youreSignedOutInEvery =
  'You’re signed out in every tab of this browser, and nothing of yours is left in it.'
export const signInAgain = 'Sign in again'
export const signOutFailed = 'Couldn’t sign you out. You’re still signed in'
export const youreSigned = 'You’re signed in'
export const asEmail = (email: string) => `As ${email}.`
export const goToSatchel = 'Go to Satchel'
export const signOut = 'Sign out'
