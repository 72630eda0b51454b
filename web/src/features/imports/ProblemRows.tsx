import { Button, Text } from '@mantine/core'
import type { ImportCheck } from '@satchel/contract/imports/imports.ts'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { formatNumber } from '../../lib/format/format.ts'
import { importText } from '../../lib/problem-text.ts'
import styles from './Review.module.css'

const SHOWN = 20
const LEVELS = {
  error: t('imports.notImported'),
  warning: t('imports.importedWithout'),
  duplicate: t('imports.skipped'),
} as const

/** Problems by row, most severe first. */
export function ProblemRows({ result: { problems } }: { result: ImportCheck }) {
  const [isWhole, setWhole] = useState(false)
  const rank = { error: 0, warning: 1, duplicate: 2 }
  const sorted = problems.toSorted((one, other) => rank[one.level] - rank[other.level])
  const visibleRows = isWhole ? sorted : sorted.slice(0, SHOWN)
  return (
    <div className={styles.problems}>
      <table aria-label={t('imports.rowsWithProblems')}>
        <thead>
          <tr>
            <th scope="col">{t('imports.row')}</th>
            <th scope="col">{t('imports.problem')}</th>
            <th scope="col">{t('imports.result')}</th>
          </tr>
        </thead>
        <tbody>
          {visibleRows.map((problem) => (
            <tr key={`${problem.row} ${problem.message}`}>
              <td>{formatNumber(problem.row)}</td>
              <td>{importText(problem.message, [problem])}</td>
              <td data-level={problem.level}>{LEVELS[problem.level]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {visibleRows.length < sorted.length && (
        <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
          {t('imports.showAll', { count: sorted.length })}
        </Button>
      )}
      {problems.length >= 1_000 && (
        <Text c="dimmed" size="sm">
          {t('imports.onlyFirstProblems')}
        </Text>
      )}
    </div>
  )
}
