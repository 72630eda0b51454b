// By hand
export const accountIsSet = (status: string) => `The account is set to: ${status}`
export const statusByHand = 'Status by hand'
export const whatPaymentOrNoneWould =
  'What a payment, or none, would lead to. Without a day it counts from now.'
export const status = 'Status'
export const since = 'Since'
export const setStatus = 'Set status'

// Invoices
export const beingMade = 'Being made'
export const toBePaid = 'To be paid'
export const paid = 'Paid'
export const voidLabel = 'Void'
export const notPaid = 'Not paid'
export const invoices = 'Invoices'
export const invoicesCouldNotBeLoaded = 'The invoices could not be loaded'
export const eachPaymentLeavesItsInvoice = 'Each payment leaves its invoice here.'
export const noNumberYet = 'No number yet'
export const pay = 'Pay'
export const open = 'Open'
export const pdfOfName = (name: string) => `PDF of ${name}`
export const pdf = 'PDF'

// Plan cards
export const plans = 'Plans'
export const paidEach = 'Paid each'
export const byTheMonth = 'By the month'
export const byTheYear = 'By the year'
export const noPaymentsAreSetUp =
  'No payments are set up here: owners switch the plan themselves, and nothing is charged.'
export const pricesCannotBeShown =
  'Prices cannot be shown at the moment. Try again in a few minutes.'
export const aInterval = (interval: string) => `a ${interval}`
export const asManyAsYouLike = 'as many as you like'
export const youUseMoreThan = (join: string) =>
  `You use more than it has of: ${join}. Nothing would be lost, and nothing could be added.`
export const yourPlan = 'Your plan'
export const thePlanIsNow = (name: string) => `The plan is ${name} now`
export const goOn = (name: string) => `Go on with ${name}`
export const switchToName = (name: string) => `Switch to ${name}`
export const changeToName = (name: string) => `Change to ${name}`
export const chooseName = (name: string) => `Choose ${name}`

// Standing
export const changeTheCard = 'Change the card'
export const keepThePlan = 'Keep the plan'
export const addressesAndPayments = 'Addresses and payments'
export const cancelThePlan = 'Cancel the plan'
export const itCouldBeReadUntil = (part: string, day: string) => `It ${part} be read until ${day}`
export const onTrialUntil = (day: string) => `On trial until ${day}`
export const activePrice = (price: string) => `Active, ${price}`
export const active = 'Active'
export const paymentIsOverdueAccountGoes = (day: string) =>
  `A payment is overdue. The account goes on until ${day}`
export const theTrialIsOver = 'The trial is over'
export const itIsBeingClosed = (day: string) => `It is being closed on ${day}`
export const renewsOnDay = (day: string) => `Renews on ${day}`
export const cancelledEverythingGoesOnUntil = (day: string) =>
  `Cancelled: everything goes on until ${day}`

// Usage meters
export const inUse = 'In use'
export const amountNoLimit = (amount: string) => `${amount}, no limit`
export const amountOfAmount2 = (amount: string, amount2: string) => `${amount} of ${amount2}`
export const moreThanPlanHasNothing = 'More than the plan has. Nothing is lost; nothing is added.'
