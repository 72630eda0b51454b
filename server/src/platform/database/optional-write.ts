/** PostgreSQL's codes of a database that takes no writes for now: it's moved elsewhere, or a replica. */
const READ_ONLY = ['57P03', '25006']

/**
 * Waits for a write on which nothing else depends, such as when something was last used. One that the database refuses
 * since it takes none for now is ignored, so that reading goes on. Never within a transaction, which it would fail.
 */
export async function writeIfAble(write: Promise<unknown>): Promise<void> {
  await write.catch((error: { code?: string }) => {
    if (!READ_ONLY.includes(error.code ?? '')) throw error
  })
}
