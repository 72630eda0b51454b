import { Anchor, Button, Text } from '@mantine/core'
import {
  type CrmFault,
  type CrmKind,
  type CrmSend,
  listCrmSends,
  listCrms,
  retryCrmSend,
} from '@satchel/contract/crm.ts'
import { t } from '@satchel/messages/t.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pages, useCommand } from '../../lib/api.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { toastOutcome } from '../../ui/feedback/toast.tsx'
import styles from '../../ui/layout/LogCard.module.css'
import { MoreButton } from '../../ui/list/MoreButton.tsx'
import { EmailText } from '../../ui/text/EmailText.tsx'
import { ExactTime } from '../../ui/text/ExactTime.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import crmStyles from './Crm.module.css'
import * as labels from './labels.ts'

/** Polling interval in ms while something is about to be sent. */
const LOOK_AGAIN = 2_000

/** Faults whose details are the CRM's own words. */
const CRMS_WORDS: ReadonlySet<CrmFault> = new Set([
  ...(['deleted', 'forbidden', 'rejected', 'revoked', 'limited', 'failing'] as const),
])

interface CrmLogProps {
  kind: CrmKind
  /** True while nothing is sent, so that nothing can be sent again either. */
  isPaused: boolean
}

/** Lists what was sent to a CRM, newest first. */
export function CrmLog({ kind, isPaused }: CrmLogProps) {
  const found = useInfiniteQuery({
    ...pages(listCrmSends, { params: { kind }, query: {} }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(isDue)) ? LOOK_AGAIN : false,
  })
  const sends = found.data?.pages.flatMap(({ items }): CrmSend[] => items) ?? []
  return (
    <div>
      {found.isPending && <RowSkeletons count={3} height={48} />}
      <LoadProblem title={t('crm.couldntLoadLog')} query={found} />
      {found.isSuccess && sends.length === 0 && <Text c="dimmed">{t('crm.nothingSent')}</Text>}
      {sends.length > 0 && (
        <ul className={styles.log} aria-label={t('crm.logOf', { name: labels.names[kind] })}>
          {sends.map((send) => (
            <Send key={send.id} kind={kind} send={send} isPaused={isPaused} />
          ))}
        </ul>
      )}
      <MoreButton list={found} mt="sm" />
    </div>
  )
}

/** Tells whether something is being sent, which takes seconds. */
function isDue({ state, nextAt }: CrmSend): boolean {
  return (
    state === 'waiting' && nextAt !== null && Math.abs(Date.parse(nextAt) - Date.now()) < 30_000
  )
}

function Send({ kind, send, isPaused }: CrmLogProps & { send: CrmSend }) {
  const { id, email, name, state, at, fault, detail, nextAt, recordUrl } = send
  const command = useCommand(retryCrmSend, { refreshes: [listCrmSends, listCrms] })
  const retry = () =>
    toastOutcome(command.mutateAsync({ params: { kind, sendId: id } }), {
      message: t('crm.retrying'),
    })
  return (
    <li className={styles.delivery}>
      <div className={`${styles.row} ${crmStyles.entry}`}>
        <span className={styles.what}>
          <EmailText>{email}</EmailText>
          <span className={styles.quiet}>
            {[labels.kinds[send.kind], name].filter(Boolean).join(': ')} ·{' '}
            <span data-state={state} className={styles.state}>
              {labels.states[state]}
            </span>
            {fault && ` · ${labels.faults[fault]}`}
          </span>
          {detail && fault && CRMS_WORDS.has(fault) && (
            <span className={styles.quiet}>{detail}</span>
          )}
          {state === 'waiting' && nextAt && fault && fault !== 'revoked' && (
            <span className={styles.quiet}>
              {t('crm.nextTry')} <ExactTime at={nextAt} />
            </span>
          )}
          {recordUrl && (
            <Anchor href={recordUrl} target="_blank" rel="noreferrer" size="xs">
              {t('crm.openThere', { name: labels.names[kind] })}
            </Anchor>
          )}
        </span>
        <span className={styles.quiet}>
          <RelativeTime at={at} />
        </span>
        {state !== 'sent' && !isPaused && (
          <Button variant="default" size="xs" loading={command.isPending} onClick={retry}>
            {t('crm.retry')}
          </Button>
        )}
      </div>
    </li>
  )
}
