// Audit section
export const couldntLoadAuditLog = 'No se pudo cargar el registro de auditoría'
export const noMatchingEntries = 'No hay entradas que coincidan en este periodo'
export const clearFilters = 'Borrar filtros'
export const auditLog = 'Registro de auditoría'
export const showOlder = 'Ver anteriores'
export const auditLogCsv = 'Registro de auditoría.csv'
export const csv = 'CSV'

// Audit filters
export const action = 'Acción'
export const allActions = 'Todas las acciones'
export const noMatchingAction = 'Ninguna acción coincide'
export const from = 'Desde'
export const to = 'Hasta'
export const endDateIsBeforeStart = 'La fecha final es anterior a la inicial'
export const person = 'Persona'
export const everyone = 'Todos'

// Audit row
export const someone = 'Alguien'
export const satchel = 'Satchel'
