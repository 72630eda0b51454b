import type { Page } from '@playwright/test'

/**
 * Returns what is laid out wrong on a screen, as somebody who looks at it would see: tabs that don't stand in a row of
 * their own height, or are cut without a fade, labels of buttons that are cut off, tables that can't be scrolled to their end, dialogs that reach
 * beyond the window, parts of a page that are neither as wide as a text nor as the page, and a page wider than its window.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TAB_HEIGHT = 32
    const TAB_GAP = 8
    const TABS = '[role=tablist], main nav:has(> a + a[aria-current], > a[aria-current] + a)'
    /** The widest field of a form, and the widths of texts and of pages (page-shapes.css). */
    const LINE_MAX = 480
    const WIDTHS = [720, 1320]
    const visible = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility())
    const named = (kind: string, { textContent }: Element) =>
      `${kind}: ${textContent?.slice(0, 60)}`

    const isTorn = (row: HTMLElement) => {
      const tabs = [...row.querySelectorAll<HTMLElement>('[role=tab], a')]
      const texts = tabs.map((tab) => {
        const range = document.createRange()
        range.selectNodeContents(tab)
        return range.getBoundingClientRect()
      })
      const isRightToLeft = getComputedStyle(row).direction === 'rtl'
      const startOf = ({ left, right }: DOMRect) => (isRightToLeft ? -right : left)
      const endOf = ({ left, right }: DOMRect) => (isRightToLeft ? -left : right)
      const [first] = texts
      // A list below each other is no row.
      if (!first || texts.every((text) => Math.abs(startOf(text) - startOf(first)) < 1))
        return false
      return (
        tabs.some(({ offsetHeight }) => offsetHeight < TAB_HEIGHT) ||
        texts.some((text, at) => {
          const before = texts[at - 1]
          if (!before) return false
          return startOf(text) - endOf(before) < TAB_GAP || Math.abs(text.top - before.top) > 4
        })
      )
    }
    const isCut = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth + 1
    const isStuck = (table: HTMLElement) => {
      let around = table.parentElement
      while (around && around.clientWidth >= table.scrollWidth) around = around.parentElement
      const { overflowX = 'visible' } = around ? getComputedStyle(around) : {}
      return around !== null && around !== document.documentElement && overflowX === 'hidden'
    }
    const isBeyond = (dialog: HTMLElement) => {
      const { left, right, top } = dialog.getBoundingClientRect()
      return left < 0 || top < 0 || right > document.documentElement.clientWidth + 1
    }
    const isOfOwnWidth = (block: HTMLElement) => {
      const width = Number.parseFloat(getComputedStyle(block).maxWidth)
      return block.offsetWidth === width && width > LINE_MAX && !WIDTHS.includes(width)
    }
    return [
      ...visible('#content *')
        .filter(isOfOwnWidth)
        .map((block) => named('Width', block)),
      ...visible(TABS)
        .filter(isTorn)
        .map((row) => named('Tabs', row)),
      ...visible(TABS)
        .filter((row) => isCut(row) && getComputedStyle(row).maskImage === 'none')
        .map((row) => named('Tabs without a fade', row)),
      ...visible('.mantine-Button-label')
        .filter(isCut)
        .map((label) => named('Cut off', label)),
      ...visible('table')
        .filter(isStuck)
        .map((table) => named('Table', table)),
      ...visible('[role=dialog]')
        .filter(isBeyond)
        .map((dialog) => named('Dialog', dialog)),
      ...(isCut(document.documentElement) ? ['The page is wider than its window'] : []),
    ]
  })
}
