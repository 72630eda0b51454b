/**
 * Hides a popup or a bar for as long as a form of the page is in sight, which it would cover, and keeps it above the
 * tools of a document. While somebody types, the style hides it.
 */
export function keepClear(slot: HTMLElement): void {
  if (slot.dataset.keepsClear !== undefined) return
  slot.dataset.keepsClear = ''
  const inSight = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) inSight.add(target)
      else inSight.delete(target)
    const hasForm = [...inSight].some((element) => element.matches('form'))
    slot.toggleAttribute('data-aside', hasForm)
    slot.toggleAttribute('data-above', inSight.size > 0 && !hasForm)
  })
  for (const form of document.querySelectorAll('main form'))
    if (!slot.contains(form) && form.querySelector('textarea, select, input:not([type="hidden"])'))
      observer.observe(form)
  const dock = document.querySelector('[data-dock]')
  if (dock) observer.observe(dock)
}
