let region: HTMLElement | undefined

/** Says a change of the page to those who do not see it; the first page says itself. */
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
