import type { BlockKind } from '@satchel/contract/sites/blocks.ts'
import { formatList } from '../../../../../lib/format/format.ts'

// Saving
export const SAVE_STATES = {
  saved: 'Tout est enregistré',
  unsaved: 'Enregistrement…',
  saving: 'Enregistrement…',
  offline: 'Hors ligne. Les modifications sont gardées ici et enregistrées plus tard',
  conflict: 'Non enregistré : modifié par quelqu’un d’autre',
  refused: 'Non enregistré',
} as const
export const conflictTitle = 'Quelqu’un d’autre a modifié ce site'
export const conflictText =
  'Vos modifications faites ici ne sont pas enregistrées. Rien n’a été écrasé : choisissez ce qu’il faut garder.'
export const useTheirs = 'Utiliser les autres'
export const keepMineAsCopy = 'Garder les miennes en copie'
export const refusedText =
  'Corrigez ce qui est signalé, l’enregistrement se fera ensuite tout seul.'
export const othersEdit = (names: string[]) =>
  `${formatList(names)} ${names.length === 1 ? 'modifie' : 'modifient'} aussi ce site. Au second enregistrement, une question est posée : rien n’est écrasé.`

// Bar
export const siteName = 'Nom du site'
export const redo = 'Rétablir'
export const preview = 'Aperçu'
export const view = 'Afficher'
export const content = 'Contenu'
export const design = 'Design'
export const access = 'Accès'
export const versions = 'Versions'
export const sharing = 'Partage'
export const seo = 'SEO'
export const sectionsOfTheEditor = 'Sections de l’éditeur'

// Preview
export const phone = 'Téléphone'
export const desktop = 'Ordinateur'
export const previewWidth = 'Largeur de l’aperçu'
export const previewOfThePage = 'Aperçu de la page'
export const couldntLoadThePreview = 'Impossible de charger l’aperçu'

// Blocks
export const blocks = 'Blocs'
export const addBlock = 'Ajouter un bloc'
export const addBlockHere = 'Ajouter un bloc ici'
export const addAfter = (name: string) => `Ajouter un bloc après ${name}`
export const emptyPage = 'Cette page n’a pas encore de bloc.'
export const BLOCK_NAMES: Record<BlockKind, string> = {
  heading: 'Titre',
  text: 'Texte',
  items: 'Contenus',
  collection: 'Collection',
  cta: 'CTA',
  image: 'Image',
  video: 'Vidéo',
  embed: 'Intégration',
  columns: 'Colonnes',
  divider: 'Séparateur',
}
export const BLOCK_LINES: Record<BlockKind, string> = {
  heading: 'Un titre ou l’en-tête d’une section',
  text: 'Paragraphes, listes, citations et liens',
  items: 'Contenus de votre bibliothèque, en cartes ou en lignes',
  collection: 'Une collection, toujours à jour',
  cta: 'Un bouton, un formulaire ou un lien de rendez-vous',
  image: 'Une image de votre bibliothèque',
  video: 'Une vidéo de votre bibliothèque',
  embed: 'YouTube, Vimeo, Calendly et d’autres',
  columns: 'Des blocs côte à côte',
  divider: 'Une ligne fine',
}
export const moveBlock = (name: string) => `Déplacer ${name}`
export const moveHandleHint = 'Faites glisser pour déplacer, ou cliquez pour les options'
export const dragInstructions =
  'Appuyez sur Espace pour prendre le bloc, sur les flèches pour le déplacer et sur Espace pour le poser. Échap le laisse où il était.'
export const dragToMove = 'Faites glisser pour déplacer'
export const dropPictures =
  'Déposez des images ici. Les autres fichiers vont d’abord dans la bibliothèque'
export const moveUp = 'Monter'
export const moveDown = 'Descendre'
export const moveToTop = 'Placer en haut'
export const moveToBottom = 'Placer en bas'
export const toColumn = (number: number) => `Vers la colonne ${number}`
export const toColumnAbove = (number: number) => `Vers la colonne ${number} au-dessus`
export const toColumnBelow = (number: number) => `Vers la colonne ${number} au-dessous`
export const outOfColumns = 'Sortir des colonnes'
export const overOtherList = (name: string) => `${name} au-dessus d’une autre liste`
export const moved = (name: string) => `Déplacement effectué : ${name}`
export const duplicate = 'Dupliquer'
export const duplicateName = (name: string) => `Dupliquer ${name}`
export const deleteName = (name: string) => `Supprimer ${name}`
export const deleted = (name: string) => `Bloc supprimé : ${name}. « Annuler » le rétablit`

// Fields of blocks
export const headingText = 'Texte du titre'
export const headingLevel = 'Taille du titre'
export const LEVELS = ['Titre', 'Section', 'Petit']
export const text = 'Texte'
export const writeSomething = 'Écrivez ici. Saisissez / sur une ligne vide pour ajouter un bloc.'
export const layout = 'Disposition'
export const grid = 'Cartes'
export const listLayout = 'Lignes'
export const carousel = 'Carrousel'
export const chooseItems = 'Choisir des contenus'
export const addItems = 'Ajouter des contenus'
export const note = 'Note'
export const noteFor = (name: string) => `Note pour ${name}`
export const removeName = (name: string) => `Retirer ${name}`
export const moveUpName = (name: string) => `Monter ${name}`
export const moveDownName = (name: string) => `Descendre ${name}`
export const itemGone = 'Un contenu qui n’existe plus'
export const notShareable = 'Non partageable : les visiteurs ne le voient pas'
export const showAtMost = 'Afficher au plus'
export const savedSearch = 'Recherche enregistrée'
export const chosenItems = 'Contenus choisis'
export const source = 'Source'
export const cta = 'CTA'
export const change = 'Changer'
export const alt = 'Description pour les personnes qui ne peuvent pas la voir'
export const altHint = 'Laissez vide si elle est purement décorative'
export const linkTo = 'Lien vers'
export const optional = 'Facultatif'
export const embedAddress = 'Adresse web'
export const embedHint = (hosts: string) => `Fonctionne avec ${hosts} et d’autres`
export const embedTitle = 'Intégrer une page'
export const cantEmbed = 'Les pages de ce site ne peuvent pas être intégrées'
export const columnNumber = (number: number) => `Colonne ${number}`
export const numberOfColumns = 'Colonnes'
export const addToColumn = (number: number) => `Ajouter un bloc à la colonne ${number}`
export const removeColumnFirst = 'Videz d’abord la dernière colonne'
export const dividerHint = 'Une ligne fine entre les blocs'

// What the server says of a block's field
export const FIELD_NAMES: Record<string, string> = {
  itemIds: 'L’un des contenus',
  itemId: 'Le fichier',
  collectionId: 'La collection',
  ctaId: 'Le CTA',
  savedSearchId: 'La recherche enregistrée',
  url: 'L’adresse',
  href: 'Le lien',
  doc: 'Le texte',
  text: 'Le titre',
  alt: 'La description',
  notes: 'Une note',
  limit: 'Le nombre de contenus',
}
export const thisBlock = 'Ce bloc'
export const SOME_HOSTS = 'YouTube, Vimeo, Loom, Figma, Calendly, Google, Office'
export const changeName = (name: string) => `Changer ${name}`
export const notAnAddress =
  'Saisissez une adresse qui commence par https:// et peut être affichée ici'

// Buttons that format text, by their names in Mantine
export const TEXT_TOOLS = {
  boldControlLabel: 'Gras',
  italicControlLabel: 'Italique',
  underlineControlLabel: 'Souligné',
  strikeControlLabel: 'Barré',
  codeControlLabel: 'Code',
  h2ControlLabel: 'Titre de section',
  h3ControlLabel: 'Petit titre',
  bulletListControlLabel: 'Liste',
  orderedListControlLabel: 'Liste numérotée',
  blockquoteControlLabel: 'Citation',
  hrControlLabel: 'Ligne horizontale',
  linkControlLabel: 'Lien',
  unlinkControlLabel: 'Supprimer le lien',
  linkEditorInputLabel: 'Adresse web',
  linkEditorInputPlaceholder: 'https://…',
  linkEditorExternalLink: 'S’ouvre dans un nouvel onglet',
  linkEditorInternalLink: 'S’ouvre dans le même onglet',
  linkEditorSave: 'Enregistrer',
}
