// Billing page
export const billing = 'Facturation'
export const onlyAccountOwnersCanManage =
  'Seuls les propriétaires du compte peuvent gérer l’offre et les paiements.'
export const couldntLoadBilling = 'Impossible de charger la facturation'
export const checkingYourPaymentWithStripe = 'Vérification de votre paiement auprès de Stripe'
export const theAccountIsActive = 'Le compte est actif.'
export const goToHome = 'Aller à l’accueil'
export const noPlansHere = 'Ce serveur n’a pas d’offres : tout est compris.'
