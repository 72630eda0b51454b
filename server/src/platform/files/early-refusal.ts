import type { FastifyReply } from 'fastify'
import { SECOND } from '../time.ts'

const INTERVAL = 2 * SECOND

/** Ends an answer that is still being sent once its reader may no longer have it. Not being able to tell ends nothing. */
export function endOnceRefused(
  { raw }: Pick<FastifyReply, 'raw'>,
  isAllowed: () => Promise<boolean>,
): void {
  let isAsking = false
  const timer = setInterval(async () => {
    if (isAsking) return
    isAsking = true
    if (!(await isAllowed().catch(() => true))) raw.destroy()
    isAsking = false
  }, INTERVAL)
  timer.unref()
  raw.once('close', () => clearInterval(timer))
}
