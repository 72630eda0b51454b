// Invited page
export const couldntOpenTheInvitation = 'Die Einladung konnte nicht geöffnet werden'
export const invitationIsStillValid = 'Die Einladung gilt weiterhin'
export const joinName = (name: string) => `${name} beitreten`
export const invitesYouToFindShare = (invitedBy: string) =>
  `${invitedBy} lädt Sie ein, Inhalte Ihres Teams zu finden, zu teilen und ihre Wirkung zu sehen.`
export const continueWithName = (name: string) => `Weiter mit ${name}`
export const youreSignedInAsAccepting = (email: string) =>
  `Sie sind als ${email} angemeldet. Wenn Sie annehmen, werden Sie in diesem Browser abgemeldet.`
export const thisInvitationHasExpired = 'Diese Einladung ist abgelaufen'
export const itWasAlreadyAcceptedWas =
  'Sie wurde schon angenommen oder widerrufen, oder sie ist über sieben Tage alt. Suchen Sie nach einer neueren E-Mail, oder bitten Sie die Person, die Sie eingeladen hat, sie noch einmal zu senden.'
export const partOfLinkIsMissing = 'Ein Teil des Links fehlt. Öffnen Sie ihn direkt aus der E-Mail.'
export const goToSatchel = 'Zu Satchel'
export const signIn = 'Anmelden'
export const createYourOwnAccount = 'Eigenes Konto erstellen'

// Accept form
export const enterYourName = 'Geben Sie Ihren Namen ein'
export const atLeastCharacters = (passwordMin: number) =>
  `Verwenden Sie mindestens ${passwordMin} Zeichen`
export const yourName = 'Ihr Name'
export const email = 'E-Mail'
export const password = 'Passwort'
export const newPassword = 'Neues Passwort'
export const acceptAndSign = 'Annehmen und anmelden'
