import { Button } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import type { ComponentProps, ReactNode } from 'react'
import { toastOutcome } from '../../ui/feedback/toast.tsx'
import styles from '../../ui/layout/LogCard.module.css'
import { SettingCard } from '../../ui/layout/SettingCard.tsx'
import { openConfirm } from '../../ui/overlay/open-confirm.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { scopeList } from './labels.ts'

interface AccessCardProps {
  name: string
  status: NonNullable<ComponentProps<typeof SettingCard>['status']>
  facts: ReactNode
  lastUsedAt: string | null
  scopes: string[]
  end: {
    verb: string
    /** Label of the button, which names the program. */
    label: string
    title: string
    line: string
    message: string
    run: () => Promise<unknown>
    isRunning: boolean
  }
}

/** Card of a program with access: a key, or an app. */
export function AccessCard({ name, status, facts, lastUsedAt, scopes, end }: AccessCardProps) {
  const { verb, label, title, line, message, run, isRunning } = end
  const onSure = () => toastOutcome(run(), { message })
  return (
    <SettingCard
      name={name}
      heading="h3"
      status={status}
      facts={
        <>
          {facts}
          <span>
            {lastUsedAt ? (
              <>
                {t('apiKeys.lastUsed')} <RelativeTime at={lastUsedAt} />
              </>
            ) : (
              t('apiKeys.notUsed')
            )}
          </span>
        </>
      }
      actions={
        <Button
          variant="default"
          loading={isRunning}
          aria-label={label}
          onClick={() => openConfirm({ title, line, verb, onSure })}
        >
          {verb}
        </Button>
      }
    >
      <p className={styles.url}>{scopeList(scopes)}</p>
    </SettingCard>
  )
}
