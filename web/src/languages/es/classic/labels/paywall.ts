// Paywall page
export const signedIn = (email: string) => `Sesión iniciada como ${email}`
export const askOwnerOfToReopen = (name: string) =>
  `Pida a un propietario de ${name} que reabra la cuenta.`
export const keepAccount = 'Conservar la cuenta'
export const payNow = 'Pagar ahora'
export const billing = 'Facturación'
export const choosePlan = 'Elegir un plan'
export const continueReadOnly = 'Continuar en solo lectura'
export const exportEverything = 'Exportar todo'
export const checkAgain = 'Comprobar de nuevo'
export const signOut = 'Cerrar sesión'
