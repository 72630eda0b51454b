// Audit section
export const auditLogCouldNotBe = 'The audit log could not be loaded'
export const nothingOfThisKindWas = 'Nothing of this kind was done in these days.'
export const showAll = 'Show all of it'
export const auditLog = 'Audit log'
export const showOlder = 'Show older'
export const auditLogCsv = 'Audit log.csv'
export const csv = 'CSV'

// Audit filters
export const what = 'What'
export const everything = 'Everything'
export const noSuchAction = 'No such action'
export const from = 'From'
export const to = 'To'
export const beforeTheFirstDay = 'Before the first day'
export const who = 'Who'
export const everybody = 'Everybody'
export const nobodyHasThisName = 'Nobody has this name'

// Audit row
export const somebody = 'Somebody'
export const satchel = 'Satchel'
