// Billing page
export const billing = 'Billing'
export const onlyAccountOwnersCanManage = 'Only account owners can manage the plan and payments.'
export const couldntLoadBilling = 'Couldn’t load billing'
export const checkingYourPaymentWithStripe = 'Checking your payment with Stripe'
export const theAccountIsActive = 'The account is active.'
export const goToHome = 'Go to Home'
export const noPlansHere = 'This server has no plans: everything is included.'
