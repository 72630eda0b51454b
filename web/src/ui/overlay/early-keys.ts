/** Delay in ms after which keys are no longer kept, for a dialog that never comes. */
const LONGEST = 15_000

let typedText = ''
let stop = () => {}

/** Keeps what is typed from now on, until the first field of a dialog that is about to open takes it. */
export function keepEarlyKeys(): void {
  stop()
  typedText = ''
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return stop()
    if (!isText(event)) return
    typedText = event.key === 'Backspace' ? typedText.slice(0, -1) : typedText + event.key
    event.preventDefault()
    // Single keys are shortcuts of the page.
    event.stopPropagation()
  }
  const timer = setTimeout(() => stop(), LONGEST)
  window.addEventListener('keydown', onKey, { capture: true })
  window.addEventListener('pointerdown', stopKeeping, { capture: true })
  stop = () => {
    clearTimeout(timer)
    window.removeEventListener('keydown', onKey, { capture: true })
    window.removeEventListener('pointerdown', stopKeeping, { capture: true })
  }
}

/** Returns what was typed since, and keeps no more. */
export function takeEarlyKeys(): string {
  stop()
  const text = typedText
  typedText = ''
  return text
}

const stopKeeping = () => stop()

function isText({ key, ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing) return false
  if (target instanceof Element && target.matches('input, textarea, select, [contenteditable]'))
    return false
  return key.length === 1 || key === 'Backspace'
}
