// Invited page
export const couldntOpenTheInvitation = 'Couldn’t open the invitation'
export const invitationIsStillValid = 'The invitation is still valid'
export const joinName = (name: string) => `Join ${name}`
export const invitesYouToFindShare = (invitedBy: string) =>
  `${invitedBy} invites you to find, share and track your team’s content.`
export const continueWithName = (name: string) => `Continue with ${name}`
export const youreSignedInAsAccepting = (email: string) =>
  `You’re signed in as ${email}. Accepting signs you out in this browser.`
export const thisInvitationHasExpired = 'This invitation has expired'
export const itWasAlreadyAcceptedWas =
  'It was already accepted, was revoked, or is more than seven days old. Check for a newer email, or ask the person who invited you to send it again.'
export const partOfLinkIsMissing = 'Part of the link is missing. Open it from the email.'
export const goToSatchel = 'Go to Satchel'
export const signIn = 'Sign in'
export const createYourOwnAccount = 'Create your own account'

// Accept form
export const enterYourName = 'Enter your name'
export const atLeastCharacters = (passwordMin: number) => `Use at least ${passwordMin} characters`
export const yourName = 'Your name'
export const email = 'Email'
export const password = 'Password'
export const newPassword = 'New password'
export const acceptAndSign = 'Accept and sign in'
