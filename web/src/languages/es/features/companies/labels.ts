import { formatCount, formatDay } from '../../../../lib/format/format.ts'

// Companies section
export const companies = 'Empresas'
export const searchByName = 'Buscar por nombre'
export const couldntLoadTheCompanies = 'No se pudieron cargar las empresas'
export const noCompanies = 'No se encontraron empresas'
export const operatesTheServer = 'Administra este servidor'
export const notConfirmed = 'Sin confirmar'
export const statuses = {
  trialing: 'En prueba',
  active: 'Activa',
  past_due: 'Pago atrasado',
  canceled: 'Finalizada',
  suspended: 'Suspendida',
}
export const figures = (people: number, items: number, storage: string, visits: number) =>
  [
    formatCount(people, 'persona', 'personas'),
    formatCount(items, 'contenido', 'contenidos'),
    storage,
    `${formatCount(visits, 'visita', 'visitas')} en 30 días`,
  ].join(' · ')
export const lastActivity = 'Última actividad'
export const noActivity = 'Sin actividad todavía'
export const manage = 'Gestionar'
export const manageName = (name: string) => `Gestionar ${name}`
export const deletedOn = (day: string) => `Se elimina el ${formatDay(day)}`

// Company dialog
export const couldntLoadTheCompany = 'No se pudo cargar la empresa'
export const plan = 'Plan'
export const planNames = {
  trial: 'Prueba',
  starter: 'Inicial',
  team: 'Equipo',
  business: 'Empresa',
}
export const limits = 'Límites'
export const limitNames = {
  seats: 'Personas',
  items: 'Contenidos',
  storageBytes: 'Almacenamiento en GB',
  links: 'Enlaces',
  shortDomains: 'Dominios cortos',
}
export const emptyIsUnlimited = 'Deje un campo vacío para no poner límite'
export const used = (amount: string) => `${amount} en uso`
export const saveLimits = 'Guardar límites'
export const limitsSaved = 'Límites guardados'
export const planSet = (plan: string) => `Ahora en el plan ${plan}`
export const suspend = 'Suspender'
export const suspendHint = 'La empresa queda en solo lectura hasta que la reanude.'
export const reason = 'Motivo'
export const reasonHint = 'Las personas de la empresa lo leen'
export const closePages = 'Retirar ya las páginas públicas'
export const closePagesHint = 'Si no, los enlaces y sitios funcionan 30 días más'
export const suspendedBecause = (reason: string) => `Suspendida: ${reason}`
export const suspended = 'Suspendida'
export const resume = 'Reanudar'
export const resumed = 'Reanudada'
export const deleteCompany = 'Eliminar empresa'
export const deleteLine =
  'La empresa queda en solo lectura durante 30 días, en los que sus propietarios pueden conservarla. Después se elimina todo.'
export const deleteName = (name: string) => `¿Eliminar ${name}?`
export const resendConfirmation = 'Reenviar confirmación'
export const resendHint = 'Nadie ha confirmado una dirección. Un código nuevo admite a la empresa.'
export const confirmationSent = 'Confirmación enviada'
