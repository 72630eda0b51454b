import { QUOTE_MAX } from '@satchel/contract/constants.ts'
import type { Spot } from '@satchel/contract/questions.ts'

/** A part of the document that a question is about. */
export interface Mark {
  page: number | null
  quote: string
  spot: Spot | null
}

const sheetAt = (node: Node | null | undefined) =>
  (node instanceof Element ? node : node?.parentElement)?.closest<HTMLElement>(
    '.sheet[data-number]',
  )

/** Returns the page that is being read; null where there are no pages. */
export function currentPage(): number | null {
  const input = document.querySelector<HTMLInputElement>('[data-reader] [data-position]')
  return input ? Number(input.value) || 1 : null
}

/** Returns the words that are selected in the document, and their page. */
export function selectedWords(): Pick<Mark, 'page' | 'quote'> | undefined {
  const selection = getSelection()
  const quote = selection?.toString().replace(/\s+/g, ' ').trim() ?? ''
  const isShared = selection?.anchorNode?.parentElement?.closest('[data-shared], .prose, main')
  if (!quote || !isShared) return undefined
  const sheet = sheetAt(selection?.anchorNode)
  const page = sheet ? Number(sheet.dataset.number) : currentPage()
  return { page, quote: quote.slice(0, QUOTE_MAX) }
}

interface Words {
  tapSpot: string
  cancel: string
}

/** Waits until somebody taps a page; undefined if they cancel. */
export function tappedSpot({ tapSpot, cancel }: Words): Promise<Mark | undefined> {
  const bar = document.createElement('div')
  bar.className = 'marking-bar'
  const label = document.createElement('p')
  label.role = 'status'
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'question-tool'
  button.textContent = cancel
  bar.append(label, button)
  document.body.append(bar)
  // A status is read out when it changes.
  label.textContent = tapSpot
  document.body.classList.add('marking')
  button.focus()
  return new Promise((resolve) => {
    const end = (mark?: Mark) => {
      bar.remove()
      document.body.classList.remove('marking')
      document.removeEventListener('click', tap, true)
      document.removeEventListener('keydown', leave, true)
      resolve(mark)
    }
    const tap = (event: MouseEvent) => {
      const sheet = sheetAt(event.target as Node)
      if (!sheet) return
      event.preventDefault()
      event.stopPropagation()
      const { left, top, width, height } = sheet.getBoundingClientRect()
      const spot = {
        x: shareOf(event.clientX - left, width),
        y: shareOf(event.clientY - top, height),
      }
      end({ page: Number(sheet.dataset.number), quote: '', spot })
    }
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      end()
    }
    button.addEventListener('click', () => end())
    document.addEventListener('click', tap, true)
    document.addEventListener('keydown', leave, true)
  })
}

const shareOf = (part: number, whole: number) =>
  Math.round(Math.min(1, Math.max(0, part / whole)) * 10_000) / 10_000

/** Shows the spots of the visitor's own questions on their pages. */
export function showSpots(spots: readonly { page: number | null; spot: Spot | null }[]): void {
  for (const earlier of document.querySelectorAll('.spot-asked')) earlier.remove()
  for (const { page, spot } of spots) {
    const sheet = spot && document.querySelector(`.sheet[data-number="${page}"]`)
    if (!sheet) continue
    const mark = document.createElement('span')
    mark.className = 'spot-asked'
    mark.ariaHidden = 'true'
    Object.assign(mark.style, { left: `${spot.x * 100}%`, top: `${spot.y * 100}%` })
    sheet.append(mark)
  }
}
