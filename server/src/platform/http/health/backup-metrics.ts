import { Gauge, type Registry } from 'prom-client'
import { BACKUP_FAULTS, type BackupState, findBackupState } from '../../backup/backup-state.ts'
import { SECOND } from '../../time.ts'
import type { Services } from '../services.ts'

/** Adds how old the newest backup and its last check are, and what is wrong with them. */
export function watchBackups(registers: Registry[], { config, database }: Services): void {
  const find = () => findBackupState(database.system, config).catch(() => undefined)
  const age = (name: string, help: string, timeOf: (state: BackupState) => Date | undefined) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.remove()
        const state = await find()
        const time = state && timeOf(state)
        if (time) this.set(Math.max(0, (Date.now() - time.getTime()) / SECOND))
      },
    })
  age(
    'satchel_backup_age_seconds',
    'Seconds since the newest completed backup was begun; absent if there was none',
    ({ last }) => last?.begunAt,
  )
  age(
    'satchel_backup_checked_age_seconds',
    'Seconds since a backup was last restored to a scratch database and was whole; absent if none was',
    ({ check }) => check.succeededAt,
  )
  new Gauge({
    name: 'satchel_backup_fault',
    help: 'Whether something is wrong with backups: 1 or 0. missing: there never was one; failed: the server couldn’t make the last; unchecked: none was ever restored to see that it can be; broken: the last that was tried couldn’t be',
    labelNames: ['fault'] as const,
    registers,
    async collect() {
      this.reset()
      const state = await find()
      if (!state) return
      for (const fault of BACKUP_FAULTS) this.set({ fault }, Number(state.faults.has(fault)))
    },
  })
}
