// Invited page
export const invitationCouldNotBeOpened = 'The invitation could not be opened'
export const itIsStillGood = 'It is still good'
export const joinName = (name: string) => `Join ${name}`
export const invitesYouToFindShare = (invitedBy: string) =>
  `${invitedBy} invites you to find, share and follow the content of the team.`
export const continueWithName = (name: string) => `Continue with ${name}`
export const youAreSigned = (email: string) =>
  `You are signed in as ${email}. To accept ends that session in this browser.`
export const thisInvitationIsOver = 'This invitation is over'
export const itWasAcceptedTakenBack =
  'It was accepted, taken back, or is older than seven days. A newer mail may hold another link; else ask whoever invited you to send it again.'
export const linkIsNotCompleteOpen = 'The link is not complete. Open it from the mail.'
export const goToSatchel = 'Go to Satchel'
export const signIn = 'Sign in'
export const createAccountOfYourOwn = 'Create an account of your own'

// Accept form
export const enterYourName = 'Enter your name'
export const atLeastCharacters = (passwordMin: number) => `Use at least ${passwordMin} characters`
export const yourName = 'Your name'
export const password = 'Password'
export const newPassword = 'New password'
export const acceptAndSign = 'Accept and sign in'
