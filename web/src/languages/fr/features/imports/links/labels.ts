import type { LinkPasswords, LinkProblemKind } from '@satchel/contract/imports/links.ts'
import { formatCount, formatNumber } from '../../../../../lib/format/format.ts'

export { products } from '../../../../../features/imports/links/labels.ts'

// Links import
export const chooseAnotherFile = 'Choisir un autre fichier'
export const draftLine = (rows: number, file: string, product: string) =>
  `${formatCount(rows, 'ligne', 'lignes')} dans ${file}${product ? `, reconnu comme un export de ${product}` : ''}`

// Plan
export const checking = (rows: number) => `Vérification de ${formatCount(rows, 'ligne', 'lignes')}…`
export const checkedOf = (rows: number, total: number) =>
  `Vérification des lignes : ${formatNumber(rows)} sur ${formatNumber(total)}…`
export const checkingRows = 'Lignes vérifiées'
export const plan = 'Ce qui va se passer'
export const newLinks = 'Nouveaux liens'
export const same = 'Déjà présents'
export const takenSlugs = 'Adresse courte prise'
export const invalid = 'Non importables'
export const planLine = (items: number, visits: number) =>
  visits > 0
    ? `Les liens mènent à ${formatCount(items, 'nouvel élément', 'nouveaux éléments')} de la bibliothèque. ${formatCount(visits, 'visite précédente sera affichée', 'visites précédentes seront affichées')} à part, comme « visites avant », et non dans ce qui est compté ici.`
    : `Les liens mènent à ${formatCount(items, 'nouvel élément', 'nouveaux éléments')} de la bibliothèque.`
export const couldntMakeThePlan = 'Le tableau n’a pas pu être lu'
export const nothingToImport = 'Rien à importer'
export const importLinks = (count: number) => `Importer ${formatCount(count, 'lien', 'liens')}`
export const categoryMissing = (names: string) =>
  `Votre équipe exige une valeur pour ${names}. Choisissez-la ci-dessous pour tous les nouveaux éléments.`

export const comeWithdrawn = (count: number) =>
  count === 1
    ? '1 lien ne s’ouvrait plus ailleurs et arrive retiré.'
    : `${formatNumber(count)} liens ne s’ouvraient plus ailleurs et arrivent retirés.`

// Passwords
export const askedForPasswords = (count: number) =>
  count === 1
    ? '1 lien demandait un mot de passe ailleurs'
    : `${formatNumber(count)} liens demandaient un mot de passe ailleurs`
export const passwordsHint =
  'Leurs mots de passe ne peuvent pas être repris. Sans mot de passe, ils s’ouvriraient pour tout le monde.'
export const passwordChoices: Readonly<Record<LinkPasswords['as'], string>> = {
  withdrawn: 'Les reprendre retirés : ils s’ouvriront une fois rétablis',
  password: 'Leur donner à tous un nouveau mot de passe',
  email: 'Demander une adresse e-mail vérifiée à la place',
  'left-out': 'Les écarter',
}
export const newPassword = 'Nouveau mot de passe'
export const newPasswordHint = (least: number) => `Au moins ${formatNumber(least)} caractères`

// Domains
export const domains = 'Où les liens s’ouvriront'
export const domain = 'Domaine dans le tableau'
export const noDomain = 'Aucun'
export const opensAt = 'S’ouvre à'
export const moveDomain =
  'Les liens d’un domaine qui n’est pas le vôtre s’ouvrent à votre propre adresse. Pour qu’ils fonctionnent encore à l’ancienne, ajoutez d’abord ce domaine dans les paramètres.'

// Conflicts
export const conflicts = 'Conflits et problèmes'
export const slug = 'Adresse courte'
export const onlyFirstProblems = 'Seuls les 1 000 premiers sont affichés.'
export const kinds: Readonly<Record<LinkProblemKind, string>> = {
  taken: 'Prise',
  'invalid-target': 'Cible non valide',
  'bad-slug': 'Adresse non valide',
  reserved: 'Réservée',
  'bad-value': 'Valeur non valide',
  'plan-limit': 'Limite du forfait',
  'left-out': 'Écarté',
  note: 'Importé avec une remarque',
}
