import { formatCount, formatDay } from '../../../../../lib/format/format.ts'

// Share options
export const defaults = 'Par défaut'
export const options = 'Options'

// Save preset
export const saveAsPreset = 'Enregistrer comme préréglage'
export const presetName = 'Nom du préréglage'
export const savePreset = 'Enregistrer'
export const takeForNewLinks = 'Utiliser pour les nouveaux liens'

// Presets
export const restoredSetItsPasswordAgain = (name: string) =>
  `${name} restauré. Définissez à nouveau son mot de passe`
export const presetNameDeleted = (name: string) => `Préréglage ${name} supprimé`

// Option fields
export const access = 'Accès'
export const anyoneWithTheLink = 'Toute personne qui a le lien'
export const permissions = 'Droits'
export const viewAndDownload = 'Consulter et télécharger'
export const appearance = 'Apparence'
export const sameAsTheItem = 'Comme le contenu'
export const trackingAndNotifications = 'Suivi et notifications'
export const myDefault = 'Mon réglage par défaut'

// Access fields
export const requireAnEmailAddress = 'Exiger une adresse e-mail'
export const neededForOtherSettingsHere = 'Nécessaire pour les autres paramètres ici'
export const requireEmailHint = 'Les visiteurs la saisissent avant de voir quoi que ce soit'
export const verifyTheAddress = 'Vérifier l’adresse'
export const withCodeSentToAddress = 'Par un code envoyé à l’adresse'
export const allowOnly = 'Autoriser seulement'
export const block = 'Bloquer'
export const expiresAfterLabel = 'Expire après le'
export const expiryHint = 'Laissez vide pour garder le lien ouvert jusqu’à ce que vous le retiriez'
export const password = 'Mot de passe'
export const passwordSetTypeToReplace =
  'Mot de passe défini. Saisissez-en un autre pour le remplacer'
export const sendItToThemSeparately = 'Communiquez-le séparément'
export const removePassword = 'Retirer le mot de passe'
export const entriesHint =
  'Adresses e-mail, ou domaines comme @company.com sans leurs sous-domaines. Pour tous les sous-domaines : @*.company.com. Une entrée par ligne'

// Option terms
export const emailRequired = 'e-mail requis'
export const verifiedEmailRequired = 'e-mail vérifié requis'
export const expiresAfter = (expiresOn: string) => `expire après le ${formatDay(expiresOn)}`
export const neverExpires = 'n’expire jamais'
export const noPassword = 'sans mot de passe'
export const noEmailRequired = 'sans e-mail requis'
export const limitedToEntries = (count: number) =>
  `limité à ${formatCount(count, 'entrée', 'entrées')}`
export const entriesBlocked = (count: number) =>
  formatCount(count, 'entrée bloquée', 'entrées bloquées')
export const downloadsAllowed = 'téléchargements autorisés'
export const noDownloads = 'téléchargements désactivés'
export const downloadedAs = { pdf: 'en PDF', original: 'fichiers d’origine' }
export const withWatermark = 'filigrane'
export const noWatermark = 'sans filigrane'
export const atSlug = (slug: string) => `à l’adresse /${slug}`
export const customPreview = 'aperçu personnalisé'
export const inLanguage = (name: string) => `langue : ${name}`
export const emailForEachVisit = 'e-mail à chaque visite'
export const dailyDigest = 'résumé quotidien'
export const noEmails = 'sans e-mail'
export const utmParameters = (count: number) =>
  formatCount(count, 'paramètre UTM', 'paramètres UTM')

// Learn fields
export const forEachVisit = 'À chaque visite'
export const dailyDigestLabel = 'Résumé quotidien'
export const never = 'Jamais'
export const source = 'Source'
export const medium = 'Support'
export const campaign = 'Campagne'
export const term = 'Terme'
export const content = 'Contenu'
export const visitEmails = 'E-mails sur les visites'
export const utmLabel = (label: string) => `${label} UTM`

// Appearance fields
export const shortLink = 'Lien court'
export const slugHint =
  '3 à 64 lettres (a–z), chiffres ou traits d’union. Laissez vide pour un lien aléatoire.'
export const language = 'Langue'
export const languageHint = 'De la page autour du contenu, et de ses e-mails'
export const visitorsLanguage = 'Celle du visiteur'
export const previewTitle = 'Titre de l’aperçu'
export const previewHint =
  'Affiché là où le lien est collé. Laissez vide pour utiliser celui du contenu.'
export const previewDescription = 'Description de l’aperçu'

// Picture field
export const previewImage = 'Image de l’aperçu'
export const takeItemImage = 'Utiliser l’image du contenu'
export const noImageFound = 'Aucun contenu de ce nom n’a d’image'

// Fields
export const allowDownloads = 'Autoriser les téléchargements'
export const downloadAsPdf = 'Télécharger en PDF'
export const downloadAsPdfHint =
  'Pour les fichiers Office et les PDF, sans notes, commentaires ni autres contenus masqués'
export const watermark = 'Filigrane'
export const watermarkHint = 'Affiche l’adresse e-mail du visiteur sur les pages et les images'

// Preset field
export const none = 'Aucun'
export const preset = 'Préréglage'
export const moreActionsForPreset = (name: string) => `Autres actions pour le préréglage ${name}`
export const updated = 'mis à jour'
export const updatePreset = 'Mettre à jour le préréglage'
export const isNoLongerDefault = 'n’est plus le préréglage par défaut'
export const isNowTheDefault = 'est maintenant le préréglage par défaut'
export const removeDefault = 'Ne plus utiliser par défaut'
export const makeDefault = 'Utiliser par défaut'

// Preset field
export const defaultPreset = (name: string) => `${name} (par défaut)`

// Times until a link expires
export const oneWeek = '1 semaine'
export const oneMonth = '1 mois'
export const threeMonths = '3 mois'
