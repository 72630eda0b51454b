import { shownItem } from '../contents/contents.ts'
import { markedLinks, markedPage } from '../contents/watermark.ts'
import { admit } from '../gates/admit.ts'
import { find, type Links, type PageRequest } from '../gates/open-link.ts'
import { Refusal } from '../link/refusal.ts'

const NUMBER = /^[1-9]\d{0,4}$/

/** The picture of one page with its watermark, behind the same gates as the page it is on. */
export async function lookAtPage(
  links: Links,
  request: PageRequest,
  { page, size }: { page: string; size: unknown },
): Promise<Buffer> {
  const { link, guest, item, number } = await open(links, request, page)
  const sheet = { page: number, isSmall: size === 'small' }
  return markedPage(links.services, link, { item, guest }, sheet)
}

/** Returns the places of that page's links, which its picture lacks. */
export async function linksOfPage(links: Links, request: PageRequest, page: string) {
  const { link, item, number } = await open(links, request, page)
  return { links: await markedLinks(links.services, link, item, number) }
}

async function open(links: Links, request: PageRequest, page: string) {
  const { services } = links
  const link = await find(links, request)
  const guest = admit(services.secrets.visitors, link, request)
  if (!NUMBER.test(page)) throw new Refusal('missing', link)
  const item = await shownItem(services, link, request.itemId)
  return { link, guest, item, number: Number(page) }
}
