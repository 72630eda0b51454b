import { formatsOf } from '../member-formats.ts'
import { quoteWith } from '../quote.ts'
import type { MemberTexts } from './en.ts'

const { counted } = formatsOf('fr')
const quote = quoteWith('«\u202f', '\u202f»')

const clientOf = (browser: string | null, os: string | null) =>
  [browser, os].filter(Boolean).join(' sur ')

const itemsOf = (name: string, more: number) =>
  `«\u202f${name}\u202f»${more > 0 ? ` et ${more} de plus` : ''}`

const DEVICES: Readonly<Record<string, string>> = {
  desktop: 'ordinateur',
  mobile: 'téléphone',
  tablet: 'tablette',
  tv: 'téléviseur',
}

const onDevice = (device: string | null) => (device ? ` sur ${DEVICES[device] ?? device}` : '')

const onLink = (recipient: string | null) =>
  recipient ? `le lien pour ${recipient}` : 'l’un de vos liens'

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
    appConnectedSubject: 'Une application a été connectée',
    appConnected: (name, host) =>
      `Une application qui se nomme ${quote(name)}, de ${host}, peut désormais agir en votre nom. Vous pouvez la déconnecter à tout moment.`,
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
  common: {
    more: (count) => `Et ${count} de plus.`,
    viewLink: 'Voir le lien',
    changeSettings: 'Modifier les paramètres des e-mails',
    unsubscribe: 'Se désabonner',
    open: 'Ouvrir dans Satchel',
  },
  visits: {
    named: (name) => `«\u202f${name}\u202f»`,
    openedBy: (who, name, more) => `${who} a ouvert ${itemsOf(name, more)}`,
    opened: (name, more, device) => `Ouverture de ${itemsOf(name, more)}${onDevice(device)}`,
    openedLink: (recipient, name, more, device) =>
      `Le lien pour ${recipient} vers ${itemsOf(name, more)} a été ouvert${onDevice(device)}`,
    linkOf: (recipient) => `Lien pour ${recipient}`,
    someone: 'Quelqu’un',
    device: (device) => DEVICES[device] ?? device,
    client: clientOf,
    unproved: (email) => `L’adresse saisie est ${email}\u00a0; elle n’a pas été vérifiée.`,
    justOpened: 'Vient d’être ouvert, sans temps de lecture pour l’instant',
    readSoFar: (length) => `${length} de lecture jusqu’ici`,
    readFor: (length) => `${length} de lecture`,
    pages: (read, all) =>
      all ? `${read} sur ${counted(all, 'page', 'pages')}` : counted(read, 'page', 'pages'),
    played: (length, all) => `lecture de ${length} sur ${all}`,
    clicks: (count) => counted(count, 'clic sur un lien', 'clics sur des liens'),
    downloaded: 'téléchargé',
    page: (page) => `Page ${page}`,
    digest: (count) => `${counted(count, 'visite', 'visites')} sur vos liens`,
    viewLinks: 'Voir les liens',
    footer: 'Vous recevez cet e-mail, car quelqu’un a ouvert l’un de vos liens.',
  },
  inbox: {
    many: (count) => `${count} nouvelles notifications`,
    daily: (count) =>
      `Votre résumé du jour\u00a0: ${counted(count, 'notification', 'notifications')}`,
    weekly: (count) =>
      `Votre résumé de la semaine\u00a0: ${counted(count, 'notification', 'notifications')}`,
    viewAll: 'Voir les notifications',
    viewWish: 'Voir le souhait',
    viewItem: 'Voir le contenu',
    viewCollection: 'Voir la collection',
    footer: 'Vous pouvez choisir vos notifications.',
  },
  items: {
    expires: (name, day) => `«\u202f${name}\u202f» expire le ${day}`,
    expire: (count) => `${count} de vos contenus expirent bientôt`,
    afterDay:
      'Après cette date, ce contenu ne peut plus être partagé et ses liens ne fonctionnent plus. Modifiez la date d’expiration pour qu’il reste disponible.',
    afterDays:
      'Après son dernier jour, un contenu ne peut plus être partagé et ses liens ne fonctionnent plus. Modifiez la date d’expiration pour qu’il reste disponible.',
    lastDay: (name, day) => `${name}\u00a0: ${day}`,
    openItem: 'Ouvrir le contenu',
    viewExpiring: 'Voir les contenus qui expirent',
    exported: 'Votre export est prêt',
    exportedAs: (count, format) =>
      `Votre export de ${counted(count, 'contenu', 'contenus')} est prêt, sous forme de ${format === 'csv' ? 'fichier CSV' : 'ZIP avec tous les fichiers'}.`,
    exportedFor: (days) => `Vous pouvez le télécharger pendant ${counted(days, 'jour', 'jours')}.`,
    viewExports: 'Voir les exports',
  },
  replies: {
    subject: (item) => `Réponse à ${quote(item)}`,
    proved: (email, recipient) => `${email} a répondu via ${onLink(recipient)}\u00a0:`,
    named: (sender, recipient) =>
      `Quelqu’un a répondu via ${onLink(recipient)} et s’est présenté comme ${quote(sender)}, ce qui n’a pas été vérifié\u00a0:`,
    unnamed: (recipient) =>
      `Quelqu’un a répondu via ${onLink(recipient)}, sans indiquer de nom ni d’adresse\u00a0:`,
    requested: (item) => `Nouveau lien demandé\u00a0: ${item}`,
    request: (email, isWithdrawn) =>
      `Quelqu’un a ouvert l’un de vos liens, qui ${isWithdrawn ? 'a été retiré' : 'a expiré'}, et en demande un nouveau. L’adresse indiquée est ${email}\u00a0; elle n’a pas été vérifiée.`,
    message: (message) => `Message\u00a0: ${message}`,
    lead: (cta) => `Nouvelle réponse\u00a0: ${quote(cta)}`,
    filledIn: (cta, item, recipient) =>
      `Quelqu’un a rempli ${quote(cta)}${item === null ? '' : ` dans ${quote(item)}`}${recipient === null ? '' : `, ouvert par le lien pour ${quote(recipient)}`}. Ces informations n’ont pas été vérifiées\u00a0:`,
    answer: (label, value) => `${label}\u00a0: ${value === true ? 'Oui' : value}`,
    viewLead: 'Voir dans Satchel',
  },
  admin: {
    webhookOff: (name) => `Le webhook ${quote(name)} a été désactivé`,
    webhookProblem: (error) =>
      `Satchel n’a pas pu lui envoyer d’événements. Dernier problème\u00a0: ${error}.`,
    webhookAdvice:
      'Les événements ne lui sont plus envoyés. Réactivez-le dès que le destinataire fonctionne.',
    viewWebhooks: 'Voir les webhooks',
    domainLost: (domain) => `${domain} ne mène plus à vos liens`,
    domainProblem: (domain, detail) =>
      `Les enregistrements DNS de ${domain} ont changé\u00a0: ${detail ?? 'ils n’ont pas pu être lus'}.`,
    domainAdvice:
      'Les nouveaux liens utilisent votre domaine précédent ou l’adresse de Satchel jusqu’au rétablissement des enregistrements.',
    viewDomains: 'Voir les domaines',
  },
  closing: {
    closedSubject: (name) => `Le compte ${name} va être fermé`,
    closed: (by, day) =>
      `${by ?? 'Quelqu’un'} a fermé ce compte. Le ${day}, tout ce qu’il contient sera supprimé définitivement\u00a0: les contenus et les fichiers, les liens et leurs visites, et les accès de chacun.`,
    closedExport: (days) =>
      `Pendant ${days} jours, vous pouvez encore tout consulter et exporter, et les liens que vous avez partagés continuent de fonctionner.`,
    closedKeep: 'D’ici là, tout propriétaire peut conserver le compte.',
    keptSubject: (name) => `Le compte ${name} reste ouvert`,
    kept: (by) => `${by ?? 'Un propriétaire'} a annulé la fermeture. Rien n’a été supprimé.`,
    buttons: {
      open: 'Ouvrir Satchel',
      plan: 'Choisir une offre',
      billing: 'Voir la facturation',
      keep: 'Conserver le compte',
    },
    subjects: {
      'trial-started': (name) => `L’essai de ${name} a commencé`,
      'trial-3-days': (name) => `Il reste 3 jours d’essai pour ${name}`,
      'trial-1-day': (name) => `L’essai de ${name} se termine demain`,
      'trial-ended': (name) => `L’essai de ${name} est terminé`,
      'payment-overdue': (name) => `Un paiement pour ${name} est en retard`,
      'payment-1-day': (name) => `Payez d’ici demain pour continuer à utiliser ${name}`,
      'account-stopped': (name) => `Le compte ${name} n’est plus actif`,
      'reading-ends': (name) => `Les liens de ${name} cesseront bientôt de fonctionner`,
      'closing-3-days': (name) => `${name} sera supprimé dans 3 jours`,
      'closing-1-day': (name) => `${name} sera supprimé demain`,
    },
    trialStarted: (day) =>
      `Jusqu’au ${day}, vous pouvez tout utiliser dans Satchel\u00a0: ajoutez des contenus, créez un lien pour une personne et voyez quand elle l’ouvre.`,
    noCard: 'Aucune carte bancaire n’est nécessaire et rien ne sera prélevé automatiquement.',
    trialEnds: (at) => `Votre essai se termine le ${at}.`,
    later: (days) =>
      `Ensuite, vos contenus sont conservés, mais rien ne peut être ajouté ni modifié. Vous pouvez encore les consulter et les exporter pendant ${days} jours, et les liens que vous avez partagés continuent de fonctionner pendant ce temps.`,
    stopped: 'Vos contenus sont conservés, mais rien ne peut être ajouté ni modifié.',
    overdue: (day) => `Tout continue de fonctionner jusqu’au ${day}.`,
    overdueLater: 'Ensuite, rien ne pourra être ajouté ni modifié avant votre paiement.',
    due: (at) => `Votre paiement est attendu au plus tard le ${at}.`,
    deleted: (at) =>
      `Ce compte a été fermé. Le ${at}, tout ce qu’il contient sera supprimé définitivement.`,
    readable: (day) =>
      `Jusqu’au ${day}, vous pouvez tout consulter et exporter, et les liens que vous avez partagés continuent de fonctionner. Ensuite, les visiteurs voient que vos liens ne sont plus disponibles.`,
  },
  wishes: {
    quote,
    delivered: (by, names) => `${by} a livré ce que vous aviez demandé\u00a0: ${names}.`,
    status: (title, status) => `${quote(title)}\u00a0: ${status}`,
    outcome: (title) => `Ce qu’est devenu ${quote(title)}`,
    deliveredIn: (days) =>
      days === 0 ? 'Livré le jour même' : `Livré en ${counted(days, 'jour', 'jours')}`,
    shared: (count) => `partagé ${count} fois`,
    viewed: (count) => `consulté ${count} fois`,
    read: (read, all) =>
      `lu par ${read} sur ${counted(all, 'organisation', 'organisations')} à l’origine de la demande`,
    share: 'Partager',
    shareWith: (organization) => `Partager avec ${organization}`,
    footer:
      'Vous recevez cet e-mail, car vous avez fait cette demande, voté ou laissé un commentaire.',
  },
}
