/**
 * Copies a text, which may still be loading. False if the browser refuses: `copyOrShow` shows the text then. Call it
 * within the click, before any `await`: Safari allows it nowhere else.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  const blob = Promise.resolve(text).then((it) => new Blob([it], { type: 'text/plain' }))
  // Who asked for the text hears of it.
  blob.catch(() => {})
  try {
    // Asked for at once, for what a person did counts only for a moment; the text may come later.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
    return true
  } catch {
    return typeof text === 'string' && copySelection(text)
  }
}

/** Copies without the Clipboard API, which browsers only have on secure pages. */
function copySelection(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position: fixed; opacity: 0'
  document.body.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
