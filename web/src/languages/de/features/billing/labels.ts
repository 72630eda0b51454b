// By hand
export const accountIsSet = (status: string) => `Status des Kontos festgelegt: ${status}`
export const setStatusManually = 'Status von Hand festlegen'
export const switchByHandHint =
  'Für den Betreiber dieses Servers. Ahmt nach, was eine Zahlung oder deren Ausbleiben bewirken würde. Ohne Datum gilt es ab sofort.'
export const status = 'Status'
export const since = 'Seit'
export const setStatus = 'Status festlegen'

// Invoices
export const draft = 'Entwurf'
export const paid = 'Bezahlt'
export const voidLabel = 'Storniert'
export const unpaid = 'Unbezahlt'
export const invoices = 'Rechnungen'
export const couldntLoadTheInvoices = 'Die Rechnungen konnten nicht geladen werden'
export const noInvoicesYet = 'Noch keine Rechnungen'
export const noNumberYet = 'Noch keine Nummer'
export const pay = 'Bezahlen'
export const pdfOfName = (name: string) => `PDF von ${name}`
export const pdf = 'PDF'

// Plan cards
export const plans = 'Tarife'
export const billingPeriod = 'Abrechnungszeitraum'
export const monthly = 'Monatlich'
export const yearly = 'Jährlich'
export const paymentsNotSetUp =
  'Auf diesem Server sind keine Zahlungen eingerichtet. Bitten Sie den Betreiber um einen anderen Tarif.'
export const switchByHand =
  'Auf diesem Server sind keine Zahlungen eingerichtet, daher haben Tarife keine Preise. Als Betreiber wechseln Sie Ihren von Hand.'
export const noCharge = 'Kostenlos'
export const onThisServer = 'auf diesem Server'
export const couldntLoadPrices =
  'Die Preise konnten nicht geladen werden. Versuchen Sie es in einigen Minuten noch einmal.'
export const perInterval = (interval: string) => `pro ${interval}`
export const unlimited = (what: string) => `${what}: unbegrenzt`
export const limit = (what: string, amount: string) => `${what}: ${amount}`
export const overLimitsOfPlan = (limits: string) =>
  `Sie liegen über der Grenze dieses Tarifs für: ${limits}. Nichts geht verloren, aber Sie könnten nichts mehr hinzufügen.`
export const yourPlan = 'Ihr Tarif'
export const youreNowOnPlan = (name: string) => `Sie haben jetzt den Tarif ${name}`
export const continueWithName = (name: string) => `Weiter mit ${name}`
export const switchToName = (name: string) => `Zu ${name} wechseln`
export const changeToName = (name: string) => `Zu ${name} wechseln`
export const chooseName = (name: string) => `${name} wählen`

// Standing
export const changeCard = 'Karte ändern'
export const keepPlan = 'Tarif behalten'
export const billingDetails = 'Rechnungsdaten'
export const cancelPlan = 'Tarif kündigen'
export const readOnlyUntil = (day: string) => `Bis ${day} nur lesbar`
export const readOnlyEnded = (day: string) => `Der Lesezugriff endete am ${day}`
export const onTrialUntil = (day: string) => `Testphase bis ${day}`
export const priceEach = (price: string, interval: string) => `${price} pro ${interval}`
export const activePrice = (price: string) => `Aktiv, ${price}`
export const active = 'Aktiv'
export const paymentOverdueUntil = (day: string) =>
  `Eine Zahlung ist überfällig. Bis ${day} funktioniert das Konto weiter`
export const yourTrialHasEnded = 'Ihre Testphase ist beendet'
export const closesOnDay = (day: string) => `Wird am ${day} geschlossen`
export const renewsOnDay = (day: string) => `Verlängert sich am ${day}`
export const canceledUntil = (day: string) => `Gekündigt. Bis ${day} funktioniert alles weiter`

// Usage meters
export const usage = 'Nutzung'
export const amountNoLimit = (amount: string) => `${amount}, unbegrenzt`
export const amountOfLimit = (amount: string, limit: string) => `${amount} von ${limit}`
export const overLimit =
  'Über der Grenze des Tarifs. Nichts geht verloren, aber Sie können nichts mehr hinzufügen.'
