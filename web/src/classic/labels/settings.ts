// Settings page
export const profile = 'Profile'
export const whoYouAreToYour = 'Who you are to your colleagues.'
export const password = 'Password'
export const whatYouSign = 'What you sign in with, beside your e-mail address.'
export const security = 'Security'
export const whatYouShowBesideYour =
  'What you show beside your password, or in place of it, when you sign in.'
export const sessions = 'Sessions'
export const whereYouAreSigned = 'Where you are signed in now. End what you do not know.'
export const notifications = 'Notifications'
export const whatPeopleAreTold = 'What people are told of by itself.'
export const company = 'Company'
export const whoYouAreToYourVisitors = 'Who you are to your visitors, and what time it is.'
export const branding = 'Branding'
export const logoAndColourThatSatchel =
  'The logo and the colour that Satchel, your mails and the pages of your links wear.'
export const shortDomain = 'Short domain'
export const shortLinksAtAddress =
  'Short links at an address of your own, instead of the one of Satchel.'
export const categories = 'Categories'
export const whatItemsAreClassified =
  'What items are classified by, and in which order it is offered.'
export const tags = 'Tags'
export const wordsThatEditorsGiveItems = 'Words that editors give items as they need them.'
export const sharingDefaults = 'Sharing defaults'
export const whatNewLinkBegins = 'What a new link begins with.'
export const closeAccount = 'Close account'
export const forGoodAfterThirtyDays =
  'For good, after thirty days in which you can change your mind.'
export const settings = 'Settings'
export const settingsCouldNotBeLoaded = 'The settings could not be loaded'
