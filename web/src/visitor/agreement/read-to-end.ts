/** Lets a visitor agree once the end of the text was on the screen, however they got there: wheel, finger or keys. */
export function readToEnd(agreement: HTMLElement): void {
  const button = document.querySelector<HTMLButtonElement>('[data-agree]')
  const hint = agreement.querySelector<HTMLElement>('[data-read-on]')
  if (!button) return
  const end = document.createElement('div')
  agreement.append(end)
  button.disabled = true
  hint?.removeAttribute('hidden')
  const seen = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    seen.disconnect()
    button.disabled = false
    hint?.remove()
  })
  seen.observe(end)
}
