import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Updateable } from 'kysely'
import type { Item } from '../../platform/database/database-types.ts'
import { inFolder } from '../../platform/files/work-folder.ts'
import { FetchFailure } from '../../platform/security/fetch.ts'
import { DAY, HOUR } from '../../platform/time.ts'
import * as processing from '../../processing/service.ts'
import { PROTECTED, problemOn, SIGN_IN } from './check-page.ts'
import { nameOfPage } from './page-name.ts'
import type { Waiting } from './queries.ts'
import { completed, failed, type Job, type Read } from './reading.ts'

export const readPage: Read = (workshop, job, { url }) =>
  inFolder(workshop.folder, async (folder) => {
    if (!url) throw new Error('A link item has no address')
    try {
      const card = await processing.readPageCard(workshop, url, folder)
      if (card.isSignIn) return { fill: () => ({ ...completed, ...pageStatus(SIGN_IN) }), text: '' }
      const picture = await readPicture(workshop, job, folder, card)
      const { title, siteName, description, text } = card
      return {
        fill: (item) => ({ ...completed, ...picture, ...pageStatus(null), ...leftOut(item, card) }),
        text: processing.searchText(
          [title, siteName, description, text].filter((part) => part !== null),
        ),
      }
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error
      return { fill: () => unread(error), text: '' }
    }
  })

async function readPicture(
  workshop: processing.Workshop,
  job: Job,
  folder: string,
  { imageUrl }: processing.PageCard,
): Promise<Updateable<Item>> {
  const picture = imageUrl && (await processing.fetchPicture(workshop, imageUrl))
  if (!picture) return {}
  const own = join(folder, 'picture')
  await mkdir(own)
  const path = join(own, 'given')
  await writeFile(path, picture)
  const examined = await processing.examine(workshop, path, 'picture', own)
  const { thumbnailKey, coverKey } = await processing.keep(workshop, job, own, examined, null)
  return { thumbnailKey, coverKey }
}

/** Returns the page's values for fields the person left out. */
function leftOut(
  { name, description, visitorDescription, version, url }: Waiting,
  card: processing.PageCard,
): Updateable<Item> {
  const values = {
    ...(card.title && name === nameOfPage(url ?? '') && { name: card.title }),
    ...(card.description && description === '' && { description: card.description }),
    ...(card.description && visitorDescription === '' && { visitorDescription: card.description }),
  }
  return Object.keys(values).length > 0 ? { ...values, version: version + 1 } : {}
}

/**
 * Returns the columns of a page that can't be read: pages that aren't HTML or are too large stay links, those that
 * don't respond are asked again.
 */
function unread(failure: FetchFailure): Updateable<Item> {
  if (failure.reason === 'refused')
    return failed('The address isn’t public, so the page wasn’t read')
  return { ...completed, ...pageStatus(failure.status === 401 ? SIGN_IN : problemOn(failure)) }
}

const WEEK = 7 * DAY

/** Returns the next check; a page that doesn't respond when added may do so an hour later, and isn't broken before a day. */
function pageStatus(pageProblem: string | null): Updateable<Item> {
  const now = Date.now()
  const isFailure = pageProblem !== null && pageProblem !== PROTECTED && pageProblem !== SIGN_IN
  return {
    broken: false,
    pageProblem,
    checkFailures: isFailure ? 1 : 0,
    checkFailingSince: isFailure ? new Date(now).toISOString() : null,
    checkedAt: new Date(now).toISOString(),
    checkDue: new Date(now + (isFailure ? HOUR : WEEK)).toISOString(),
  }
}
