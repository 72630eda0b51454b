// Domains section
export const couldntLoadTheDomains = 'Die Domains konnten nicht geladen werden'
export const yourDomain = 'Ihre Domain'
export const newDomain = 'Neue Domain'
export const domainHint = 'Ein ungenutzter Name, etwa eine Subdomain Ihrer Website'
export const currentDomainKeepsWorking =
  'Die aktuelle Domain funktioniert weiter, bis die neue bestätigt ist.'

// Domain card
export const usedForNewLinks = 'Für neue Links verwendet'
export const checked = 'Geprüft'
export const checkNow = 'Jetzt prüfen'
export const redirectBareDomain = 'Domain ohne Pfad weiterleiten zu'
export const redirectUnknownAddresses = 'Unbekannte Adressen weiterleiten zu'
export const moreFor = (domain: string) => `Weitere Aktionen für ${domain}`

// Address field
export const addressRule = 'muss mit https:// oder http:// beginnen'
export const defaultPage = 'Standardseite'

// Dns records
export const found = 'gefunden'
export const notFoundYet = 'noch nicht gefunden'
export const addRecordsAtProvider = 'Fügen Sie diese Einträge beim DNS-Anbieter der Domain hinzu.'
export const recordFound = (type: string, state: string) => `${type}-Eintrag, ${state}`
export const name = 'Name'
export const nameOfRecord = (type: string) => `Name des ${type}-Eintrags`
export const value = 'Wert'
export const valueOfRecord = (type: string) => `Wert des ${type}-Eintrags`
export const copyWhat = (what: string) => `${what} kopieren`

// Domains
export const removed = (domain: string) => `${domain} entfernt`

// Remove domain
export const removeDomain = (domain: string) => `${domain} entfernen`
export const removalWarning =
  'Links unter dieser Domain funktionieren dann nicht mehr. Unter Ihren anderen Domains und der Adresse von Satchel funktionieren sie weiter.'
export const typeToConfirm = (domain: string) => `Zur Bestätigung ${domain} eingeben`
