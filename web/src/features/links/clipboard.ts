/** False where the browser does not let us; the text is then to be shown for copying by hand. */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  if (!navigator.clipboard) return false
  try {
    // Asked for at once, for what a person did counts only for a moment; the text may come later.
    const blob = Promise.resolve(text).then((it) => new Blob([it], { type: 'text/plain' }))
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
    return true
  } catch {
    return false
  }
}
