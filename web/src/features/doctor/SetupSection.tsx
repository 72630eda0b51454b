import { Button, Code, Text } from '@mantine/core'
import { type CheckId, examineServer } from '@satchel/contract/doctor.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { CheckRow } from './CheckRow.tsx'
import styles from './Doctor.module.css'
import * as labels from './labels.ts'
import { TestEmail } from './TestEmail.tsx'

interface Topic {
  id: keyof typeof labels.topics
  checks: readonly CheckId[]
  /** Lines of the environment, as examples. */
  lines: readonly string[]
}

const TOPICS: readonly Topic[] = [
  {
    id: 'mail',
    checks: ['mail', 'mails'],
    lines: [
      'SMTP_URL=smtp://user:password@mail.example.com:587',
      'MAIL_FROM=Satchel <satchel@example.com>',
    ],
  },
  {
    id: 'address',
    checks: ['address', 'proxy'],
    lines: ['PUBLIC_URL=https://content.example.com', 'TRUSTED_PROXIES=10.0.0.2'],
  },
  {
    id: 'files',
    checks: ['files', 'space'],
    lines: ['DATA_DIR=/var/lib/satchel', 'S3_BUCKET=satchel'],
  },
  { id: 'sandbox', checks: ['sandbox'], lines: [] },
  {
    id: 'backup',
    checks: ['backup', 'restore'],
    lines: ['BACKUP_DIR=/backups', 'BACKUP_S3_BUCKET=satchel-backups'],
  },
  { id: 'signUp', checks: ['signUp'], lines: ['SIGN_UP=closed', 'SIGN_UP=example.com'] },
]

/** Needs of a new server, with the state of each and the lines to set. */
export function SetupSection() {
  const examination = useQuery({
    ...query(examineServer, {}),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  const { data, isFetching } = examination
  return (
    <>
      <div className={styles.head}>
        <Text role="status">{isFetching ? t('doctor.examining') : t('doctor.setLines')}</Text>
        <Button
          variant="default"
          loading={isFetching && data !== undefined}
          disabled={isFetching}
          onClick={() => void examination.refetch()}
        >
          {t('doctor.examineAgain')}
        </Button>
      </div>
      {examination.isPending && <RowSkeletons count={TOPICS.length} height={120} />}
      <LoadProblem title={t('doctor.couldntExamine')} query={examination} />
      {data &&
        TOPICS.map(({ id, checks, lines }) => (
          <section key={id} className={styles.topic} aria-labelledby={`setup-${id}`}>
            <h3 id={`setup-${id}`} className={styles.topicName}>
              {labels.topics[id]}
            </h3>
            <ul className={styles.list} aria-labelledby={`setup-${id}`}>
              {data.checks
                .filter((check) => checks.includes(check.id))
                .map((check) => (
                  <CheckRow key={check.id} check={check} />
                ))}
            </ul>
            {lines.length > 0 && <Code block>{lines.join('\n')}</Code>}
            {id === 'mail' && <TestEmail />}
          </section>
        ))}
    </>
  )
}
