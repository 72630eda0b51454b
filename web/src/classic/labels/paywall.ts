// Paywall page
export const signedIn = (email: string) => `Signed in as ${email}`
export const askOwnerOfToReopen = (name: string) => `Ask an owner of ${name} to reopen the account.`
export const keepAccount = 'Keep account'
export const payNow = 'Pay now'
export const billing = 'Billing'
export const choosePlan = 'Choose plan'
export const continueReadOnly = 'Continue read-only'
export const exportEverything = 'Export everything'
export const checkAgain = 'Check again'
export const signOut = 'Sign out'
