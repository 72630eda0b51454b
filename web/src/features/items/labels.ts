import type { Item } from '@satchel/contract/items.ts'
import { formatDay } from '../../lib/format.ts'

// Open item menu
export const share = 'Share'
export const quickLook = 'Quick look'
export const removeFromFavourites = 'Remove from favourites'
export const addToFavourites = 'Add to favourites'
export const addToACollection = 'Add to a collection'
export const replaceFile = 'Replace file'
export const tryToReadItAgain = 'Try to read it again'
export const select = 'Select'
export const deleteAction = 'Delete'
export const openThePage = 'Open the page'
export const download = 'Download'

// Item state
export const uploading = 'Uploading'
export const processing = 'Processing'
export const newFileIsBeingRead = 'The new file is being read. Until then the one before is shown.'
export const previewAndTextAreBeing = 'The preview and the text are being made.'
export const expiredAfterItCannotBe = (expiresOn: string) =>
  `Expired after ${formatDay(expiresOn)}; it cannot be shared.`
export const expired = 'Expired'
export const viewersFind = (releasesOn: string) => `Viewers find it from ${formatDay(releasesOn)}.`
export const notReleased = 'Not released'
export const broken = 'Broken'
/** `day` is the one in the tenant's time zone when it was last checked. */
export const brokenPage = (problem: Item['pageProblem'], day?: string) => {
  const when = day ? ` on ${formatDay(day)}` : ''
  if (problem?.code === 'timeout') return `The page didn't answer in time${when}.`
  if (problem?.code === 'status') return `The page answered with status ${problem.status}${when}.`
  return `The page didn't answer${when}.`
}
export const internal = 'Internal'
export const noLinkCanBeMade = 'No link can be made to it.'
export const failed = 'Failed'
export const fileNotRead = "Couldn't read the file. You can still download it."
export const newFileNotRead = "Couldn't read the new file."
export const previousFileIsShown = 'The previous file is still shown.'
export const newFileFailed = 'New file failed'

// Item menu
export const moreForName = (name: string) => `More for ${name}`

// Favorite button
export const favourite = 'Favourite'

// Item facts
export const type = 'Type'
export const address = 'Address'
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
