import { formatCount } from '../../../../../lib/format/format.ts'

// Publish
export const publish = 'Publier'
export const publishChanges = 'Publier les modifications'
export const published = 'Publié'
export const morePublishing = 'Autres options de publication'
export const publishOnADay = 'Publier à une date…'
export const cancelScheduled = 'Annuler la publication planifiée'
export const unpublish = 'Dépublier'
export const openSite = 'Ouvrir le site'
export const copyAddress = 'Copier l’adresse'
export const isLive = (name: string) => `${name} est en ligne`
export const sendTo = 'Envoyer à…'
export const takenOffline = 'Retiré du web. Le brouillon est conservé.'
export const publishAgain = 'Publier à nouveau'
export const addressCopied = 'Adresse copiée'
export const saveFirst = 'Non publié : certaines modifications n’ont pas pu être enregistrées'
export const schedule = 'Planifier'
export const dayAndTime = 'Jour et heure'
export const inYourTimeZone = (zone: string) => `Dans votre fuseau horaire, ${zone}`
export const chooseFutureTime = 'Choisissez un moment à venir'
export const goesLiveOn = (time: string) => `Mise en ligne : ${time}`
export const scheduleCanceled = 'Il ne sera pas publié automatiquement'

// Design
export const color = 'Couleur'
export const useCompanyColor = 'Utiliser la couleur de l’entreprise'
export const pickFromScreen = 'Prélever une couleur à l’écran'
export const enterColor = 'Saisissez une couleur comme #0f766e'
export const contrastGood = (ratio: string) => `Le texte blanc y a un contraste de ${ratio}:1, bon`
export const contrastLow = (ratio: string, used: string) =>
  `Le texte blanc y aurait un contraste de ${ratio}:1, trop faible pour être lu. Les boutons et les liens utilisent ${used} à la place.`
export const font = 'Police'
export const scheme = 'Couleurs'
export const SCHEMES = {
  visitor: 'Comme l’appareil du visiteur',
  light: 'Clair',
  dark: 'Sombre',
} as const
export const FONTS = { sans: 'Sans', serif: 'Serif', rounded: 'Arrondie', mono: 'Mono' } as const
export const layout = 'Disposition'
export const LAYOUTS = { narrow: 'Étroite', wide: 'Large', cover: 'Couverture' } as const
export const LAYOUT_LINES = {
  narrow: 'Une seule colonne, pour la lecture',
  wide: 'De la place pour des cartes côte à côte',
  cover: 'S’ouvre sur votre titre, sur fond de couleur',
} as const
export const logo = 'Logo'
export const logoHint = 'Sans logo ici, celui de l’entreprise est affiché'

// Images
export const chooseImage = 'Choisir une image'
export const uploadImage = 'Charger une image'
export const removeImage = 'Retirer l’image'
export const webAddress = 'Adresse web'
export const enterWebAddress = 'Saisissez une adresse web'
export const imageOnTheWeb = 'Image sur le web'
export const imageGone = 'Une image qui n’existe plus'
export const imageNotShareable = 'Non partageable : les visiteurs ne la voient pas'

// Search and link preview
export const title = 'Titre'
export const titleHint = 'Laissez vide pour le nom du site'
export const descriptionHint = 'Laissez vide pour les premières phrases de la page'
export const image = 'Image de l’aperçu'
export const imageHint = 'Sans image ici, la première de la page est affichée'
export const mayBeListed = 'Autoriser les moteurs de recherche'
export const listedOffHint = 'Désactivé : la page leur demande de ne pas la référencer'
export const inSearchEngines = 'Dans les moteurs de recherche'
export const inMessengers = 'Dans les messageries et les e-mails'
export const notListed = 'Non référencé par les moteurs de recherche'
export const noDescription = 'Les premières phrases de la page'
export const charactersLong = (count: number, most: number) =>
  `${formatCount(count, 'caractère', 'caractères')}. Les moteurs de recherche coupent après ${most} environ.`

// Access
export const address = 'Adresse'
export const slugRule = 'Utilisez 3 à 60 lettres de a à z, chiffres ou traits d’union'
export const saveAddress = 'Enregistrer l’adresse'
export const addressChanged = 'Adresse modifiée. L’ancienne mène à la nouvelle.'
export const password = 'Mot de passe'
export const hasPassword = 'Les visiteurs saisissent d’abord un mot de passe'
export const noPassword = 'Toute personne qui a l’adresse peut l’ouvrir'
export const setPassword = 'Définir un mot de passe'
export const changePassword = 'Changer le mot de passe'
export const removePassword = 'Retirer le mot de passe'
export const newPassword = 'Nouveau mot de passe'
export const passwordRule = 'Utilisez au moins 8 caractères'
export const passwordSet = 'Mot de passe défini. Il sera désormais demandé aux visiteurs.'
export const passwordRemoved = 'Mot de passe retiré'
export const passwordChangeHint = 'Il sera redemandé aux visiteurs qui ont saisi l’ancien'
export const requireEmail = 'Exiger une adresse e-mail'
export const requireEmailHint = 'Les visiteurs la saisissent avant l’ouverture de la page'
export const verifyEmail = 'Vérifier l’adresse'
export const verifyEmailHint = 'Par un code qui y est envoyé'
export const allowOnly = 'Autoriser seulement'
export const block = 'Bloquer'
export const entriesHint =
  'Adresses e-mail, ou domaines comme @company.com sans leurs sous-domaines. Pour tous les sous-domaines : @*.company.com. Une entrée par ligne'
export const saveVisitors = 'Enregistrer les visiteurs'
export const visitorsSaved = 'Enregistré. Effet immédiat'
export const visitors = 'Visiteurs'
export const personalNote =
  'Cette page a été créée pour une personne. Elle ne s’ouvre que par ses liens, qui se trouvent sous Partage.'

// Language
export const language = 'Langue des textes'
export const languageHint =
  'Les lecteurs d’écran et les moteurs de recherche lisent la page dans cette langue'
export const noLanguage = 'Non choisie'
export const languageSaved = 'Langue enregistrée'
export const translations = 'Traductions'
export const translationsHint =
  'Les visiteurs passent de l’une à l’autre sur la page, et les moteurs de recherche montrent à chacun celle dans sa langue'
export const addTranslation = 'Ajouter une traduction'
export const translationAdded = (language: string) =>
  `Une copie pour la langue suivante : ${language}. Traduisez-la, puis publiez-la.`
export const inLanguage = (name: string, language: string) => `${name} (${language})`
export const draftNamed = (name: string) => `${name}, brouillon`
export const partFromTranslations = 'Séparer des traductions'
export const parted = 'Cette page est désormais indépendante'

// Versions
export const couldntLoadVersions = 'Impossible de charger les versions'
export const noVersions = 'Aucune version antérieure pour le moment'
export const versionWithBlocks = (number: number, blocks: number) =>
  `Version ${number}, ${formatCount(blocks, 'bloc', 'blocs')}`
export const onTheWeb = 'En ligne'
export const by = (name: string) => `par ${name}`
export const restoreVersion = (number: number) => `Restaurer la version ${number}`
export const restored = (number: number) =>
  `La version ${number} est de nouveau le brouillon. Publiez-la pour la mettre en ligne.`
