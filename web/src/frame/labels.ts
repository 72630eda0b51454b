import { formatCount } from '../lib/format.ts'

// Account dropdown
export const light = 'Light'
export const dark = 'Dark'
export const asTheSystem = 'As the system'
export const theme = 'Theme'
export const signOut = 'Sign out'
export const serverWasNotReachedStill = 'The server was not reached; still signed in'

// Account button
export const accountOfName = (name: string) => `Account of ${name}`

// Navigation
export const library = 'Library'
export const collections = 'Collections'
export const links = 'Links'
export const activity = 'Activity'
export const analytics = 'Analytics'
export const bin = 'Bin'
export const team = 'Team'
export const billing = 'Billing'
export const settings = 'Settings'

// Frame
export const skipToContent = 'Skip to content'

// Account banner
export const putThisAside = 'Put this aside'
export const thisAccountIsBeingClosed = (day: string) =>
  `This account is being closed: everything in it is deleted on ${day}.`
export const keepTheAccount = 'Keep the account'
export const readOnlyUntilNothingCan = (day: string) =>
  `Read only until ${day}: nothing can be added or changed. Links that were sent go on until then.`
export const openItAgain = 'Open it again'
export const paymentIsOverdueEverythingGoes = (day: string) =>
  `A payment is overdue. Everything goes on until ${day}.`
export const seeWhatIsDue = 'See what is due'
export const daysLeftOfTrial = (days: number) => `${formatCount(days, 'day')} left of the trial.`
export const trialEndsWithinDay = 'The trial ends within a day.'
export const chooseAPlan = 'Choose a plan'

// Side bar
export const main = 'Main'

// Top bar
export const reconnecting = 'Reconnecting'
export const activityNewsNew = (news: number) => `Activity, ${news} new`

// Search box
export const searchTheLibrary = 'Search the library'
export const search = 'Search'

// Live data
export const sharedToEmailOpenedItem = (sharedToEmail: string, itemName: string) =>
  `${sharedToEmail} opened ${itemName}`
