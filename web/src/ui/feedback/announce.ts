let region: HTMLElement | undefined

/** Announces a change of the page to screen readers; the first page announces itself. */
export function announce(message: string): void {
  if (region) {
    region.textContent = message
    return
  }
  region = document.createElement('div')
  region.setAttribute('aria-live', 'polite')
  region.className = 'visually-hidden'
  document.body.append(region)
}
