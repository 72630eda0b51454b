import { mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FetchOptions, fetchPublic } from '../platform/security/fetch.ts'
import { startChild } from './child.ts'
import { type PageCard, type Tools, Unreadable } from './messages.ts'
import { isSignInPage } from './sign-in-page.ts'

const PAGE_BYTES_MAX = 4_000_000
const PICTURE_BYTES_MAX = 10_000_000
const PAGE_TIMEOUT = 20_000
const PICTURE_TIMEOUT = 15_000
const PARSE_TIMEOUT = 30_000

type Network = Pick<FetchOptions, 'allowedNetworks' | 'resolve'>

const SAYS_NOTHING: PageCard = {
  title: null,
  description: null,
  imageUrl: null,
  siteName: null,
  text: '',
  asksForPassword: false,
}

/** A page's card; `isSignIn` if the page only says how to sign in. */
export type ReadCard = PageCard & { isSignIn: boolean }

/** Throws `FetchFailure` where there is no page to read. */
export async function readPageCard(
  address: string,
  network: Network,
  folder: string,
  tools: Tools,
): Promise<ReadCard> {
  const accept = ['text/html', 'application/xhtml+xml']
  const limits = { accept, maxBytes: PAGE_BYTES_MAX, timeoutMs: PAGE_TIMEOUT }
  const { url, contentType, body } = await fetchPublic(address, { ...network, ...limits })
  const own = await mkdtemp(join(folder, 'page-'))
  const path = join(own, 'page')
  await writeFile(path, body)
  const child = await startChild({ path, folder: own }, tools)
  try {
    const card = (await child.ask(
      { step: 'page', path, contentType, url },
      PARSE_TIMEOUT,
    )) as PageCard
    return { ...card, isSignIn: isSignInPage(address, url, card) }
  } catch (error) {
    // A page can be made so that it takes minutes to parse; it is kept as an address.
    if (error instanceof Unreadable)
      return { ...SAYS_NOTHING, isSignIn: isSignInPage(address, url, SAYS_NOTHING) }
    throw error
  } finally {
    child.stop()
  }
}

/** Fetches the image a page offers for sharing; null if that fails. */
export async function fetchPicture(url: string, network: Network): Promise<Buffer | null> {
  const accept = ['image/*']
  const limits = { accept, maxBytes: PICTURE_BYTES_MAX, timeoutMs: PICTURE_TIMEOUT }
  const picture = await fetchPublic(url, { ...network, ...limits }).catch(() => null)
  return picture?.body ?? null
}
