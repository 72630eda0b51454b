import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import type { Updateable } from 'kysely'
import type { Item } from '../platform/database/database-types.ts'
import { cutText } from '../platform/files/text-parts.ts'
import { inFolder } from '../platform/files/work-folder.ts'
import { FetchFailure } from '../platform/security/fetch.ts'
import { DAY, HOUR } from '../platform/time.ts'
import { problemOn } from './check-page.ts'
import { examine } from './examine.ts'
import type { PageCard } from './messages.ts'
import { fetchPicture, readPageCard } from './page-card.ts'
import type { Waiting } from './queries.ts'
import { searchText } from './text.ts'
import { completed, failed, type Job, keep, type Read, type Workshop } from './workshop.ts'

export const readPage: Read = (workshop, job, { url }) =>
  inFolder(workshop.folder, async (folder) => {
    if (!url) throw new Error('A link item has no address')
    try {
      const card = await readPageCard(url, networkOf(workshop), folder, await workshop.tools)
      const picture = await readPicture(workshop, job, folder, card)
      const { title, siteName, description, text } = card
      return {
        fill: (item) => ({ ...completed, ...picture, ...asked(null), ...leftOut(item, card) }),
        text: searchText([title, siteName, description, text].filter((part) => part !== null)),
      }
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error
      return { fill: () => unread(error), text: '' }
    }
  })

async function readPicture(
  workshop: Workshop,
  job: Job,
  folder: string,
  { imageUrl }: PageCard,
): Promise<Updateable<Item>> {
  const picture = imageUrl && (await fetchPicture(imageUrl, networkOf(workshop)))
  if (!picture) return {}
  const own = join(folder, 'picture')
  await mkdir(own)
  const path = join(own, 'given')
  await writeFile(path, picture)
  const examined = await examine(path, 'picture', own, await workshop.tools)
  const { thumbnailKey, coverKey } = await keep(workshop, job, own, examined, null)
  return { thumbnailKey, coverKey }
}

function networkOf({ config }: Workshop) {
  return { allowedNetworks: config.FETCH_ALLOWED_NETWORKS }
}

/** Returns the page's values for fields the person left out. */
function leftOut({ name, description, version, url }: Waiting, card: PageCard): Updateable<Item> {
  const values = {
    ...(card.title && name === pageName(url ?? '') && { name: card.title }),
    ...(card.description && description === '' && { description: card.description }),
  }
  return Object.keys(values).length > 0 ? { ...values, version: version + 1 } : {}
}

/**
 * Returns the columns of a page that can't be read: pages that aren't HTML or are too large stay links, those that
 * don't respond are broken.
 */
function unread(failure: FetchFailure): Updateable<Item> {
  if (failure.reason === 'refused')
    return failed('The address isn’t public, so the page wasn’t read')
  return { ...completed, ...asked(problemOn(failure)) }
}

const WEEK = 7 * DAY

/** Returns the next check; a page that doesn't respond when added may do so an hour later. */
function asked(pageProblem: string | null): Updateable<Item> {
  const now = Date.now()
  return {
    broken: pageProblem !== null,
    pageProblem,
    checkFailures: pageProblem === null ? 0 : 1,
    checkedAt: new Date(now).toISOString(),
    checkDue: new Date(now + (pageProblem === null ? WEEK : HOUR)).toISOString(),
  }
}

/** Returns a link item's name until its page is read, and if the page has no title. */
export function pageName(url: string): string {
  const { host, pathname } = new URL(url)
  const path = pathname.replace(/\/$/, '')
  return cutText(`${host.replace(/^www\./, '')}${decode(path)}`, NAME_MAX)
}

function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
