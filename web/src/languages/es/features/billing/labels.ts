// By hand
export const accountIsSet = (status: string) => `El estado de la cuenta es ahora: ${status}`
export const setStatusManually = 'Definir el estado a mano'
export const switchByHandHint =
  'Para quien opera este servidor. Simula el efecto de un pago, o de uno no realizado. Deje la fecha vacía para empezar ahora.'
export const status = 'Estado'
export const since = 'Desde'
export const setStatus = 'Definir el estado'

// Invoices
export const draft = 'Borrador'
export const paid = 'Pagada'
export const voidLabel = 'Anulada'
export const unpaid = 'Pendiente de pago'
export const invoices = 'Facturas'
export const couldntLoadTheInvoices = 'No se pudieron cargar las facturas'
export const noInvoicesYet = 'Aún no hay facturas'
export const noNumberYet = 'Aún sin número'
export const pay = 'Pagar'
export const pdfOfName = (name: string) => `PDF de ${name}`
export const pdf = 'PDF'

// Plan cards
export const plans = 'Planes'
export const billingPeriod = 'Periodo de facturación'
export const monthly = 'Mensual'
export const yearly = 'Anual'
export const paymentsNotSetUp =
  'Los pagos no están configurados en este servidor. Pida otro plan a quien lo administra.'
export const switchByHand =
  'Los pagos no están configurados en este servidor, por lo que los planes no tienen precio. Como administrador, usted cambia el suyo manualmente.'
export const noCharge = 'Sin coste'
export const onThisServer = 'en este servidor'
export const couldntLoadPrices =
  'No se pudieron cargar los precios. Inténtelo de nuevo en unos minutos.'
export const perInterval = (interval: string) => `al ${interval}`
export const unlimited = (what: string) => `${what}: sin límite`
export const limit = (what: string, amount: string) => `${what}: ${amount}`
export const overLimitsOfPlan = (limits: string) =>
  `Supera el límite de este plan en: ${limits.toLowerCase()}. No se pierde nada, pero no podría añadir más.`
export const yourPlan = 'Su plan'
export const youreNowOnPlan = (name: string) => `Ahora tiene el plan ${name}`
export const continueWithName = (name: string) => `Continuar con ${name}`
export const switchToName = (name: string) => `Cambiar a ${name}`
export const changeToName = (name: string) => `Cambiar a ${name}`
export const chooseName = (name: string) => `Elegir ${name}`

// Standing
export const changeCard = 'Cambiar la tarjeta'
export const keepPlan = 'Conservar el plan'
export const billingDetails = 'Datos de facturación'
export const cancelPlan = 'Cancelar el plan'
export const readOnlyUntil = (day: string) => `Solo lectura hasta el ${day}`
export const readOnlyEnded = (day: string) => `El acceso de solo lectura terminó el ${day}`
export const onTrialUntil = (day: string) => `En prueba hasta el ${day}`
export const priceEach = (price: string, interval: string) => `${price} al ${interval}`
export const activePrice = (price: string) => `Activa, ${price}`
export const active = 'Activa'
export const paymentOverdueUntil = (day: string) =>
  `Hay un pago vencido. La cuenta sigue funcionando hasta el ${day}`
export const yourTrialHasEnded = 'Su prueba ha terminado'
export const closesOnDay = (day: string) => `Se cierra el ${day}`
export const renewsOnDay = (day: string) => `Se renueva el ${day}`
export const canceledUntil = (day: string) => `Cancelada. Todo sigue funcionando hasta el ${day}`

// Usage meters
export const usage = 'Uso'
export const amountNoLimit = (amount: string) => `${amount}, sin límite`
export const amountOfLimit = (amount: string, limit: string) => `${amount} de ${limit}`
export const overLimit =
  'Por encima del límite del plan. No se pierde nada, pero no puede añadir más.'
