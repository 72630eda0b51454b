// Paywall page
export const signedIn = (email: string) => `Connecté en tant que ${email}`
export const askOwnerOfToReopen = (name: string) =>
  `Demandez à un propriétaire de ${name} de rouvrir le compte.`
export const keepAccount = 'Conserver le compte'
export const payNow = 'Payer maintenant'
export const billing = 'Facturation'
export const choosePlan = 'Choisir une offre'
export const continueReadOnly = 'Continuer en lecture seule'
export const exportEverything = 'Tout exporter'
export const checkAgain = 'Vérifier à nouveau'
export const signOut = 'Se déconnecter'
