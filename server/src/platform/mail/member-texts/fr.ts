import { formatsOf } from '../member-formats.ts'
import { quoteWith } from '../quote.ts'
import type { MemberTexts } from './all.ts'

const { counted } = formatsOf('fr')
const quote = quoteWith('«\u202f', '\u202f»')

const clientOf = (browser: string | null, os: string | null) =>
  [browser, os].filter(Boolean).join(' sur ')

export const fr: MemberTexts = {
  account: {
    confirmHeading: 'Confirmez votre adresse e-mail',
    confirmCode: (code) => `Votre code est ${code}.`,
    confirmWhere: (minutes) =>
      `Il est valable ${minutes} minutes. Saisissez-le uniquement dans Satchel, là où vous vous êtes inscrit.`,
    confirmNotYou:
      'Si vous ne vous êtes pas inscrit à Satchel, ignorez cet e-mail. Personne ne peut utiliser le compte sans ce code ou le bouton.',
    confirmButton: 'Confirmer l’adresse',
    client: clientOf,
    newDeviceSubject: 'Nouvelle connexion à votre compte Satchel',
    newDevice: (email, client, place, at) =>
      `Nouvelle connexion au compte ${email}\u00a0: ${[client || 'application inconnue', place, at].filter(Boolean).join(', ')}.`,
    newDeviceAdvice:
      'Si c’était vous, vous n’avez rien à faire. Sinon, déconnectez cette session et changez votre mot de passe.',
    reviewSessions: 'Vérifier les sessions',
    replayedSubject: 'Une session a été déconnectée pour votre sécurité',
    replayed: (email, client, at) =>
      `Une session de ${email} a été déconnectée (${at}), car sa connexion a été utilisée une seconde fois\u00a0: ${client || 'application inconnue'}. Quelqu’un l’a peut-être copiée.`,
    replayedAdvice:
      'Reconnectez-vous pour continuer. Si vous n’avez pas restauré un navigateur ou un ordinateur à partir d’une sauvegarde, vérifiez vos sessions et changez votre mot de passe.',
    resetSubject: 'Réinitialisez votre mot de passe',
    reset: (email, minutes) =>
      `Utilisez ce lien pour définir un nouveau mot de passe pour ${email}. Il fonctionne une seule fois et expire dans ${minutes} minutes.`,
    resetNotYou:
      'Si vous n’avez rien demandé, ignorez cet e-mail. Votre mot de passe reste inchangé.',
    resetButton: 'Définir un nouveau mot de passe',
    changedSubject: 'Votre mot de passe a été modifié',
    changed: (email, at) =>
      `Le mot de passe de ${email} a été modifié (${at}). Toutes les autres sessions ont été déconnectées.`,
    changedNotYou: 'Si ce n’était pas vous, réinitialisez votre mot de passe sans attendre.',
    changedButton: 'Réinitialiser le mot de passe',
    ssoSubject: (name = 'l’authentification unique') => `Connectez-vous avec ${name}`,
    sso: (name = 'l’authentification unique') =>
      `Quelqu’un a demandé à réinitialiser le mot de passe de cette adresse. Votre entreprise se connecte avec ${name}\u00a0: il n’y a pas de mot de passe à réinitialiser.`,
    ssoNotYou: 'Si ce n’était pas vous, ignorez cet e-mail.',
    ssoButton: 'Se connecter',
  },
  security: {
    notYou:
      'Si ce n’était pas vous, changez immédiatement votre mot de passe et déconnectez vos autres sessions.',
    button: 'Vérifier les paramètres de sécurité',
    totpAddedSubject: 'Une application d’authentification a été ajoutée',
    totpAdded:
      'Désormais, il vous faut aussi un code de votre application d’authentification pour vous connecter.',
    totpRemovedSubject: 'Votre application d’authentification a été retirée',
    totpRemoved: 'Vous n’avez plus besoin de code pour vous connecter.',
    passkeyAddedSubject: 'Une clé d’accès a été ajoutée',
    passkeyAdded: (name) => `${quote(name)} permet désormais de se connecter.`,
    passkeyRemovedSubject: 'Une clé d’accès a été retirée',
    passkeyRemoved: (name) => `${quote(name)} ne permet plus de se connecter.`,
    factorsResetSubject: 'Votre validation en deux étapes a été réinitialisée',
    factorsReset: (by) =>
      `${by} a retiré votre application d’authentification et vos clés d’accès. Votre mot de passe reste inchangé.`,
    signInResetSubject: 'Votre connexion a été réinitialisée',
    signInReset:
      'L’administration de ce serveur a retiré votre application d’authentification et vos clés d’accès.',
    guessesSubject: 'Quelqu’un essaie de deviner vos codes de connexion',
    guesses: (count) =>
      `Quelqu’un qui connaît votre mot de passe a saisi ${count} codes erronés de suite. Les codes sont bloqués pour le moment, et plus longtemps après chaque erreur. Changer votre mot de passe les débloque.`,
    recoverySubject: 'Un code de récupération a été utilisé',
    recovery: (left) =>
      `Quelqu’un s’est connecté avec l’un de vos codes de récupération. Il vous en reste ${left}.`,
  },
  team: {
    invitedSubject: (email) => `${email} vous invite à rejoindre une équipe sur Satchel`,
    invited: (sender) =>
      `${sender} vous invite à rejoindre l’équipe sur Satchel, où elle conserve, retrouve et partage ses contenus.`,
    invitedUntil: (days) =>
      `Cette invitation expire dans ${counted(days, 'jour', 'jours')}. Si vous ne l’attendiez pas, ignorez cet e-mail.`,
    accept: 'Accepter l’invitation',
    joinedSubject: (name, company) => `${name} a rejoint ${company}`,
    joined: (name, email, company) =>
      `${name} (${email}) a accepté votre invitation à rejoindre ${company}.`,
    viewTeam: 'Voir l’équipe',
  },
}
