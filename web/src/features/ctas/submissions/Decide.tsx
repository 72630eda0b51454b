import { Button } from '@mantine/core'
import { type Cta, getCta, listCtas } from '@satchel/contract/ctas/ctas.ts'
import {
  type CtaSubmission,
  changeCtaSubmission,
  getCtaReport,
  listCtaSubmissions,
} from '@satchel/contract/ctas/reports.ts'
import { t } from '@satchel/messages/t.ts'
import { useCommand } from '../../../lib/api.ts'
import { toastOutcome } from '../../../ui/feedback/toast.tsx'
import styles from './Submissions.module.css'

interface DecideProps {
  cta: Cta
  submission: CtaSubmission
}

/** Approves a submission that is held for review, or marks it as spam. */
export function Decide({ cta, submission: { id, state } }: DecideProps) {
  const change = useCommand(changeCtaSubmission, {
    refreshes: [listCtaSubmissions, getCta, listCtas, getCtaReport],
  })
  const decide = (next: 'received' | 'spam') =>
    toastOutcome(
      change.mutateAsync({ params: { id: cta.id, submissionId: id }, body: { state: next } }),
      { message: next === 'received' ? t('ctas.released') : t('ctas.markedAsSpam') },
    )
  return (
    <div className={styles.decide}>
      <Button size="xs" loading={change.isPending} onClick={() => decide('received')}>
        {t('ctas.release')}
      </Button>
      {state === 'held' && (
        <Button
          size="xs"
          variant="default"
          disabled={change.isPending}
          onClick={() => decide('spam')}
        >
          {t('ctas.markAsSpam')}
        </Button>
      )}
    </div>
  )
}
