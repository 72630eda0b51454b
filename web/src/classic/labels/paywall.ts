// Paywall page
export const signedIn = (email: string) => `Signed in as ${email}`
export const askOwnerOfToOpen = (name: string) => `Ask an owner of ${name} to open it again.`
export const keepTheAccount = 'Keep the account'
export const settleThePayment = 'Settle the payment'
export const planAndPayments = 'Plan and payments'
export const chooseAPlan = 'Choose a plan'
export const goOnReading = 'Go on reading'
export const exportEverything = 'Export everything'
export const checkAgain = 'Check again'
export const signOut = 'Sign out'
