import { forgetAnswers } from '../platform/http/idempotency.ts'
import { type Tasks, urgent } from '../platform/jobs/jobs.ts'
import { deleteEnded } from './apps/artifact-queries.ts'
import { mailReset } from './change-password.ts'
import type { Accounts } from './service.ts'
import { removeEnded } from './sessions.ts'
import { mailConfirmation } from './sign-up/register.ts'
import { removeStale } from './stale-queries.ts'

export function accountTasks(accounts: Accounts): Tasks {
  const { services } = accounts
  return {
    'mail-password-reset': urgent((payload) => mailReset(services, payload)),
    'mail-confirmation': urgent((payload) => mailConfirmation(accounts, payload)),
    'end-sessions': () => removeEnded(services),
    'remove-stale': async () => {
      await removeStale(services.database.system)
      await forgetAnswers(services.database.system)
      await deleteEnded(services.database.system)
    },
  }
}
