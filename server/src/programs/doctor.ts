import type { CheckResult } from '@satchel/contract/doctor.ts'
import { examineAll } from '../doctor/service.ts'
import type { Config } from '../platform/config.ts'
import { openDisk } from '../platform/files/disk.ts'
import { openStore } from '../platform/files/files.ts'
import { consoleLog } from './console-log.ts'
import { connectBeside } from './open-database.ts'

/** Examines the server next to which it runs, for `npm run doctor`. Throws if the database can't be reached. */
export async function diagnose(config: Config): Promise<CheckResult[]> {
  const database = await connectBeside(config, { max: 2 })
  try {
    const files = await openStore(config, consoleLog)
    const disk = await openDisk(config, consoleLog)
    return await examineAll({ config, database, files, disk }).finally(() => disk.close())
  } finally {
    await database.close()
  }
}
