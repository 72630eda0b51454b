import type { Item } from '@satchel/contract/items/items.ts'
import { formatDay } from '../../lib/format/format.ts'

// Open item menu
export const quickLook = 'Quick look'
export const addToCollection = 'Add to collection'
export const rename = 'Rename'
export const replaceFile = 'Replace file'
export const processAgain = 'Process again'
export const select = 'Select'
export const openPage = 'Open page'

// Item state
export const uploading = 'Uploading'
export const processing = 'Processing'
export const newFileProcessing =
  'The new file is being processed. The previous one is shown until then.'
export const previewIsBeingCreated = 'The preview is being created.'
export const expiredOnAndCantBe = (expiresOn: string) =>
  `Last available on ${formatDay(expiresOn)}. It can’t be shared.`
export const expired = 'Expired'
export const visibleFrom = (releasesOn: string) =>
  `Viewers can find it from ${formatDay(releasesOn)}.`
export const notReleased = 'Not released'
export const brokenLink = 'Broken link'
/** Describes a broken web page; `day` is the day of its last check in the tenant's time zone. */
export const brokenPage = (problem: Item['pageProblem'], day?: string) => {
  const when = day ? ` on ${formatDay(day)}` : ''
  if (problem?.code === 'timeout') return `The page didn’t answer in time${when}.`
  if (problem?.code === 'status') return `The page answered with status ${problem.status}${when}.`
  if (problem?.code === 'redirects') return `The page redirected in circles${when}.`
  return `The page didn’t answer${when}.`
}
export const lastCheckFailed = 'Last check failed'
export const checkedAgainWithinDay = 'We’ll check again within a day.'
export const cantBeChecked = 'Can’t be checked'
export const checksRefused =
  'The site turns automated checks away. Open the page to see whether it’s still there.'
export const cantBeRead = 'Can’t be read without signing in'
export const asksToSignIn = 'Its name is its address. Visitors who can’t sign in there see nothing.'
export const internal = 'Internal'
export const linksToItCantBe = 'Links to it can’t be created.'
export const failed = 'Failed'
export const couldntProcessFile = 'Couldn’t process the file. You can still download it.'
export const couldntProcessNewFile = 'Couldn’t process the new file.'
export const previousFileIsShown = 'The previous file is still shown.'
export const newFileFailed = 'New file failed'

// Item menu
export const moreFor = (name: string) => `More actions for ${name}`

// Favorite button
export const favorite = 'Favorite'

// Item facts
export const type = 'Type'
export const url = 'URL'
export const sameAs = 'Same as'
export const size = 'Size'
export const pages = 'Pages'
export const dimensions = 'Dimensions'
export const length = 'Length'
export const views = 'Views'
export const shares = 'Shares'
export const owner = 'Owner'
export const added = 'Added'
export const updated = 'Updated'

// Item labels
export const categoriesAndTags = 'Categories and tags'

// Item change
export const changedSince = 'Someone else has changed this since'
export const notSaved = (label: string, item: string, reason: string) =>
  `${label} of “${item}” wasn’t saved: ${reason}`
export const tagsNotSaved = (item: string, reason: string) =>
  `Tags of “${item}” weren’t saved: ${reason}`
export const taggedAdd = (add: string) => `Tagged “${add}”`
export const tagLabelRemoved = (label: string) => `Tag “${label}” removed`
export const keepMine = 'Keep mine'
export const fieldChanged = (label: string) => `${label} changed`
