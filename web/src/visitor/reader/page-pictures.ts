import { addSpots } from './page-spots.ts'
import { part } from './part.ts'
import { offerPrint } from './print.ts'
import type { Reader } from './reader.ts'

/** Renders pages that are images, one by one as they come near. */
export function openPictures(section: HTMLElement, reader: Reader): void {
  const { pictures: before = '', suffix = '' } = section.dataset
  const failure = part(section, 'failure')
  const near = new Set<number>()
  const linked = new Set<number>()
  const addressOf = (page: number, size = '') =>
    `${before}${page}${suffix}${size && (suffix ? '&' : '?')}${size}`

  part(failure, 'again').addEventListener('click', () => {
    failure.hidden = true
    for (const page of near) void show(page)
  })
  reader.fill({
    setNear(page, isNear) {
      if (!isNear) near.delete(page)
      else {
        near.add(page)
        void show(page)
        void link(page)
      }
    },
    redraw: () => undefined,
    thumbnail: (page) => load(addressOf(page, 'size=small'), ''),
  })

  /** Adds links to a page; if they fail, they are tried again when it comes near again. */
  async function link(page: number): Promise<void> {
    const sheet = reader.sheets[page - 1]
    if (!sheet || linked.has(page)) return
    linked.add(page)
    const response = await fetch(`${before}${page}/links${suffix}`).catch(() => undefined)
    if (!response?.ok) linked.delete(page)
    else addSpots(sheet, (await response.json()).links, reader.goTo)
  }

  offerPrint(
    section,
    () => reader.sheets.length,
    (page) => load(addressOf(page), ''),
  )

  async function show(page: number): Promise<void> {
    const sheet = reader.sheets[page - 1]
    if (!sheet || sheet.querySelector('img')) return
    try {
      const picture = await load(addressOf(page), sheet.ariaLabel ?? '')
      if (sheet.querySelector('img')) return
      sheet.style.aspectRatio = `${picture.naturalWidth} / ${picture.naturalHeight}`
      picture.className = 'page'
      sheet.prepend(picture)
    } catch {
      if (near.has(page)) failure.hidden = false
    }
  }
}

async function load(address: string, alt: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.alt = alt
  picture.src = address
  await picture.decode()
  return picture
}
