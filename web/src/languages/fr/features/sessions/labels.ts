import { formatCount } from '../../../../lib/format/format.ts'

// Sessions section
export const couldntLoadTheSessions = 'Impossible de charger les sessions'
export const youreNotSignedInAnywhere = 'Vous n’êtes connecté nulle part ailleurs.'
export const signedOutEverywhereElse = 'Vous êtes déconnecté partout ailleurs'
export const signOutOtherSession = 'Fermer l’autre session'
export const signOutOtherSessions = (count: number) => `Fermer les ${count} autres sessions`

// Session row
export const withPassword = 'par mot de passe'
export const withPasskey = 'par clé d’accès'
export const withSingleSign = 'par authentification unique'
export const withEmailedCode = 'par code envoyé par e-mail'
export const withInvitation = 'par invitation'
export const fromAnotherSession = 'depuis une autre session'
export const nameSignedOut = (name: string) => `Session fermée : ${name}`
export const thisSession = 'Cette session'
export const signedIn = 'Connexion :'
export const lastActive = 'Dernière activité :'
export const signOutName = (name: string) => `Fermer la session : ${name}`
export const signOut = 'Fermer'
export const browserOnOs = (browser: string, os: string) => `${browser} sur ${os}`
export const unknownDevice = 'Appareil inconnu'

// Session rules
export const couldntLoadSessionRules = 'Impossible de charger les règles de session'
export const signOutInactiveSessionsAfter = 'Fermer les sessions inactives après'
export const openTabCountsAsActive = 'Un onglet ouvert compte comme une activité.'
export const never = 'Jamais'
export const signOutAllSessionsAfter = 'Fermer toutes les sessions après'
export const sessionLengthHint = 'Après ce délai, tout le monde doit se reconnecter, actif ou non.'
export const days = (count: number) => formatCount(count, 'jour', 'jours')
export const hours = (count: number) => formatCount(count, 'heure', 'heures')
export const minutes = (count: number) => formatCount(count, 'minute', 'minutes')
