// By hand
export const accountIsSet = (status: string) => `The account is set to: ${status}`
export const setStatusManually = 'Set status manually'
export const switchByHandHint =
  'For whoever operates this server. Simulates what a payment, or a missed one, would do. Leave the date empty to start now.'
export const status = 'Status'
export const since = 'Since'
export const setStatus = 'Set status'

// Invoices
export const draft = 'Draft'
export const paid = 'Paid'
export const voidLabel = 'Void'
export const unpaid = 'Unpaid'
export const invoices = 'Invoices'
export const couldntLoadTheInvoices = 'Couldn’t load the invoices'
export const noInvoicesYet = 'No invoices yet'
export const noNumberYet = 'No number yet'
export const pay = 'Pay'
export const pdfOfName = (name: string) => `PDF of ${name}`
export const pdf = 'PDF'

// Plan cards
export const plans = 'Plans'
export const billingPeriod = 'Billing period'
export const monthly = 'Monthly'
export const yearly = 'Yearly'
export const paymentsNotSetUp =
  'Payments aren’t set up on this server. Ask whoever operates it for another plan.'
export const switchByHand =
  'Payments aren’t set up on this server, so plans have no prices. As its operator, you switch yours by hand.'
export const noCharge = 'No charge'
export const onThisServer = 'on this server'
export const couldntLoadPrices = 'Couldn’t load prices. Try again in a few minutes.'
export const perInterval = (interval: string) => `per ${interval}`
export const unlimited = (what: string) => `Unlimited ${what.toLowerCase()}`
export const limit = (what: string, amount: string) => `${what}: ${amount}`
export const overLimitsOfPlan = (limits: string) =>
  `You’re over this plan’s limit for: ${limits.toLowerCase()}. Nothing is lost, but you couldn’t add more.`
export const yourPlan = 'Your plan'
export const youreNowOnPlan = (name: string) => `You’re now on the ${name} plan`
export const continueWithName = (name: string) => `Continue with ${name}`
export const switchToName = (name: string) => `Switch to ${name}`
export const changeToName = (name: string) => `Change to ${name}`
export const chooseName = (name: string) => `Choose ${name}`

// Standing
export const changeCard = 'Change card'
export const keepPlan = 'Keep plan'
export const billingDetails = 'Billing details'
export const cancelPlan = 'Cancel plan'
export const readOnlyUntil = (day: string) => `Read-only until ${day}`
export const readOnlyEnded = (day: string) => `Read-only access ended on ${day}`
export const onTrialUntil = (day: string) => `On trial until ${day}`
export const priceEach = (price: string, interval: string) => `${price} a ${interval}`
export const activePrice = (price: string) => `Active, ${price}`
export const active = 'Active'
export const paymentOverdueUntil = (day: string) =>
  `A payment is overdue. The account keeps working until ${day}`
export const yourTrialHasEnded = 'Your trial has ended'
export const closesOnDay = (day: string) => `Closes on ${day}`
export const renewsOnDay = (day: string) => `Renews on ${day}`
export const canceledUntil = (day: string) => `Canceled. Everything keeps working until ${day}`

// Usage meters
export const usage = 'Usage'
export const amountNoLimit = (amount: string) => `${amount}, no limit`
export const amountOfLimit = (amount: string, limit: string) => `${amount} of ${limit}`
export const overLimit = 'Over the plan’s limit. Nothing is lost, but you can’t add more.'
