// Latest links
export const linksCouldNotBeLoaded = 'The links could not be loaded'
export const whatYouShareStandsHere = 'What you share stands here, with who has opened it.'
export const latestLinks = 'Latest links'

// Link list
export const whatCame = 'What came of it'
export const byName = (name: string) => ` by ${name}`
export const neverExpires = 'Never expires'

// Item links
export const noLinkWasMade = 'No link was made to this yet.'
export const links = 'Links'

// Own link
export const changeShortLink = 'Change short link'
export const giveItShortLink = 'Give it a short link'
export const shortLinkCopied = 'Short link copied'
export const copyItByHand = (url: string) => `Copy it by hand: ${url}`
export const copy = 'Copy'
export const shortLink = 'Short link'
export const lettersToZDigits =
  'Letters a to z, digits and hyphens, 3 to 64; left empty, one is made up'
export const save = 'Save'
export const cancel = 'Cancel'

// My links
export const noLinkFits = 'No link fits.'
export const showAllLinks = 'Show all links'
export const everyonesLinks = 'Everyone’s links'
export const myLinks = 'My links'
export const shareItemWithSomeone =
  'Share an item with someone, and its link and what they read of it stand here.'
export const openTheLibrary = 'Open the library'

// Links filters
export const all = 'All'
export const items = 'Items'
export const collections = 'Collections'
export const inAnyState = 'In any state'
export const live = 'Live'
export const expired = 'Expired'
export const withdrawn = 'Withdrawn'
export const newest = 'Newest'
export const lastViewed = 'Last viewed'
export const mostViews = 'Most views'
export const name = 'Name'
export const mine = 'Mine'
export const everyones = 'Everyone’s'
export const searchTheLinks = 'Search the links'
export const itemPersonOrganisationOrMemo = 'Item, person, organisation or memo'
export const whoseLinks = 'Whose links'
export const linksTo = 'Links to'
export const state = 'State'
export const order = 'Order'
