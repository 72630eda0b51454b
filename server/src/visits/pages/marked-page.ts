import { shownItem } from '../contents/contents.ts'
import { markedPage } from '../contents/marked.ts'
import { admit } from '../gates/admit.ts'
import { type Asked, find, type Links } from '../gates/open-link.ts'
import { Refusal } from '../link/refusal.ts'

const NUMBER = /^[1-9]\d{0,4}$/

/** The picture of one page with its watermark, behind the same gates as the page it is on. */
export async function lookAtPage(
  links: Links,
  asked: Asked,
  { page, size }: { page: string; size: unknown },
): Promise<Buffer> {
  const { services } = links
  const link = await find(links, asked)
  const guest = admit(services.secrets.visitors, link, asked)
  if (!NUMBER.test(page)) throw new Refusal('missing', link)
  const item = await shownItem(services, link, asked.itemId)
  return markedPage(
    services,
    link,
    { item, guest },
    { page: Number(page), isSmall: size === 'small' },
  )
}
