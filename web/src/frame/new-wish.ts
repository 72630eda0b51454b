/** Opens the dialog, which is loaded first. */
export async function newWish(start: { title?: string; term?: string } = {}): Promise<void> {
  const { openNewWish } = await import('../features/wishes/NewWish.tsx')
  openNewWish(start)
}
