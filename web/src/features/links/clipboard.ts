/** False where the browser does not let us; the text is then to be shown for copying by hand. */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  const blob = Promise.resolve(text).then((it) => new Blob([it], { type: 'text/plain' }))
  // Who asked for the text hears of it.
  blob.catch(() => {})
  try {
    // Asked for at once, for what a person did counts only for a moment; the text may come later.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
    return true
  } catch {
    return false
  }
}
