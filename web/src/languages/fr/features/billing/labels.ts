// By hand
export const accountIsSet = (status: string) => `Statut du compte : ${status}`
export const setStatusManually = 'Définir le statut à la main'
export const switchByHandHint =
  'Pour qui exploite ce serveur. Simule l’effet d’un paiement, ou d’un paiement manqué. Laissez la date vide pour commencer maintenant.'
export const status = 'Statut'
export const since = 'Depuis'
export const setStatus = 'Définir le statut'

// Invoices
export const draft = 'Brouillon'
export const paid = 'Payée'
export const voidLabel = 'Annulée'
export const unpaid = 'Impayée'
export const invoices = 'Factures'
export const couldntLoadTheInvoices = 'Impossible de charger les factures'
export const noInvoicesYet = 'Aucune facture pour le moment'
export const noNumberYet = 'Pas encore de numéro'
export const pay = 'Payer'
export const pdfOfName = (name: string) => `PDF de ${name}`
export const pdf = 'PDF'

// Plan cards
export const plans = 'Offres'
export const billingPeriod = 'Période de facturation'
export const monthly = 'Mensuelle'
export const yearly = 'Annuelle'
export const paymentsNotSetUp =
  'Les paiements ne sont pas configurés sur ce serveur. Demandez une autre offre à la personne qui l’exploite.'
export const switchByHand =
  'Les paiements ne sont pas configurés sur ce serveur, les offres n’ont donc pas de prix. En tant qu’exploitant, vous changez la vôtre à la main.'
export const noCharge = 'Sans frais'
export const onThisServer = 'sur ce serveur'
export const couldntLoadPrices = 'Impossible de charger les prix. Réessayez dans quelques minutes.'
export const perInterval = (interval: string) => `par ${interval}`
export const unlimited = (what: string) => `${what} : sans limite`
export const limit = (what: string, amount: string) => `${what} : ${amount}`
export const overLimitsOfPlan = (limits: string) =>
  `Vous dépassez la limite de cette offre : ${limits.toLowerCase()}. Rien n’est perdu, mais vous ne pourriez plus rien ajouter.`
export const yourPlan = 'Votre offre'
export const youreNowOnPlan = (name: string) => `Vous avez maintenant l’offre ${name}`
export const continueWithName = (name: string) => `Continuer avec ${name}`
export const switchToName = (name: string) => `Passer à ${name}`
export const changeToName = (name: string) => `Passer à ${name}`
export const chooseName = (name: string) => `Choisir ${name}`

// Standing
export const changeCard = 'Changer de carte'
export const keepPlan = 'Garder l’offre'
export const billingDetails = 'Informations de facturation'
export const cancelPlan = 'Résilier l’offre'
export const readOnlyUntil = (day: string) => `Lecture seule jusqu’au ${day}`
export const readOnlyEnded = (day: string) => `L’accès en lecture seule a pris fin le ${day}`
export const onTrialUntil = (day: string) => `À l’essai jusqu’au ${day}`
export const priceEach = (price: string, interval: string) => `${price} par ${interval}`
export const activePrice = (price: string) => `Actif, ${price}`
export const active = 'Actif'
export const paymentOverdueUntil = (day: string) =>
  `Un paiement est en retard. Le compte continue de fonctionner jusqu’au ${day}`
export const yourTrialHasEnded = 'Votre essai est terminé'
export const closesOnDay = (day: string) => `Fermeture le ${day}`
export const renewsOnDay = (day: string) => `Renouvellement le ${day}`
export const canceledUntil = (day: string) =>
  `Résilié. Tout continue de fonctionner jusqu’au ${day}`

// Usage meters
export const usage = 'Utilisation'
export const amountNoLimit = (amount: string) => `${amount}, sans limite`
export const amountOfLimit = (amount: string, limit: string) => `${amount} sur ${limit}`
export const overLimit =
  'Limite de l’offre dépassée. Rien n’est perdu, mais vous ne pouvez plus rien ajouter.'
