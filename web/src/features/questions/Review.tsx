import { Button, NumberInput } from '@mantine/core'
import type { Question } from '@satchel/contract/questions.ts'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { useMay } from '../../lib/session.ts'
import styles from './Questions.module.css'
import { useChange } from './use-change.ts'

/** Asks whether a public question holds for the new version of the file. */
export function Review({ question }: { question: Question }) {
  const { change, isPending } = useChange(question)
  const [page, setPage] = useState<number | string>(question.page ?? '')
  if (!useMay('library.write')) return null
  const canMove = typeof page === 'number' && page !== question.page
  return (
    <fieldset className={styles.review} aria-label={t('questions.needsReview')}>
      <p className={styles.words}>{t('questions.needsReview')}</p>
      <div className={styles.actions}>
        <Button size="xs" loading={isPending} onClick={() => change({ state: 'public' })}>
          {t('questions.stillTrue')}
        </Button>
        <NumberInput
          size="xs"
          w={96}
          min={1}
          allowDecimal={false}
          aria-label={t('questions.moveToPage')}
          value={page}
          onChange={setPage}
        />
        <Button
          size="xs"
          variant="default"
          disabled={!canMove}
          loading={isPending}
          onClick={() => typeof page === 'number' && change({ page })}
        >
          {t('questions.move')}
        </Button>
        <Button
          size="xs"
          variant="default"
          loading={isPending}
          onClick={() => change({ state: 'closed' })}
        >
          {t('questions.close')}
        </Button>
      </div>
    </fieldset>
  )
}
