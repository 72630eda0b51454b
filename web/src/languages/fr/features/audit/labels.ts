// Audit section
export const couldntLoadAuditLog = 'Impossible de charger le journal d’audit'
export const noMatchingEntries = 'Aucune entrée correspondante pendant cette période'
export const clearFilters = 'Effacer les filtres'
export const auditLog = 'Journal d’audit'
export const showOlder = 'Afficher les plus anciennes'
export const auditLogCsv = 'Journal d’audit.csv'
export const csv = 'CSV'

// Audit filters
export const action = 'Action'
export const allActions = 'Toutes les actions'
export const noMatchingAction = 'Aucune action correspondante'
export const from = 'Du'
export const to = 'Au'
export const endDateIsBeforeStart = 'La date de fin précède la date de début'
export const person = 'Personne'
export const everyone = 'Tout le monde'

// Audit row
export const someone = 'Quelqu’un'
export const satchel = 'Satchel'
