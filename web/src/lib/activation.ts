/**
 * Runs a function once a person is at the page: at once, or when a page that the browser prepared ahead is shown. Before
 * that nothing may be sent, stored or counted.
 */
export function whenActivated(act: () => void): void {
  if (isAhead()) document.addEventListener('prerenderingchange', act, { once: true })
  else act()
}

/** True while the browser prepares the page, which nobody sees yet. */
function isAhead(): boolean {
  return 'prerendering' in document && document.prerendering === true
}
