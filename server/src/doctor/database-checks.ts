import { appliedMigrations } from '../platform/database/applied-migrations.ts'
import { findObstacles } from '../platform/database/obstacles.ts'
import { findLaterSchema, listMigrations } from '../platform/database/schema-fault.ts'
import { failingMails } from '../platform/mail/failing-mails.ts'
import { findMoved } from '../platform/moving/marks.ts'
import { describeMisspelled } from '../platform/spelling.ts'
import { MINUTE, SECOND } from '../platform/time.ts'
import { LACKING } from '../processing/service.ts'
import { ago, counted } from './count-text.ts'
import { type Checks, fault, fine, reasonOf, warning } from './finding.ts'
import { queueOf, serverState, strayDomains, withoutPreview } from './queries.ts'

// What the database knows of work that stopped without anybody being told.

/** Seconds for which a due job may wait. */
const WAIT_MAX = (5 * MINUTE) / SECOND

export const databaseChecks: Checks = {
  async variables({ config: { misspelled } }) {
    if (misspelled.length === 0) return fine('No name is nearly that of one of Satchel’s.')
    return warning(
      misspelled.map(describeMisspelled).join(' '),
      'Correct the name and restart, or ignore this if the variable is another program’s.',
    )
  },

  async database({ database }) {
    const moved = await findMoved(database.systemPool)
    if (moved) return fault(moved.problem, moved.advice)
    const [applied, known] = [await appliedMigrations(database.systemPool), await listMigrations()]
    const later = findLaterSchema(applied, known)
    if (later)
      return fault(
        `It was last used by a later version${later.version ? `, ${later.version}` : ''}: ${later.reason}.`,
        `Start ${later.version ?? 'that version'} again, or restore a backup from before the upgrade (docs/operate.md, Upgrading).`,
      )
    const names = new Set(applied.map(({ name }) => name))
    const lacking = known.filter((name) => !names.has(name))
    if (lacking.length > 0) {
      const lacks = `It lacks ${counted(lacking.length, 'migration')} of this version`
      const obstacles = await findObstacles(database.systemPool)
      if (obstacles.length === 0)
        return warning(`${lacks}.`, 'Start this version, which migrates it.')
      const found = obstacles.map((each) => each.found).join(' ')
      return fault(
        `${lacks}, and starting can’t add them. ${found}`,
        obstacles.map(({ remedy }) => remedy).join(' '),
      )
    }
    const { version, isReadOnly } = await serverState(database.system)
    if (isReadOnly)
      return fault(
        'It takes no writes.',
        'Connect DATABASE_URL to the primary, or turn off default_transaction_read_only.',
      )
    const refusal = await database.tenantPool.query('select').then(noReason, reasonOf)
    if (refusal)
      return fault(
        `Its user can’t become satchel_app, the role that keeps accounts apart: ${refusal}.`,
        'As a superuser: grant satchel_app to the user of DATABASE_URL.',
      )
    return fine(`PostgreSQL ${version} has the schema of this version and takes writes.`)
  },

  async mails({ database }) {
    const { tenants, since } = await failingMails(database.system)
    if (since === null) return fine('Emails go out.')
    return fault(
      `Emails of ${counted(Number(tenants), 'account')} haven’t gone out for ${ago(since)}.`,
      'See “Mail server” here, and the log for the reason of each attempt. They are sent again for two days.',
    )
  },

  async jobs({ database }) {
    const { waiting, seconds, failed } = await queueOf(database.system)
    const waited = new Date(Date.now() - seconds * SECOND).toISOString()
    if (seconds > WAIT_MAX)
      return fault(
        `${counted(waiting, 'job')} waited for up to ${ago(waited)}.`,
        'Start a process with ROLE=worker or ROLE=all, or more of them, and look for “Jobs stand still” in the log.',
      )
    if (failed > 0)
      return warning(
        `${counted(failed, 'job')} failed at every attempt and won’t run again.`,
        'See the log for why. What they were for has to be asked for once more.',
      )
    return fine('Jobs are taken up at once.')
  },

  async previews({ database }) {
    const count = await withoutPreview(database.system, LACKING)
    if (count === 0) return fine('No document lacks a preview because of this server.')
    return warning(
      `${counted(count, 'document')} have no preview because LibreOffice or the sandbox was missing.`,
      'Mend that, and choose “Try again” on these documents.',
    )
  },

  async domains({ database }) {
    const names = await strayDomains(database.system)
    if (names.length === 0) return fine('All short domains in use lead here.')
    return warning(
      `${names.join(', ')} didn’t lead here when last checked.`,
      'Tell the account to restore the DNS records. After four failed checks the domain is lost.',
    )
  },
}

const noReason = () => undefined
