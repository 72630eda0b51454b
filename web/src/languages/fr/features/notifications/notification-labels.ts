import type { Notification, NotificationKind } from '@satchel/contract/notifications.ts'
import { detailIn } from '../../../../features/notifications/detail-parts.ts'
import { formatCount, formatNumber } from '../../../../lib/format/format.ts'

interface Words {
  who: string
  name: string
  count: number
  isNamed: boolean
  hasActor: boolean
  failed: boolean
  /** Name of who did it last, after a comma; empty where it isn't known. */
  lastBy: string
}

const SENTENCES: Readonly<Record<NotificationKind, (words: Words) => string>> = {
  'share-view': ({ name, count, lastBy, hasActor, who }) => {
    if (count > 1) return `${name} : ${count} ouvertures${lastBy}`
    return hasActor ? `${who} a ouvert ${name}` : `${name} : ouverture`
  },
  'share-reply': ({ who, name, count, lastBy }) =>
    count > 1
      ? `${count} messages au sujet de ${name}${lastBy}`
      : `${who} vous a écrit au sujet de ${name}`,
  'site-viewed': ({ name, count, lastBy, hasActor, who }) => {
    if (count > 1) return `${name} : ${count} visites${lastBy}`
    return hasActor ? `${who} a visité ${name}` : `${name} : visite`
  },
  'cta-submission': ({ name, count, lastBy, hasActor, who }) => {
    if (count > 1) return `${count} nouvelles réponses à ${name}${lastBy}`
    return hasActor ? `${who} a répondu à ${name}` : `Nouvelle réponse à ${name}`
  },
  'cta-held': ({ name, count }) =>
    count > 1
      ? `${count} réponses à ${name} attendent votre vérification`
      : `Une réponse à ${name} attend votre vérification`,
  'wish-created': ({ who, name }) => `${who} a ajouté le souhait ${name}`,
  'wish-status': ({ who, name }) => `${who} a changé le statut de ${name}`,
  'wish-comment': ({ who, name, count, lastBy }) =>
    count > 1 ? `${count} nouveaux commentaires sur ${name}${lastBy}` : `${who} a commenté ${name}`,
  'wish-mention': ({ who, name }) => `${who} vous a mentionné dans ${name}`,
  'wish-assigned': ({ who, name }) => `${who} vous a attribué ${name}`,
  'item-expiring': ({ name, count, isNamed }) =>
    count > 1 && !isNamed ? `${count} de vos contenus expirent bientôt` : `${name} expire bientôt`,
  'item-broken': ({ name }) => `La page de ${name} est inaccessible`,
  'item-replaced': ({ who, name }) => `${who} a remplacé le fichier de ${name}`,
  'collection-changed': ({ who, name, count, lastBy }) =>
    count > 1 ? `${count} modifications de ${name}${lastBy}` : `${who} a modifié ${name}`,
  'saved-search': ({ name, count }) =>
    count === 1 ? `1 nouveau contenu dans ${name}` : `${count} nouveaux contenus dans ${name}`,
  'import-finished': ({ failed }) =>
    failed ? 'Votre import a échoué' : 'Votre import est terminé',
  'export-finished': ({ failed }) => (failed ? 'Votre export a échoué' : 'Votre export est prêt'),
  'crm-paused': ({ name }) => `La connexion avec ${name} est interrompue`,
  'invitation-accepted': ({ who }) => `${who} a accepté votre invitation`,
  'new-sign-in': ({ count }) =>
    count > 1
      ? `${count} nouvelles connexions à votre compte`
      : 'Nouvelle connexion à votre compte',
}

export const sentenceOf = ({
  kind,
  actor,
  itemName,
  count,
  failed = false,
}: Notification): string =>
  SENTENCES[kind]({
    who: actor?.name ?? 'Quelqu’un',
    name: itemName ? `« ${itemName} »` : 'l’un de vos contenus',
    lastBy: actor ? `, en dernier par ${actor.name}` : '',
    ...{ count, failed, isNamed: itemName !== undefined, hasActor: actor !== undefined },
  })

const DETAIL_WORDS = {
  linkFor: (recipient: string) => `Lien pour ${recipient}`,
  on: (browser: string, os: string) => `${browser} sur ${os}`,
  lastDay: (day: string) => `Dernier jour\u00a0: ${day}`,
  added: (rows: number) => formatCount(rows, 'ajouté', 'ajoutés'),
  skipped: (rows: number) => formatCount(rows, 'ignoré', 'ignorés'),
  withProblems: (rows: number) => `${formatNumber(rows)} avec des problèmes`,
  earlierReaders: (readers: number) =>
    readers === 1
      ? 'L’un de vos lecteurs a une version antérieure'
      : `${formatNumber(readers)} de vos lecteurs ont une version antérieure`,
  requested: (email: string) => `Demande un nouveau lien avec l’adresse ${email}`,
  requestedWith: (email: string, message: string) =>
    `Demande un nouveau lien avec l’adresse ${email}\u00a0: ${message}`,
}

export const detailOf = (notification: Notification): string | undefined =>
  detailIn(DETAIL_WORDS, notification)
