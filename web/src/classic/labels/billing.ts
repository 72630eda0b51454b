// Billing page
export const planAndPayments = 'Plan and payments'
export const planAndPaymentsAreForOwners = 'Plan and payments are for owners of the account.'
export const planAndPaymentsCouldNot = 'Plan and payments could not be loaded'
export const lookingUpHowThingsStand = 'Looking up how things stand at Stripe'
export const theAccountIsActive = 'The account is active.'
export const goToLibrarysHome = 'Go to the library’s home'
