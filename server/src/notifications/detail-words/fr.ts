import { formatsOf } from '../../platform/mail/member-formats.ts'
import type { DetailWords } from './en.ts'

const { count, counted } = formatsOf('fr')

export const fr: DetailWords = {
  linkFor: (recipient) => `Lien pour ${recipient}`,
  lastDay: (day) => `Dernier jour\u00a0: ${day}`,
  added: (rows) => counted(rows, 'ajouté', 'ajoutés'),
  skipped: (rows) => counted(rows, 'ignoré', 'ignorés'),
  withProblems: (rows) => `${count(rows)} avec des problèmes`,
  failure: () => 'Vous en trouverez la raison sur la page de l’import',
  earlierReaders: (readers) =>
    readers === 1
      ? 'L’un de vos lecteurs a une version antérieure'
      : `${count(readers)} de vos lecteurs ont une version antérieure`,
  requested: (email) => `Demande un nouveau lien avec l’adresse ${email}`,
  requestedWith: (email, message) =>
    `Demande un nouveau lien avec l’adresse ${email}\u00a0: ${message}`,
}
