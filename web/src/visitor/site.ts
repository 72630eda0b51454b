import { PAGE_READ } from './heartbeats.ts'

/** Starts the interactive parts of a site: embeds loaded on request, and tracking of the block being read. */
export function openSite(site: HTMLElement): void {
  for (const place of site.querySelectorAll<HTMLElement>('[data-embed]')) openEmbed(place)
  watchBlocks([...site.querySelectorAll<HTMLElement>('[data-number]')])
}

const MAY = 'allow-scripts allow-same-origin allow-forms allow-popups allow-presentation'

function openEmbed(place: HTMLElement): void {
  const { embed, title } = place.dataset
  const button = place.querySelector<HTMLButtonElement>('[data-load]')
  if (!embed || !button) return
  button.hidden = false
  button.addEventListener('click', () => {
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', MAY)
    frame.allow = 'fullscreen; encrypted-media; picture-in-picture'
    frame.title = title ?? ''
    // Players want to know which site they are on, but not which page.
    frame.referrerPolicy = 'strict-origin-when-cross-origin'
    frame.src = embed
    place.classList.add('loaded')
    place.replaceChildren(frame)
    frame.focus()
  })
}

/** Tracks which block fills most of the window. */
function watchBlocks(blocks: HTMLElement[]): void {
  const heights = new Map<Element, number>()
  let current = 0
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRect } of entries)
        heights.set(target, intersectionRect.height)
      const [most] = [...heights].sort(([, one], [, other]) => other - one)
      const number = Number((most?.[0] as HTMLElement | undefined)?.dataset.number)
      if (!(number > 0) || number === current) return
      current = number
      document.dispatchEvent(new CustomEvent(PAGE_READ, { detail: number }))
    },
    { threshold: [0, 0.1, 0.25, 0.5, 0.75, 1] },
  )
  for (const block of blocks) observer.observe(block)
}
