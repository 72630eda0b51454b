// Audit section
export const couldntLoadAuditLog = 'Das Audit-Protokoll konnte nicht geladen werden'
export const noMatchingEntries = 'Keine passenden Einträge in diesem Zeitraum'
export const clearFilters = 'Filter zurücksetzen'
export const auditLog = 'Audit-Protokoll'
export const showOlder = 'Ältere zeigen'
export const auditLogCsv = 'Audit-Protokoll.csv'
export const csv = 'CSV'

// Audit filters
export const action = 'Aktion'
export const allActions = 'Alle Aktionen'
export const noMatchingAction = 'Keine passende Aktion'
export const from = 'Von'
export const to = 'Bis'
export const endDateIsBeforeStart = 'Das Ende liegt vor dem Beginn'
export const person = 'Person'
export const everyone = 'Alle'

// Audit row
export const someone = 'Jemand'
export const satchel = 'Satchel'
