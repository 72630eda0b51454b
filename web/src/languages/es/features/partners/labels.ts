import { formatCount, formatDay } from '../../../../lib/format/format.ts'

// Partners section
export const couldntLoadPartnerCodes = 'No se pudieron cargar los códigos de socio'
export const newCode = 'Nuevo código'
export const codesExplanation =
  'Dé un código a las empresas que recomiende. Obtienen una prueba más larga y usted ve quién se registró.'
export const partnerCodes = 'Códigos de socio'
export const codeNoLongerWorks = (code: string) => `${code} ya no sirve para registrarse`
export const daysOnTrialCompanies = (trialDays: number, tenants: number) =>
  `· ${formatCount(trialDays, 'día', 'días')} de prueba · ${formatCount(tenants, 'empresa', 'empresas')}`
export const withdrawn = 'Retirado'
export const withdraw = 'Retirar'
export const copySignUpLink = 'Copiar enlace de registro'
export const copySignUpLinkFor = (code: string) => `Copiar enlace de registro de ${code}`

// New code
export const newPartnerCode = 'Nuevo código de socio'
export const codeCodeCreated = (code: string) => `Código ${code} creado`
export const onlyVisible = 'Visible solo para usted, por ejemplo el evento donde lo reparte'
export const code = 'Código'
export const optionalLeaveEmptyForRandom = 'Opcional. Déjelo vacío para uno aleatorio.'
export const trialLengthDays = 'Duración de la prueba (días)'
export const createCode = 'Crear código'

// Partner tenants
export const onTrial = 'En prueba'
export const active = 'Activa'
export const paymentOverdue = 'Pago vencido'
export const suspended = 'Suspendida'
export const signUps = 'Registros'
export const couldntLoadTheCompanies = 'No se pudieron cargar las empresas'
export const noSignUpsYet = 'Aún no hay registros'
export const withCode = (codeName: string) => `Con ${codeName},`
export const until = (day: string) => `hasta el ${formatDay(day)}`
export const ended = 'Terminada'
