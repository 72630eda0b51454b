import type { Answer, Job } from '../backups/run-aside.ts'
import { holdingBackups } from '../platform/backup/holding-backups.ts'
import { inScratch } from '../platform/backup/scratch.ts'
import { backup } from './backup.ts'
import { openDatabase } from './open-database.ts'
import { checkBackup } from './restore.ts'
import { Interruption } from './until-interrupted.ts'

// A process for one backup or check. It gets its job in a message, and ends with whoever sent it.

process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.once('message', async (job: Job) => {
  const answer = await answerTo(job)
  if (!process.connected) process.exit(1)
  process.send?.(answer, () => process.exit(0))
})

async function answerTo({ work, config, target, keep }: Job): Promise<Answer> {
  const output: string[] = []
  const say = (text: string) => void output.push(text)
  try {
    if (work === 'backup') await backup(config, target, { keep, say })
    else await check({ config, target }, say)
    return { output }
  } catch (error) {
    const isUndone = error instanceof Interruption || error instanceof Undone
    return { output, failure: (error as Error).message, isUndone }
  }
}

/** Thrown where nothing was found out about a backup. */
class Undone extends Error {}

function undone(error: Error): never {
  throw new Undone(error.message, { cause: error })
}

/** Checks a backup while none is made or deleted. Throws `Undone` where the database at hand is away. */
async function check(
  { config, target }: Pick<Job, 'config' | 'target'>,
  say: (text: string) => void,
): Promise<void> {
  let outcome: { fault?: unknown } | undefined
  const database = await openDatabase(config, { max: 1 }).catch(undone)
  const work = async (scratch: string) => {
    outcome = await checkBackup(config, target, { withoutSecrets: false, say }, scratch).then(
      () => ({}),
      (fault) => ({ fault }),
    )
  }
  try {
    await holdingBackups(database.system, say, () => inScratch(config, work))
  } catch (error) {
    if (!outcome) undone(error as Error)
  } finally {
    await database.close().catch(() => undefined)
  }
  if (outcome && 'fault' in outcome) throw outcome.fault
}
