// Paywall page
export const signedIn = (email: string) => `Angemeldet als ${email}`
export const askOwnerOfToReopen = (name: string) =>
  `Bitten Sie einen Inhaber von ${name}, das Konto wieder zu öffnen.`
export const keepAccount = 'Konto behalten'
export const payNow = 'Jetzt bezahlen'
export const billing = 'Abrechnung'
export const choosePlan = 'Tarif wählen'
export const continueReadOnly = 'Im Lesemodus fortfahren'
export const exportEverything = 'Alles exportieren'
export const checkAgain = 'Erneut prüfen'
export const signOut = 'Abmelden'
