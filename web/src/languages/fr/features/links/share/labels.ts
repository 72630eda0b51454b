import type { HiddenContent, HiddenKind } from '@satchel/contract/items/hidden.ts'
import { formatCount, formatList } from '../../../../../lib/format/format.ts'

// Share modes
export const onePerson = 'Une personne'
export const severalPeople = 'Plusieurs personnes'

// Bulk form
export const whoAreThey = 'Pour qui ?'
export const listHint = 'Une par ligne, par exemple Bo Berg <bo@customer.com>, Customer AG'
export const tooManyRecipients = (recipientsMax: number, count: number) =>
  `Jusqu’à ${recipientsMax} à la fois. Vous en avez saisi ${count}.`
export const createLinks = 'Créer des liens'
export const createCount = (count: number) => `Créer ${formatCount(count, 'lien', 'liens')}`
export const recipientsFound = 'Destinataires trouvés'
export const people = (count: number) => formatCount(count, 'personne', 'personnes')
export const notAddresses = (count: number) =>
  formatCount(count, 'adresse incorrecte', 'adresses incorrectes')
export const notCreated = 'Non créés'
export const alreadyShared = 'Déjà partagé'

// Bulk result
export const email = 'E-mail'
export const organization = 'Organisation'
export const link = 'Lien'
export const note = 'Note'
export const itemNameLinksCsv = (itemName: string) => `Liens de ${itemName}.csv`
export const linksForPeople = (made: number, count: number) =>
  `${formatCount(made, 'lien', 'liens')} pour ${formatCount(count, 'personne', 'personnes')}`
export const links = 'Liens'
export const copyTable = 'Copier le tableau'
export const copyLinkFor = (whose: string) => `Copier le lien pour ${whose}`
export const emailAll = (count: number) => `Écrire à tous (${count})`
export const sendEmails = (count: number) => `Envoyer ${formatCount(count, 'e-mail', 'e-mails')}`
export const emailsSent = (count: number) => formatCount(count, 'e-mail envoyé', 'e-mails envoyés')
export const notSent = (count: number, reason: string) =>
  `${formatCount(count, 'e-mail non envoyé', 'e-mails non envoyés')} : ${reason}`
export const csv = 'CSV'

// Separate links
export const linksForItems = (count: number) =>
  `Partager ${formatCount(count, 'contenu', 'contenus')} par des liens séparés`
export const selectedItems = 'Contenus sélectionnés'
export const linksCreated = (count: number) => formatCount(count, 'lien créé', 'liens créés')
export const linksMissing = (count: number) =>
  formatCount(count, 'lien n’a pas pu être créé', 'liens n’ont pas pu être créés')
export const copyAll = (count: number) => `Tout copier (${count})`

// Share form
export const send = 'Envoyer'
export const memo = 'Mémo'
export const onlyYouSeeIt = 'Visible par vous seul'

// Share status
export const aboutTheLink = 'À propos de ce lien'
export const anyoneCanOpen = 'Sans nom, toute personne qui a le lien peut l’ouvrir'
export const anyoneWithPassword =
  'Sans nom, toute personne qui a le lien et le mot de passe peut l’ouvrir'
export const withoutNameWithEmail =
  'Sans nom, toute personne qui saisit une adresse e-mail peut l’ouvrir'
export const onlyAllowedCanOpen = 'Seules les adresses que vous autorisez peuvent l’ouvrir'
export const forName = (name: string) =>
  `Pour ${name}. Ajoutez une adresse pour voir si le lien est ouvert`
export const finishAddress = 'Choisissez une personne ou complétez l’adresse'
export const checkingEarlierLinks = 'Vérification des liens antérieurs'
export const notSharedWithThemYet = 'Pas encore partagé avec ce destinataire'

// Earlier links
export const andMoreUnderLinks = (count: number) => `et ${count} de plus sous Liens`

// Made link
export const alreadyHasThisLink = (who: string) => `${who} a déjà ce lien`
export const newLink = (who: string) => `Nouveau lien pour ${who}`
export const newLinkAnyoneCanOpen = 'Nouveau lien, ouvert à tous'
export const newLinkWithoutAName = 'Nouveau lien sans nom'
export const notOpenedYet = 'pas encore ouvert'
export const copiedPrefix = 'Copié. '
export const copyItBelow = ' Copiez-le ci-dessous.'
export const sendEmail = 'Envoyer un e-mail'
export const qrCode = 'Code QR'
export const viewAsVisitor = 'Voir comme un visiteur'
export const copyPassword = 'Copier le mot de passe'
export const passwordCopied = 'Mot de passe copié'
export const done = 'Terminé'
export const forWhom = (who: string) => `pour ${who}`
export const emailSent = (sharedToEmail: string) => `E-mail envoyé à ${sharedToEmail}`

// Send mail
export const message = 'Message'
export const repliesGo = (email: string) => `Les réponses vont à ${email}`
export const optional = 'Facultatif'
export const sendTo = (sharedToEmail: string) => `Envoyer à ${sharedToEmail}`

// Recipient field
export const whoIs = 'Pour qui ?'
export const sharedWithBefore = 'Partages précédents'
export const peopleGroup = 'Personnes'
export const organizations = 'Organisations'
export const newPerson = 'nouvelle personne'
export const newOrganization = 'nouvelle organisation'
export const matches = (count: number) =>
  `${formatCount(count, 'résultat', 'résultats')}. Entrée choisit celui en surbrillance.`

// Preview card
export const previewInChats = 'Apparence dans les messageries et les e-mails'
export const passwordProtected = 'Ce lien est protégé par un mot de passe'
export const whoIsOpeningThis = 'Qui ouvre ce lien ?'

// Drafts
export const draftRestored = 'Votre saisie a été restaurée'
export const clearDraft = 'Effacer le brouillon'
export const draftKept = 'Votre saisie est conservée'

// Share form
export const enterAddressLikeNameCompany = 'Saisissez une adresse comme nom@entreprise.com'

// Share dialog
export const shareNamed = (itemName: string) => `Partager ${itemName}`

// Hidden content notice
const HIDDEN: Record<HiddenKind, (count: number) => string> = {
  notes: (count) => `notes de l’orateur sur ${formatCount(count, 'diapositive', 'diapositives')}`,
  slides: (count) => formatCount(count, 'diapositive masquée', 'diapositives masquées'),
  sheets: (count) => formatCount(count, 'feuille masquée', 'feuilles masquées'),
  rows: (count) => formatCount(count, 'ligne masquée', 'lignes masquées'),
  columns: (count) => formatCount(count, 'colonne masquée', 'colonnes masquées'),
  text: (count) => formatCount(count, 'passage de texte masqué', 'passages de texte masqués'),
  objects: (count) => formatCount(count, 'objet masqué', 'objets masqués'),
  layers: (count) => formatCount(count, 'calque masqué', 'calques masqués'),
  comments: (count) => formatCount(count, 'commentaire', 'commentaires'),
  changes: (count) =>
    formatCount(
      count,
      'modification suivie ou version antérieure',
      'modifications suivies ou versions antérieures',
    ),
  films: (count) => formatCount(count, 'film ou enregistrement', 'films ou enregistrements'),
  attachments: (count) => formatCount(count, 'fichier intégré', 'fichiers intégrés'),
  data: (count) => formatCount(count, 'copie de données sources', 'copies de données sources'),
  authors: (count) => formatCount(count, 'nom d’auteur', 'noms d’auteurs'),
  properties: (count) => formatCount(count, 'propriété du document', 'propriétés du document'),
}
const KINDS = Object.keys(HIDDEN) as HiddenKind[]

export function listHidden(content: HiddenContent): string {
  return formatList(
    KINDS.flatMap((kind) => {
      const count = content[kind]
      return count ? [HIDDEN[kind](count)] : []
    }),
  )
}
export const originalContains = (files: number) =>
  files === 1
    ? 'Les visiteurs peuvent télécharger l’original, avec :'
    : 'Les visiteurs peuvent télécharger les originaux, avec :'
export const downloadAsPdf = 'Télécharger en PDF'
export const filmsAreStills = (films: number) =>
  films === 1
    ? 'Un film ou un enregistrement apparaît comme une image fixe. Partagez-le à côté du document, ou laissez télécharger l’original.'
    : `${formatCount(films, 'film ou enregistrement', 'films ou enregistrements')} apparaissent comme des images fixes. Partagez-les à côté du document, ou laissez télécharger l’original.`
export const visitorsDontSee = (carried: string) => `Les visiteurs ne reçoivent pas : ${carried}`
export const notChecked = (files: number, unchecked: number) =>
  files === 1
    ? 'Impossible de vérifier si ce fichier a des contenus masqués. Les visiteurs peuvent le recevoir tel qu’il a été chargé.'
    : `Impossible de vérifier si ${formatCount(unchecked, 'fichier a', 'fichiers ont')} des contenus masqués. Les visiteurs peuvent les recevoir tels qu’ils ont été chargés.`
export const noPdfOf = (files: number, missing: number) =>
  files === 1
    ? 'Ce fichier n’a pas pu être converti en PDF : les visiteurs ne peuvent le télécharger que si vous désactivez « Télécharger en PDF ».'
    : `${formatCount(missing, 'fichier n’a pas pu être converti', 'fichiers n’ont pas pu être convertis')} en PDF : les visiteurs ne peuvent les télécharger que si vous désactivez « Télécharger en PDF ».`
export const noWatermarkOn = (files: number) =>
  files === 1
    ? 'Un PDF a des pages qui ne peuvent pas être affichées avec un filigrane : les visiteurs les verraient vides.'
    : `${formatCount(files, 'PDF', 'PDF')} ont des pages qui ne peuvent pas être affichées avec un filigrane : les visiteurs les verraient vides.`

// Gate
export const gate = 'Avant l’ouverture'
export const noGate = 'Rien'
export const emailGate = 'Tout e-mail'
export const verifiedGate = 'E-mail vérifié'
export const whatVisitorsSee = 'Ce que voient les visiteurs'
export const askedForPassword = 'Mot de passe'
export const askedForEmail = 'Leur adresse e-mail'
export const askedForCode = 'Le code envoyé par e-mail'
