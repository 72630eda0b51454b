import { SegmentedControl, Text } from '@mantine/core'
import {
  listQuestionPages,
  listQuestions,
  QUESTION_STATES,
  type QuestionState,
} from '@satchel/contract/questions.ts'
import { t } from '@satchel/messages/t.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pages } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { MoreButton } from '../../ui/list/MoreButton.tsx'
import { QuestionEntry } from './QuestionEntry.tsx'
import styles from './Questions.module.css'
import { STATES } from './question-labels.ts'

type Filter = { itemId: string } | { linkId: string }

interface QuestionListProps {
  filter: Filter
  /** True if nothing is shown where there are no questions. */
  isQuiet?: boolean
}

/** Questions of visitors about an item or at a link, open ones first, by page. */
export function QuestionList({ filter, isQuiet = false }: QuestionListProps) {
  const client = useQueryClient()
  const [state, setState] = useState<QuestionState | ''>('')
  const query = { ...filter, order: 'page' as const, ...(state && { state }) }
  const list = useInfiniteQuery(pages(listQuestions, { query }))
  useLive('questions-update', () => {
    for (const { name } of [listQuestions, listQuestionPages])
      void client.invalidateQueries({ queryKey: [name] })
  })
  if (list.isError) return <LoadProblem title={t('questions.couldntLoad')} query={list} />
  if (list.isPending) return isQuiet && !state ? null : <RowSkeletons count={3} height={96} />
  const questions = list.data.pages.flatMap(({ items }) => items)
  const isEmpty = questions.length === 0 && !state
  if (isEmpty) return isQuiet ? null : <Text c="dimmed">{t('questions.none')}</Text>
  return (
    <section className={styles.questions} aria-label={t('questions.title')}>
      {isQuiet && <h2 className={styles.title}>{t('questions.title')}</h2>}
      <div className={styles.filter}>
        <SegmentedControl
          size="xs"
          aria-label={t('questions.state')}
          data={[
            { value: '', label: t('questions.all') },
            ...QUESTION_STATES.map((value) => ({ value, label: STATES[value] })),
          ]}
          value={state}
          onChange={(value) => setState(value as QuestionState | '')}
        />
      </div>
      {questions.length === 0 && <Text c="dimmed">{t('questions.noneOfState')}</Text>}
      <ol className={styles.entries}>
        {questions.map((question) => (
          <QuestionEntry key={question.id} question={question} withLink={'itemId' in filter} />
        ))}
      </ol>
      <MoreButton list={list} />
    </section>
  )
}
