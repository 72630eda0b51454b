import { Button, Text } from '@mantine/core'
import { listWebhookDeliveries, type WebhookDelivery } from '@satchel/contract/webhooks/webhooks.ts'
import { t } from '@satchel/messages/t.ts'
import { IconChevronRight } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { pages } from '../../lib/api.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { icon } from '../../ui/icon.ts'
import logStyles from '../../ui/layout/LogCard.module.css'
import { MoreButton } from '../../ui/list/MoreButton.tsx'
import codeStyles from '../../ui/text/code-block.module.css'
import { ExactTime } from '../../ui/text/ExactTime.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import * as labels from './labels.ts'
import { useResend } from './use-webhooks.ts'
import styles from './Webhooks.module.css'

/** Polling interval in ms while a delivery is about to be sent. */
const LOOK_AGAIN = 2_000

/** The log of a webhook, newest first. */
export function Deliveries({ id, name }: { id: string; name: string }) {
  const found = useInfiniteQuery({
    ...pages(listWebhookDeliveries, { params: { id }, query: {} }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(isDue)) ? LOOK_AGAIN : false,
  })
  const deliveries = found.data?.pages.flatMap(({ items }): WebhookDelivery[] => items) ?? []
  return (
    <div>
      {found.isPending && <RowSkeletons count={3} height={48} />}
      <LoadProblem title={t('webhooks.couldntLoadDeliveries')} query={found} />
      {found.isSuccess && deliveries.length === 0 && (
        <Text c="dimmed">{t('webhooks.noDeliveries')}</Text>
      )}
      {deliveries.length > 0 && (
        <ul className={logStyles.log} aria-label={t('webhooks.deliveriesOf', { name })}>
          {deliveries.map((delivery) => (
            <Delivery key={delivery.id} webhookId={id} delivery={delivery} />
          ))}
        </ul>
      )}
      <MoreButton list={found} mt="sm" />
    </div>
  )
}

/** Tells whether a delivery is being sent, which takes seconds. */
function isDue({ nextAt }: WebhookDelivery): boolean {
  return nextAt !== null && Math.abs(Date.parse(nextAt) - Date.now()) < 30_000
}

function Delivery({ webhookId, delivery }: { webhookId: string; delivery: WebhookDelivery }) {
  const { id, event, state, at, attempts } = delivery
  const [isOpen, setIsOpen] = useState(false)
  const partId = useId()
  const resend = useResend(webhookId, id)
  const last = attempts.at(-1)
  return (
    <li className={logStyles.delivery}>
      <div className={logStyles.row}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={partId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <IconChevronRight {...icon} className={styles.chevron} />
          <span className={logStyles.what}>
            <span>{labels.eventName(event)}</span>
            <span className={logStyles.quiet}>
              <span data-state={state} className={logStyles.state}>
                {labels.states[state]}
              </span>
              {last && ` · ${labels.outcome(last)}`}
            </span>
          </span>
          <span className={logStyles.quiet}>
            <RelativeTime at={at} />
          </span>
        </button>
        <Button variant="default" size="xs" loading={resend.isPending} onClick={resend.send}>
          {t('webhooks.resend')}
        </Button>
      </div>
      <div id={partId}>{isOpen && <Details delivery={delivery} />}</div>
    </li>
  )
}

function Details({ delivery }: { delivery: WebhookDelivery }) {
  const { payload, attempts, nextAt, state } = delivery
  return (
    <div className={styles.details}>
      <h4 className={styles.subhead}>{t('webhooks.attempts')}</h4>
      {attempts.length === 0 && <p className={logStyles.quiet}>{t('webhooks.noAttempts')}</p>}
      <ol className={styles.attempts}>
        {attempts.map((attempt) => (
          <li key={attempt.at}>
            <RelativeTime at={attempt.at} /> · {labels.outcome(attempt)}
            {attempt.fault === 'redirect' && <p className={logStyles.quiet}>{attempt.error}</p>}
            {attempt.answer && (
              <>
                <h5 className={styles.subhead}>{t('webhooks.response')}</h5>
                <pre className={codeStyles.code}>{attempt.answer}</pre>
              </>
            )}
          </li>
        ))}
      </ol>
      {nextAt && (
        <p className={logStyles.quiet}>
          {t('webhooks.nextTry')} <ExactTime at={nextAt} />
        </p>
      )}
      {state === 'waiting' && !nextAt && (
        <p className={logStyles.quiet}>{t('webhooks.waitsForEarlier')}</p>
      )}
      <h4 className={styles.subhead}>{t('webhooks.payload')}</h4>
      <pre className={codeStyles.code}>{JSON.stringify(JSON.parse(payload), null, 2)}</pre>
    </div>
  )
}
