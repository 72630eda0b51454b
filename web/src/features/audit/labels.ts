// Audit section
export const couldntLoadAuditLog = 'Couldn’t load the audit log'
export const noMatchingEntries = 'No matching entries in this period'
export const clearFilters = 'Clear filters'
export const auditLog = 'Audit log'
export const showOlder = 'Show older'
export const auditLogCsv = 'Audit log.csv'
export const csv = 'CSV'

// Audit filters
export const action = 'Action'
export const allActions = 'All actions'
export const noMatchingAction = 'No matching action'
export const from = 'From'
export const to = 'To'
export const endDateIsBeforeStart = 'The end date is before the start date'
export const person = 'Person'
export const everyone = 'Everyone'

// Audit row
export const someone = 'Someone'
export const satchel = 'Satchel'
