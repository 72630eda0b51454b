/** Runs once the page is visible: at once, or when its tab is opened. */
export function whenVisible(act: () => void): void {
  if (document.visibilityState === 'visible') act()
  else document.addEventListener('visibilitychange', () => whenVisible(act), { once: true })
}
