/** Loads the dialog, then opens it. */
export async function newWish(start: { title?: string; term?: string } = {}): Promise<void> {
  const { openNewWish } = await import('../features/wishes/NewWish.tsx')
  openNewWish(start)
}
