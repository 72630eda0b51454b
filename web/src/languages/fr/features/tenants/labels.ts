import { formatBytes, formatDateTime } from '../../../../lib/format/format.ts'

// Branding section
export const savedOpenTabsAreUpdated = 'Enregistré. Les onglets ouverts sont mis à jour'
export const color = 'Couleur'
export const forButtonsSelectionAndLinks = 'Pour les boutons, la sélection et les liens'
export const pickFromScreen = 'Prélever à l’écran'
export const enterColor = 'Saisissez une couleur comme #0f766e'
export const discard = 'Abandonner'
export const logo = 'Logo'
export const pngSvgJpegWebPAvif =
  'PNG, SVG, JPEG, WebP, AVIF ou GIF, jusqu’à 2 Mo ; de préférence sur fond transparent'
export const noLogoYet = 'Aucun logo pour le moment'
export const replace = 'Remplacer'
export const chooseFile = 'Choisir un fichier'
export const logoTooLarge = (bytes: number, max: number) =>
  `Le fichier fait ${formatBytes(bytes)}. Choisissez-en un de ${formatBytes(max)} au plus`

// Company section: language
export const language = 'Langue des visiteurs'
export const languageHint =
  'Des pages partagées et des e-mails, quand le navigateur du visiteur ne demande aucune des langues proposées'

// Brand preview
export const preview = 'Aperçu'
export const app = 'Application'
export const linkPage = 'Page de lien'
export const email = 'E-mail'
export const library = 'Bibliothèque'
export const collections = 'Collections'
export const links = 'Liens'
export const upload = 'Charger'
export const sampleEmailSubject = 'edda@example.com a partagé « Tarifs » avec vous'
export const hereArePricesWeDiscussed = 'Voici les tarifs dont nous avons parlé.'

// Contrast
export const contrast = (ratio: string) => `Contraste ${ratio}:1`
export const contrastGood = (label: string) => `${label}, bon`
export const contrastTooLow = 'trop faible, les boutons sont donc plus foncés'
export const colorVeryDark = 'très foncé, les boutons sont donc plus clairs'
export const contrastAdjusted = (label: string, how: string, used: string, ratio: string) =>
  `${label}, ${how} (${used}, ${ratio}:1)`

// Close section
export const exportYourContentFirst = 'Exportez d’abord vos contenus'
export const exportHint =
  'Le ZIP contient tous les fichiers, un manifeste des contenus, étiquettes, catégories et collections, et des tableaux des liens, des personnes et des rapports. Le journal d’audit s’exporte à part, en CSV.'
export const exportEverything = 'Tout exporter'
export const closeAccount = 'Fermer le compte'
export const closingHint =
  'Le compte passe aussitôt en lecture seule pour tout le monde. Pendant 30 jours, vous pouvez encore le lire et l’exporter, les liens partagés fonctionnent, et tout propriétaire peut annuler. Ensuite, les contenus, les fichiers, les liens, les rapports et les accès de chacun sont supprimés définitivement.'
export const typeToConfirm = (name: string) => `Saisissez ${name} pour confirmer`

// Keep account
export const accountKept = 'Compte conservé'
export const closesOn = (at: Date, timeZone: string) =>
  `Tout sera supprimé définitivement : ${formatDateTime(at, timeZone)}. Jusque-là, le compte est en lecture seule et les liens partagés fonctionnent.`
export const keepAccount = 'Conserver le compte'
export const ownerCanCancel = 'Un propriétaire peut annuler la fermeture.'

// Company section
export const nameHint = 'Affiché sur les pages de liens, dans les e-mails et ici'
export const website = 'Site web'
export const websiteHint = 'S’ouvre quand les visiteurs cliquent sur le nom de votre entreprise'
export const embedOrigins = 'Intégration autorisée sur'
export const embedOriginsHint =
  'Sites web, une adresse par ligne. Vos liens et vos sites s’affichent dans leurs pages, sauf les liens qui demandent quelque chose aux visiteurs.'
export const timeZone = 'Fuseau horaire'
export const timeZoneHint = (timeThere: string) =>
  `Détermine quand les jours commencent et finissent pour tout le monde. Il y est actuellement ${timeThere}.`
export const countsFromNow =
  'Les rapports comptent les jours dans ce fuseau à partir de l’enregistrement. Les jours déjà comptés gardent l’ancien.'
export const noResultsTryLargerCity = 'Aucun résultat. Essayez une plus grande ville à proximité.'

// Keep by mail
export const accountIsKeptNothingWas = (name: string) =>
  `Le compte ${name} est conservé. Rien n’a été supprimé.`
export const openSatchel = 'Ouvrir Satchel'

// Brand preview
export const home = 'Accueil'

// Legal section
export const legalPages = {
  imprintUrl: {
    label: 'Mentions légales',
    description: 'En allemand : « Impressum »',
  },
  privacyUrl: {
    label: 'Politique de confidentialité',
    description: 'Comment votre entreprise traite les données personnelles',
  },
  termsUrl: {
    label: 'Conditions d’utilisation',
    description: 'Conditions applicables à ce que vous partagez',
  },
  accessibilityUrl: {
    label: 'Accessibilité',
    description: 'Votre déclaration d’accessibilité',
  },
}
export const controller = 'Responsable des données des visiteurs'
export const controllerHint =
  'Nom, adresse et contact, ainsi que le délégué à la protection des données. Les visiteurs les voient sur la page de leurs données, qui sinon ne nomme que votre entreprise.'
