// Billing page
export const planAndPayments = 'Plan and payments'
export const onlyAccountOwnersCanManage = 'Only account owners can manage the plan and payments.'
export const couldntLoadPlanAndPayments = 'Couldn’t load the plan and payments'
export const checkingYourPaymentWithStripe = 'Checking your payment with Stripe'
export const theAccountIsActive = 'The account is active.'
export const goToHome = 'Go to Home'
