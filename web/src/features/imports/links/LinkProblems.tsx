import { Button, Text, Title } from '@mantine/core'
import type { LinkPlan, LinkProblem } from '@satchel/contract/imports/links.ts'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { formatNumber } from '../../../lib/format/format.ts'
import { importText } from '../../../lib/problem-text.ts'
import styles from './LinksDraft.module.css'
import * as labels from './labels.ts'

const SHOWN = 20
const PROBLEMS_MAX = 1_000

/** Conflicts and problems by row; notes come last. */
export function LinkProblems({ plan: { problems } }: { plan: LinkPlan }) {
  const [isWhole, setWhole] = useState(false)
  if (problems.length === 0) return null
  const rank = ({ kind }: LinkProblem) => (kind === 'taken' ? 0 : kind === 'note' ? 2 : 1)
  const sorted = problems.toSorted((one, other) => rank(one) - rank(other))
  const visibleRows = isWhole ? sorted : sorted.slice(0, SHOWN)
  return (
    <section aria-labelledby="conflicts">
      <Title order={3} size="h4" id="conflicts" mb="xs">
        {t('imports.links.conflicts')}
      </Title>
      <div className={styles.table}>
        <table aria-labelledby="conflicts">
          <thead>
            <tr>
              <th scope="col" className={styles.number}>
                {t('imports.row')}
              </th>
              <th scope="col">{t('imports.links.slug')}</th>
              <th scope="col">{t('imports.problem')}</th>
            </tr>
          </thead>
          <tbody>
            {visibleRows.map((problem) => (
              <Row key={problem.row} problem={problem} />
            ))}
          </tbody>
        </table>
      </div>
      {visibleRows.length < sorted.length && (
        <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
          {t('imports.showAll', { count: sorted.length })}
        </Button>
      )}
      {problems.length >= PROBLEMS_MAX && (
        <Text c="dimmed" size="sm">
          {t('imports.links.onlyFirstProblems')}
        </Text>
      )}
    </section>
  )
}

function Row({ problem }: { problem: LinkProblem }) {
  const { row, slug, kind, message, takenBy, sentences = [problem] } = problem
  return (
    <tr>
      <td className={styles.number}>{formatNumber(row)}</td>
      <td className={styles.slug}>{slug}</td>
      <td>
        <span className={styles.kind} data-kind={kind}>
          {labels.kinds[kind]}
        </span>
        <span className={styles.quiet}>
          {importText(message, sentences)}
          {takenBy?.target && ` · ${takenBy.target}`}
        </span>
      </td>
    </tr>
  )
}
