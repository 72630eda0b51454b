let hasPage = false

/**
 * Focuses the heading of a page that took the place of another, where the focus went with the old one: Tab goes on from
 * there, and screen readers read it. The first page of a document begins at its top.
 */
export function focusHeading(): void {
  const isFirst = !hasPage
  hasPage = true
  if (isFirst || document.activeElement !== document.body) return
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
