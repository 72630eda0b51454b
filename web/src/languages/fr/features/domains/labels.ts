// Domains section
export const couldntLoadTheDomains = 'Impossible de charger les domaines'
export const yourDomain = 'Votre domaine'
export const newDomain = 'Nouveau domaine'
export const domainHint = 'Un nom non utilisé, par exemple un sous-domaine de votre site web'
export const currentDomainKeepsWorking =
  'Le domaine actuel continue de fonctionner jusqu’à ce que le nouveau soit confirmé.'

// Domain card
export const usedForNewLinks = 'Utilisé pour les nouveaux liens'
export const checked = 'Vérification :'
export const checkNow = 'Vérifier maintenant'
export const redirectBareDomain = 'Rediriger le domaine seul vers'
export const redirectUnknownAddresses = 'Rediriger les adresses inconnues vers'
export const moreFor = (domain: string) => `Autres actions pour ${domain}`

// Address field
export const addressRule = 'doit commencer par https:// ou http://'
export const defaultPage = 'Page par défaut'

// Dns records
export const found = 'trouvé'
export const notFoundYet = 'pas encore trouvé'
export const addRecordsAtProvider =
  'Ajoutez ces enregistrements chez le fournisseur DNS du domaine.'
export const recordFound = (type: string, state: string) => `Enregistrement ${type}, ${state}`
export const name = 'Nom'
export const nameOfRecord = (type: string) => `le nom de l’enregistrement ${type}`
export const value = 'Valeur'
export const valueOfRecord = (type: string) => `la valeur de l’enregistrement ${type}`
export const copyWhat = (what: string) => `Copier ${what}`

// Domains
export const removed = (domain: string) => `${domain} retiré`

// Remove domain
export const removeDomain = (domain: string) => `Retirer ${domain}`
export const removalWarning =
  'Les liens de ce domaine ne fonctionneront plus. Ils fonctionneront toujours sur vos autres domaines et à l’adresse de Satchel.'
export const typeToConfirm = (domain: string) => `Saisissez ${domain} pour confirmer`
