import type { CsvDelimiter, CsvEncoding } from '@satchel/contract/imports/csv.ts'
import { formatBytes, formatCount, formatNumber } from '../../../../lib/format/format.ts'

// Archive import
export const draftExpired = 'Ce brouillon a expiré. Les brouillons sont conservés un jour.'
export const couldntReadTheArchive = 'Impossible de lire l’archive'
export const chooseAnother = 'En choisir une autre'
export const readingTheArchive = 'Lecture de l’archive'

// Archive draft
export const createsCategories = 'Les valeurs de catégorie manquantes sont créées.'
export const missingValuesSkipped =
  'Seuls les admins peuvent créer des valeurs de catégorie : les contenus sont importés sans celles qui manquent.'
export const archiveSummary = (total: number, name: string, part: string) =>
  `${formatCount(total, 'contenu', 'contenus')} dans ${name}. Les collections gardent leur ordre, et les étiquettes leurs couleurs. ${part}`
export const back = 'Retour'
export const check = 'Vérifier'

// Review
export const nothingToImport = 'Rien à importer'
export const importItems = (ready: number) =>
  `Importer ${formatCount(ready, 'contenu', 'contenus')}`
export const classify = 'Classer'
export const showItems = (count: number) => `Afficher ${formatCount(count, 'contenu', 'contenus')}`
export const review = 'Vérification'
export const ready = 'Prêts'
export const alreadyInLibrary = 'Déjà dans la bibliothèque'
export const withProblems = 'Avec des problèmes'
export const itemsToAdd = 'Contenus à ajouter'
export const andCountMore = (count: number) => `Et ${formatNumber(count)} de plus`

// Problem rows
export const notImported = 'Non importé'
export const importedWithout = 'Importé sans cette valeur'
export const skipped = 'Ignoré'
export const rowsWithProblems = 'Lignes avec des problèmes'
export const row = 'Ligne'
export const problem = 'Problème'
export const result = 'Résultat'
export const showAll = (count: number) => `Tout afficher (${formatNumber(count)})`
export const onlyFirstProblems =
  'Seules les 1 000 premières lignes avec des problèmes sont affichées.'

// Archive send
export const dropZipHint =
  'Déposez un ZIP exporté de ce compte ou d’un autre, ou tout autre ZIP, dont les dossiers deviennent des collections, jusqu’à 5 Gio.'
export const uploadingTheArchive = 'Chargement de l’archive'
export const sentOf = (sent: number, bytes: number) =>
  `${formatBytes(sent)} sur ${formatBytes(bytes)}`
export const chooseZip = 'Choisir un ZIP'

// Csv import
export const couldntReadTheFile = 'Impossible de lire le fichier'
export const chooseCsv = 'Choisir un CSV'

// Csv draft
export const rowsInName = (total: number, name: string) =>
  `${formatCount(total, 'ligne', 'lignes')} dans ${name}`
export const chooseWhichColumnContainsUrl = 'Choisissez la colonne qui contient l’URL.'

// Csv reading
export const namesInTheArchive = 'Quelques-uns des noms'
export const encodingOfNames = 'Encodage des noms'
export const encodingOfNamesHint = 'Choisissez-en un autre si les noms s’affichent mal.'
export const detected = 'Détecté'
export const encoding = 'Encodage'
export const separator = 'Séparateur'
export const couldntReadTheFileLikeThis = 'Impossible de lire le fichier de cette façon'
export const encodings: Readonly<Record<CsvEncoding, string>> = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16 LE)',
  'utf-16be': 'Unicode (UTF-16 BE)',
  'windows-1252': 'Europe occidentale (Windows-1252)',
  macintosh: 'Europe occidentale (Mac Roman)',
  'windows-1250': 'Europe centrale (Windows-1250)',
  'iso-8859-2': 'Europe centrale (ISO-8859-2)',
  'windows-1251': 'Cyrillique (Windows-1251)',
  'windows-1253': 'Grec (Windows-1253)',
  'windows-1254': 'Turc (Windows-1254)',
  shift_jis: 'Japonais (Shift_JIS)',
  'euc-jp': 'Japonais (EUC-JP)',
  gb18030: 'Chinois simplifié (GB18030)',
  big5: 'Chinois traditionnel (Big5)',
  'euc-kr': 'Coréen (EUC-KR)',
}
export const separators: Readonly<Record<CsvDelimiter, string>> = {
  ',': 'Virgule',
  ';': 'Point-virgule',
  '\t': 'Tabulation',
  '|': 'Barre verticale',
}

// Column map
export const columnIndex = (index: number) => `Colonne ${index}`
export const empty = 'Vide'
export const fieldForHead = (head: string) => `Champ pour ${head}`
export const fieldForColumn = (index: number) => `Champ pour la colonne ${index}`
export const skip = 'Ignorer'

// Give all
export const keepAsWebLinks = 'Garder les liens web'
export const downloadAndHostFiles = 'Télécharger les fichiers'
export const classifyAllItemsOrDownload = 'Classer tous les contenus ou télécharger les fichiers'
export const classifyNewItems = 'Classer tous les nouveaux éléments'
export const filesBehindTheURLs = 'Fichiers derrière les URL'
export const tags = 'Étiquettes'

// New labels
export const createTheseNewValuesFirst = 'Créer d’abord ces nouvelles valeurs'
export const onlyAdminsCreateValues =
  'Seuls les admins peuvent créer des valeurs de catégorie. Les lignes sont importées sans elles.'
export const rows = (count: number) => formatCount(count, 'ligne', 'lignes')
export const newTags = (count: number) =>
  formatCount(count, 'nouvelle étiquette', 'nouvelles étiquettes')
export const newCollections = (count: number) =>
  formatCount(count, 'nouvelle collection', 'nouvelles collections')
export const andOthers = (names: string) => `${names} et d’autres`

// Steps
export const file = 'Fichier'
export const columns = 'Colonnes'
export const importAction = 'Importer'
export const steps = 'Étapes'

// Csv drop
export const csvTooLarge = 'Le fichier est trop volumineux. Utilisez un CSV de 50 Mio au plus'
export const dropCsvHint =
  'Déposez un CSV ici. Tout séparateur et tout encodage, jusqu’à 50 000 lignes.'
export const dropLinksHint =
  'Déposez l’export d’un autre produit ou votre propre tableau avec les colonnes slug et target, jusqu’à 100 000 lignes. Les liens gardent leurs adresses courtes.'
export const downloadTemplate = 'Télécharger le modèle'

// Paste urls
export const uRLs = 'URL'
export const urlsHint = 'Une par ligne, ou n’importe quel texte qui contient des URL'

// Sitemap import
export const couldntReadTheSitemap = 'Impossible de lire le sitemap'
export const tryAnotherUrl = 'Essayer une autre URL'
export const readingTheSitemap = 'Lecture du sitemap'
export const urlOfSitemapOrSite = 'URL du sitemap ou du site'
export const readSitemap = 'Lire le sitemap'
export const uRLsFound = (total: number) => formatCount(total, 'URL trouvée', 'URL trouvées')
export const include = 'Inclure'
export const pathPartsHint = 'Parties du chemin, séparées par des virgules'
export const exclude = 'Exclure'

// Import run
export const couldntLoadTheImport = 'Impossible de charger l’import'
export const allImports = 'Tous les imports'
export const progress = 'Progression'
export const handledOf = (handled: number, total: number) =>
  `${formatNumber(handled)} sur ${formatNumber(total)} · `
export const rowsProcessed = 'Lignes traitées'
export const importContinues = 'Vous pouvez quitter cette page. L’import continue.'
export const retryFailedRows = (failed: number) =>
  `Réessayer ${formatCount(failed, 'ligne en échec', 'lignes en échec')}`
export const resume = 'Reprendre'
export const nameProblemsCsv = (name: string) => `Problèmes de ${name}.csv`
export const exportProblems = 'Exporter les problèmes'
export const all = 'Toutes'
export const added = 'Ajoutées'
export const failed = 'En échec'
export const rowsHeading = 'Lignes'
export const rowFilter = 'Filtre des lignes'
export const undo = 'Annuler l’import'
export const undoNamed = (name: string) => `Annuler « ${name} » ?`
export const undoWarning =
  'Les liens de cet import ne s’ouvrent plus et sont supprimés avec leurs visites. Les éléments qu’ils sont seuls à utiliser vont à la corbeille.'
export const isBeingUndone = 'L’import est en cours d’annulation. Vous pouvez quitter cette page.'
export const showLinks = (count: number) => `Afficher ${formatCount(count, 'lien', 'liens')}`

// Import history
export const previousImports = 'Imports précédents'
export const couldntLoadTheImports = 'Impossible de charger les imports'
export const noImportsYet = 'Aucun import pour le moment'
export const nameProgress = (name: string) => `${name} : progression`
export const progressOf = (count: number, total: number) =>
  `${formatNumber(count)} sur ${formatNumber(total)}`
export const cancelImport = (name: string) => `Annuler ${name}`
export const partlyDone = 'Terminé en partie'

// Import rows
export const couldntLoadTheRows = 'Impossible de charger les lignes'
export const noRows = 'Aucune ligne'
export const noUrl = 'Sans URL'
