/** Makes one call after the other, so that each stays within what the server accepts. */
export async function inChunks<T>(
  all: readonly T[],
  size: number,
  work: (chunk: T[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < all.length; start += size) await work(all.slice(start, start + size))
}
