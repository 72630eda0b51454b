import { t } from '../messages/messages.ts'

/** A link of a page: left, top, width and height as fractions of it, and its target. */
interface Spot {
  box: [number, number, number, number]
  url?: string
  page?: number
}

/** Positions the links of a page over its image, to be clicked and reached by keyboard. */
export function addSpots(sheet: HTMLElement, spots: Spot[], goTo: (page: number) => void): void {
  for (const { box, url, page } of spots) {
    const link = document.createElement('a')
    link.className = 'spot'
    const [left, top, width, height] = box.map((part) => `${part * 100}%`)
    Object.assign(link.style, { left, top, width, height })
    link.setAttribute('aria-label', url ?? t('goToPage', { page: page ?? 1 }))
    if (url) Object.assign(link, { href: url, target: '_blank', rel: 'noopener' })
    else {
      link.href = '#'
      link.addEventListener('click', (event) => {
        event.preventDefault()
        goTo(page ?? 1)
      })
    }
    sheet.append(link)
  }
}
