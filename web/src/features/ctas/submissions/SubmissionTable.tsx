import { Table, UnstyledButton } from '@mantine/core'
import type { Cta } from '@satchel/contract/ctas/ctas.ts'
import type { CtaSubmission } from '@satchel/contract/ctas/reports.ts'
import { t } from '@satchel/messages/t.ts'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useMay } from '../../../lib/session.ts'
import { icon } from '../../../ui/icon.ts'
import { EmailText } from '../../../ui/text/EmailText.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import { type Answer, answersOf, isAddress, whoOf } from './answers.ts'
import { Decide } from './Decide.tsx'
import styles from './SubmissionTable.module.css'

/** Number of fields with a column; the panel of a row has all answers. */
const COLUMNS = 4

interface SubmissionTableProps {
  cta: Cta
  submissions: readonly CtaSubmission[]
  isOld: boolean
  onOpen: (submission: CtaSubmission) => void
}

/** Submissions under one head; a row opens the panel with all that is known of it. */
export function SubmissionTable({ cta, submissions, isOld, onOpen }: SubmissionTableProps) {
  const fields = (cta.fields ?? []).filter(({ type }) => type !== 'consent').slice(0, COLUMNS)
  const asksConsent =
    (cta.fields ?? []).some(({ type }) => type === 'consent') ||
    submissions.some(({ consent }) => consent !== null)
  const mayChange = useMay('ctas.write')
  const isOpen = mayChange && submissions.some(({ state }) => state !== 'received')
  return (
    <Table className={styles.table} aria-label={t('ctas.submissions')} aria-busy={isOld}>
      <Table.Thead>
        <Table.Tr>
          {fields.map(({ name, label, type }, rank) => (
            <Table.Th key={name} scope="col" data-rank={rank} data-type={type}>
              {label}
            </Table.Th>
          ))}
          {asksConsent && (
            <Table.Th scope="col" className={styles.narrow}>
              {t('ctas.consent')}
            </Table.Th>
          )}
          <Table.Th scope="col" data-rank={COLUMNS}>
            {t('ctas.sharedFrom')}
          </Table.Th>
          <Table.Th scope="col" className={styles.narrow}>
            {t('ctas.receivedAt')}
          </Table.Th>
          {isOpen && <Table.Th scope="col">{t('ctas.decision')}</Table.Th>}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {submissions.map((submission) => (
          <SubmissionRow
            key={submission.id}
            submission={submission}
            answers={answersOf(cta, submission)}
            names={fields.map(({ name }) => name)}
            asksConsent={asksConsent}
            decide={isOpen && <Decide cta={cta} submission={submission} />}
            onOpen={() => onOpen(submission)}
          />
        ))}
      </Table.Tbody>
    </Table>
  )
}

interface SubmissionRowProps {
  submission: CtaSubmission
  answers: readonly Answer[]
  /** Names of the fields that have a column. */
  names: readonly string[]
  asksConsent: boolean
  /** Buttons to decide on it; false if there is nothing to decide in this list. */
  decide: ReactNode
  onOpen: () => void
}

function SubmissionRow(props: SubmissionRowProps) {
  const { submission, answers, names, asksConsent, decide, onOpen } = props
  const { at, consent, source } = submission
  const answerTo = (name: string) => answers.find((answer) => answer.name === name)?.value ?? ''
  return (
    // The button in its first cell is for the keyboard.
    <Table.Tr className={styles.row} onClick={onOpen}>
      {names.map((name, rank) => (
        <Table.Td key={name} data-rank={rank}>
          {rank === 0 ? (
            <UnstyledButton
              className={styles.open}
              aria-label={t('ctas.openSubmission', { who: whoOf(answers) })}
            >
              <Value text={answerTo(name) || whoOf(answers)} />
            </UnstyledButton>
          ) : (
            <Value text={answerTo(name)} />
          )}
        </Table.Td>
      ))}
      {asksConsent && (
        <Table.Td className={styles.narrow}>
          {consent !== null && (
            <IconCheck {...icon} aria-label={t('ctas.agreed')} aria-hidden={false} role="img" />
          )}
        </Table.Td>
      )}
      <Table.Td data-rank={COLUMNS} className={styles.quiet}>
        <Value text={source ?? ''} />
      </Table.Td>
      <Table.Td className={`${styles.narrow} ${styles.quiet}`}>
        <RelativeTime at={at} isShort />
      </Table.Td>
      {decide && <Table.Td onClick={(event) => event.stopPropagation()}>{decide}</Table.Td>}
    </Table.Tr>
  )
}

/** An answer on one line; whole in the panel. */
function Value({ text }: { text: string }) {
  return isAddress(text) ? (
    <EmailText>{text}</EmailText>
  ) : (
    <span className={styles.value} title={text}>
      {text}
    </span>
  )
}
