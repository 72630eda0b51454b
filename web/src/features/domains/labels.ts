// Domains section
export const domainsCouldNotBeLoaded = 'The domains could not be loaded'
export const yourDomain = 'Your domain'
export const anotherDomain = 'Another domain'
export const nameThatNothingElseUses = 'A name that nothing else uses, best one below your own.'
export const oneInUseWorks = 'The one in use works on until the new one is confirmed.'
export const add = 'Add'

// Domain card
export const newLinksCarry = 'New links carry it'
export const checked = 'Checked'
export const checkNow = 'Check now'
export const bareDomainLeads = 'The bare domain leads to'
export const unknownAddressesLead = 'Unknown addresses lead to'
export const moreAboutDomain = (domain: string) => `More about ${domain}`
export const remove = 'Remove'

// Address field
export const saved = 'Saved'
export const hasToBeginWithHttps = 'has to begin with https:// or http://'
export const aPlainPage = 'A plain page'
export const save = 'Save'

// Dns records
export const makeTheseRecordsWhereDns = 'Make these records where the DNS of the domain is kept.'
export const recordFound = (type: string, part: string) => `${type} record, ${part}`
export const name = 'Name'
export const nameOfRecord = (type: string) => `the name of the ${type} record`
export const value = 'Value'
export const valueOfRecord = (type: string) => `the value of the ${type} record`
export const copied = 'Copied'
export const copyWhat = (what: string) => `Copy ${what}`

// Domains
export const domainRemoved = (domain: string) => `${domain} removed`
