// Billing page
export const billing = 'Abrechnung'
export const onlyAccountOwnersCanManage =
  'Nur Inhaber des Kontos können Tarif und Zahlungen verwalten.'
export const couldntLoadBilling = 'Die Abrechnung konnte nicht geladen werden'
export const checkingYourPaymentWithStripe = 'Ihre Zahlung wird bei Stripe geprüft'
export const theAccountIsActive = 'Das Konto ist aktiv.'
export const goToHome = 'Zur Startseite'
export const noPlansHere = 'Dieser Server hat keine Tarife: Alles ist enthalten.'
