import { formatCount, formatNumber, pluralOf } from '../../../../../lib/format/format.ts'

// Latest links
export const couldntLoadTheLinks = 'Impossible de charger les liens'
export const noLatestLinks =
  'Aucun lien pour le moment. Les liens que vous partagez s’affichent ici, avec les personnes qui les ont ouverts.'
export const latestLinks = 'Derniers liens'

// Link list
export const views = 'Vues'
export const by = (name: string) => ` par ${name}`
export const qrCode = 'Code QR'
export const qrCodeFor = (itemName: string, recipient: string) =>
  `Code QR du lien vers ${itemName} pour ${recipient}`
export const openNamed = (itemName: string) => `Ouvrir ${itemName}`
export const selectLink = (itemName: string, recipient: string) =>
  `Sélectionner le lien vers ${itemName} pour ${recipient}`

// Links bar
export const actionsForSelectedLinks = 'Actions pour les liens sélectionnés'
export const linksSelected = (count: number) =>
  `${formatNumber(count)} ${pluralOf(count, 'sélectionné', 'sélectionnés')}`
export const showLinks = (count: number | undefined) =>
  count === undefined ? 'Afficher les liens' : `Afficher ${formatCount(count, 'lien', 'liens')}`
export const linkNouns: readonly [string, string] = ['lien', 'liens']
export const copyAddresses = 'Copier les liens'
export const linksCopied = (count: number) => formatCount(count, 'lien copié', 'liens copiés')
export const withdraw = 'Retirer'
export const linksNoLongerOpen = (count: number) =>
  formatCount(count, 'lien ne s’ouvre plus', 'liens ne s’ouvrent plus')
export const linksWorkAgain = (count: number) =>
  formatCount(count, 'lien fonctionne à nouveau', 'liens fonctionnent à nouveau')

// Item links
export const noLinksToThisItem = 'Aucun lien vers ce contenu pour le moment'
export const links = 'Liens'

// Own link
export const changeShortLink = 'Modifier le lien court'
export const createShortLink = 'Créer un lien court'
export const shortLinkCopied = 'Lien court copié'
export const shortLink = 'Lien court'
export const slugHint =
  '3 à 64 lettres (a–z), chiffres ou traits d’union. Laissez vide pour un lien aléatoire.'

// My links
export const noResults = 'Aucun résultat'
export const showAllLinks = 'Afficher tous les liens'
export const everyonesLinks = 'Liens de tout le monde'
export const myLinks = 'Mes liens'
export const noLinksYet =
  'Aucun lien pour le moment. Partagez un contenu pour voir qui l’ouvre et ce qui est lu.'
export const openLibrary = 'Ouvrir la bibliothèque'
export const exportCsv = 'Exporter en CSV'
export const linksCsv = 'liens.csv'

// Links filters
export const all = 'Tous'
export const items = 'Contenus'
export const collections = 'Collections'
export const anyStatus = 'Tous les statuts'
export const active = 'Actif'
export const expired = 'Expiré'
export const withdrawn = 'Retiré'
export const newest = 'Plus récents'
export const lastViewed = 'Dernière vue'
export const mostViews = 'Le plus de vues'
export const mine = 'Les miens'
export const everyones = 'De tous'
export const searchLinks = 'Rechercher des liens'
export const itemPersonOrganizationOrMemo = 'Contenu, personne, organisation ou mémo'
export const onePerson = 'une personne'
export const sharedBy = (name: string) => `Partagé par ${name}`
export const removeFilter = (filter: string) => `Retirer le filtre : ${filter}`
export const owner = 'Propriétaire'
export const linksTo = 'Liens vers'
export const status = 'Statut'

// Counts of an item's links, shown apart from their nouns
export const linkNoun = (count: number) => pluralOf(count, 'lien', 'liens')
export const deviceNoun = (count: number) => pluralOf(count, 'appareil', 'appareils')
export const viewNoun = (count: number) => pluralOf(count, 'vue', 'vues')
export const downloadNoun = (count: number) => pluralOf(count, 'téléchargement', 'téléchargements')
