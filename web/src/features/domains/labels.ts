// Domains section
export const couldntLoadTheDomains = 'Couldn’t load the domains'
export const yourDomain = 'Your domain'
export const newDomain = 'New domain'
export const domainHint = 'An unused name, such as a subdomain of your website'
export const currentDomainKeepsWorking =
  'The current domain keeps working until the new one is confirmed.'

// Domain card
export const usedForNewLinks = 'Used for new links'
export const checked = 'Checked'
export const checkNow = 'Check now'
export const redirectBareDomain = 'Redirect the bare domain to'
export const redirectUnknownAddresses = 'Redirect unknown addresses to'
export const moreFor = (domain: string) => `More actions for ${domain}`

// Address field
export const addressRule = 'must begin with https:// or http://'
export const defaultPage = 'Default page'

// Dns records
export const found = 'found'
export const notFoundYet = 'not found yet'
export const addRecordsAtProvider = 'Add these records at the domain’s DNS provider.'
export const recordFound = (type: string, state: string) => `${type} record, ${state}`
export const name = 'Name'
export const nameOfRecord = (type: string) => `the name of the ${type} record`
export const value = 'Value'
export const valueOfRecord = (type: string) => `the value of the ${type} record`
export const copyWhat = (what: string) => `Copy ${what}`

// Domains
export const removed = (domain: string) => `${domain} removed`

// Remove domain
export const removeDomain = (domain: string) => `Remove ${domain}`
export const removalWarning =
  'Links at this domain stop working. They still work at your other domains and at the Satchel address.'
export const typeToConfirm = (domain: string) => `Type ${domain} to confirm`
