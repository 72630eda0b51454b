// Billing page
export const billing = 'Facturación'
export const onlyAccountOwnersCanManage =
  'Solo los propietarios de la cuenta pueden gestionar el plan y los pagos.'
export const couldntLoadBilling = 'No se pudo cargar la facturación'
export const checkingYourPaymentWithStripe = 'Comprobando su pago con Stripe'
export const theAccountIsActive = 'La cuenta está activa.'
export const goToHome = 'Ir a Inicio'
export const noPlansHere = 'Este servidor no tiene planes: todo está incluido.'
