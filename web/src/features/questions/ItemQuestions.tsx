import { Alert } from '@mantine/core'
import { listQuestionPages } from '@satchel/contract/questions.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { QuestionList } from './QuestionList.tsx'
import styles from './Questions.module.css'
import { placeOf } from './question-labels.ts'

/** The number of pages that are named as those that raise most questions. */
const NAMED = 5

/** Questions about an item, with the pages that raise most of them. */
export function ItemQuestions({ itemId }: { itemId: string }) {
  const { data } = useQuery(query(listQuestionPages, { query: { itemId } }))
  const top = data?.items.slice(0, NAMED) ?? []
  return (
    <div className={styles.questions}>
      {data && data.review > 0 && (
        <Alert variant="light">{t('questions.reviewCount', { count: data.review })}</Alert>
      )}
      {top.length > 1 && (
        <section aria-labelledby="question-pages">
          <h2 id="question-pages" className={styles.title}>
            {t('questions.topPages')}
          </h2>
          <ul className={styles.pages}>
            {top.map(({ page, questions: count }) => (
              <li key={page ?? 0}>{t('questions.pageCount', { page: placeOf(page), count })}</li>
            ))}
          </ul>
        </section>
      )}
      <QuestionList filter={{ itemId }} />
    </div>
  )
}
