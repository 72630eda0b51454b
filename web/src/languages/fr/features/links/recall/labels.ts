import type { LeftOutReason } from '@satchel/contract/links/recall.ts'
import { formatCount } from '../../../../../lib/format/format.ts'

export const readersOfOlder = (people: number, isAll: boolean) => {
  if (people === 0) return 'Certains lecteurs n’ont vu qu’une version antérieure'
  const who = formatCount(people, 'personne n’a', 'personnes n’ont')
  return `${isAll ? '' : 'Au moins '}${who} vu qu’une version antérieure`
}
export const tellThem = 'Prévenir…'
export const showThem = 'Afficher'
export const title = (name: string) => `Versions antérieures de ${name}`
export const explanation =
  'Leurs liens montrent déjà la nouvelle version. Chaque personne reçoit un seul e-mail, avec le lien qu’elle a déjà.'
export const readers = 'Lecteurs'
export const readerOf = (recipient: string) =>
  `Lecteurs sans adresse, par le lien pour ${recipient}`
export const readersWithoutAddress = 'Lecteurs sans adresse, par un lien ouvert à tous'
export const readVersion = (version: number, downloaded: boolean) =>
  `Version ${version} ${downloaded ? 'téléchargée' : 'lue'}`
export const emailed = 'E-mail envoyé'
export const askSharer = (name: string) => `Demander à ${name} de prévenir`
export const noAddress = 'Pas d’adresse vérifiée'
export const linkClosed = 'Lien retiré ou expiré'
export const message = 'Message'
export const optional = 'Facultatif'
export const send = (people: number) =>
  people === 0 ? 'Aucun e-mail' : `Écrire à ${formatCount(people, 'personne', 'personnes')}`
export const sent = (people: number) =>
  `E-mail envoyé à ${formatCount(people, 'personne', 'personnes')}`
export const more = (readers: number) =>
  `${formatCount(readers, 'autre lecteur s’affichera', 'autres lecteurs s’afficheront')} après l’envoi de ces e-mails`
export const notEveryoneEmailed = 'L’e-mail n’a pas été envoyé à tout le monde'
const REASONS: Record<LeftOutReason, string> = {
  told: 'e-mail déjà envoyé',
  'up-to-date': 'à jour',
  link: 'le lien n’est pas à vous, a été retiré ou a expiré',
  'hourly-limit': 'vous avez atteint la limite d’e-mails pour cette heure. Prévenez-les plus tard.',
  'daily-limit': 'plus d’e-mails possibles aujourd’hui. Prévenez-les demain.',
}
export const leftOutBecause = (reason: LeftOutReason, people: number) =>
  `${formatCount(people, 'personne', 'personnes')} : ${REASONS[reason]}`
export const couldntLoad = 'Impossible de charger les lecteurs'
