import { formatCount, pluralOf } from '../../../../lib/format/format.ts'

// Recipient list
export const lastActivity = 'Dernière activité'
export const mostViews = 'Le plus de vues'
export const NAMES = {
  person: { one: 'personne', many: 'personnes', none: 'Partagez avec une personne' },
  organization: {
    one: 'organisation',
    many: 'organisations',
    none: 'Ajoutez une organisation quand vous partagez',
  },
} as const
export const couldntLoad = (many: string) => `Impossible de charger les ${many}`
export const emptyLine = (none: string) => `${none} pour voir ce qui est reçu et ouvert.`
export const searchMany = (many: string) => `Rechercher des ${many}`
export const noResults = (one: string, search: string) => `Aucune ${one} trouvée pour « ${search} »`
export const openLibrary = 'Ouvrir la bibliothèque'
export const nameAddressOrOrganization = 'Nom, adresse ou organisation'
export const openedOfLinksOpened = (opened: number, links: number) =>
  `${opened} sur ${formatCount(links, 'lien ouvert', 'liens ouverts')}`
export const views = (count: number) => formatCount(count, 'vue', 'vues')
export const lastVisit = 'Dernière visite :'
export const noVisitsYet = 'Aucune visite pour le moment'
export const addressNotVerified = 'Adresse non vérifiée'
export const enteredAtLinks = (links: number, views: number) =>
  `Saisie sur ${formatCount(links, 'lien', 'liens')}, ${formatCount(views, 'vue', 'vues')}`
export const lastShared = 'Dernier partage :'

// Recipient report
export const someoneElse = 'quelqu’un d’autre'
export const couldntLoadThisRecipient = 'Impossible de charger ce destinataire'
export const opened = 'Ouvert'
export const notOpened = 'Non ouvert'
export const enteredNotVerified = 'Adresse saisie, non vérifiée'
export const verifiedByOther = (email: string, views: number) =>
  `${formatCount(views, 'vue', 'vues')} de ${email}, adresse vérifiée`
export const enteredByOther = (email: string) => `Quelqu’un a saisi ${email}, non vérifié`
export const openedSummary = (opened: number, links: number, views: number) =>
  `${opened} sur ${formatCount(links, 'lien ouvert', 'liens ouverts')}, ${formatCount(views, 'vue', 'vues')}`
export const sharedBy = 'Partagé par {sharer}, {time}'
export const sharedWithPerson = 'Pour {person}, partagé par {sharer}, {time}'
export const openedViaLink = 'Ouvert par le lien de {owner}, partagé par {sharer}, {time}'
export const personOpenedViaLink =
  'Pour {person}, ouvert par le lien de {owner}, partagé par {sharer}, {time}'
export const shareAgainNamed = (itemName: string) => `Partager à nouveau : ${itemName}`
export const withdrawn = 'Retiré'
export const shareAgain = 'Partager à nouveau'
export const notOpenedYet = 'Pas encore ouvert'
export const pagesRead = (read: number, pageCount: number) =>
  `${read} ${pluralOf(read, 'page', 'pages')} sur ${pageCount}`
export const inThisCollection = 'Dans cette collection'
