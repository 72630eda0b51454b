import { t } from '../messages/messages.ts'
import { part } from './part.ts'

/** Maximum number of pages; more would fill the memory of a phone, and the file itself prints better. */
export const PRINTED_MAX = 300

/**
 * Prints all pages of a document. Browsers don't wait once they print, so this handles the shortcut: the pages are
 * fetched, then printed. A print from the browser's menu says how to get all pages.
 */
export function offerPrint(
  section: HTMLElement,
  count: () => number,
  pictureOf: (page: number) => Promise<HTMLElement>,
): void {
  let isBusy = false
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event
    if (key.toLowerCase() !== 'p' || !(ctrlKey || metaKey) || shiftKey || altKey) return
    const total = count()
    if (total < 2 || total > PRINTED_MAX) return
    event.preventDefault()
    if (isBusy) return
    isBusy = true
    void printAll(total).finally(() => {
      isBusy = false
    })
  })

  async function printAll(total: number): Promise<void> {
    const status = part(section, 'status')
    const sheets = document.createElement('div')
    sheets.className = 'printed'
    status.textContent = t('preparingToPrint')
    try {
      for (let page = 1; page <= total; page++) sheets.append(await pictureOf(page))
      section.append(sheets)
      section.dataset.complete = ''
      status.textContent = ''
      print()
    } catch {
      status.textContent = t('couldntPrepareToPrint')
    } finally {
      sheets.remove()
      delete section.dataset.complete
    }
  }
}
