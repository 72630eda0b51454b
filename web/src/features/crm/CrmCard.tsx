import { Button, Menu } from '@mantine/core'
import type { Crm, CrmConnection } from '@satchel/contract/crm.ts'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { useMe } from '../../lib/session.ts'
import { AskOperator } from '../../ui/copy/AskOperator.tsx'
import styles from '../../ui/layout/LogCard.module.css'
import { LogCard } from '../../ui/layout/LogCard.tsx'
import { SettingCard } from '../../ui/layout/SettingCard.tsx'
import { openConfirm } from '../../ui/overlay/open-confirm.tsx'
import { ExactTime } from '../../ui/text/ExactTime.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { CrmChoices } from './CrmChoices.tsx'
import { CrmLog } from './CrmLog.tsx'
import * as labels from './labels.ts'
import { useCrmActions } from './use-crm.ts'

export function CrmCard({ crm }: { crm: Crm }) {
  const { connection, available } = crm
  if (connection) return <ConnectedCard connection={connection} available={available} />
  return available ? <OpenCard crm={crm} /> : <UnavailableCard crm={crm} />
}

function UnavailableCard({ crm }: { crm: Crm }) {
  const { isOperator } = useMe()
  const name = labels.names[crm.kind]
  const prefix = crm.kind.toUpperCase()
  return (
    <SettingCard
      name={name}
      heading="h3"
      status={{ label: t('integrations.crm.notSetUp'), tone: 'quiet' }}
      actions={null}
    >
      {isOperator ? (
        <>
          <p className={styles.url}>{t('integrations.crm.operatorSetsUp', { name, prefix })}</p>
          <p className={styles.url}>
            {t('integrations.crm.callbackAddress')}: {crm.callbackUrl}
          </p>
        </>
      ) : (
        <AskOperator
          line={t('integrations.crm.askOperator', { name })}
          message={t('integrations.crm.request', {
            name,
            prefix,
            callbackUrl: crm.callbackUrl,
            help: `${window.location.origin}/docs/crm`,
          })}
        />
      )}
    </SettingCard>
  )
}

function OpenCard({ crm: { kind } }: { crm: Crm }) {
  const actions = useCrmActions(kind)
  const name = labels.names[kind]
  return (
    <SettingCard
      name={name}
      heading="h3"
      status={{ label: t('integrations.crm.notConnected'), tone: 'quiet' }}
      actions={
        <Button
          aria-label={t('integrations.crm.connectNamed', { name })}
          loading={actions.isConnecting}
          onClick={actions.connect}
        >
          {t('integrations.crm.connect')}
        </Button>
      }
    >
      <p className={styles.url}>{labels.whatItDoes[kind]}</p>
    </SettingCard>
  )
}

function ConnectedCard(props: { connection: CrmConnection; available: boolean }) {
  const { connection, available } = props
  const { kind, pausedReason } = connection
  const [isOpen, setIsOpen] = useState(false)
  const actions = useCrmActions(kind)
  const name = labels.names[kind]
  const reconnect = t('integrations.crm.reconnect')
  const disconnect = () =>
    openConfirm({
      title: t('integrations.crm.disconnectTitle', { name }),
      line: t('integrations.crm.disconnectWarning'),
      verb: t('integrations.crm.disconnect'),
      onSure: actions.disconnect,
    })
  const menuItems = (
    <>
      {available && !pausedReason && <Menu.Item onClick={actions.connect}>{reconnect}</Menu.Item>}
      <Menu.Item color="red" onClick={disconnect}>
        {t('integrations.crm.disconnect')}
      </Menu.Item>
    </>
  )
  return (
    <LogCard
      name={name}
      status={statusOf(connection)}
      facts={<Facts connection={connection} />}
      action={
        pausedReason &&
        available && (
          <Button loading={actions.isConnecting} onClick={actions.connect}>
            {reconnect}
          </Button>
        )
      }
      log={<CrmLog kind={kind} isPaused={pausedReason !== null} />}
      logLabel={t('integrations.crm.log')}
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
      menu={{
        label: t('integrations.crm.actionsFor', { name }),
        isPending: actions.isPending,
        items: menuItems,
      }}
    >
      <Trouble connection={connection} name={name} />
      <CrmChoices connection={connection} />
    </LogCard>
  )
}

function Facts({ connection }: { connection: CrmConnection }) {
  const { accountName, connectedBy, connectedAt, waiting } = connection
  return (
    <>
      <span>{t('integrations.crm.account', { name: accountName })}</span>
      {connectedBy && <span>{t('integrations.crm.connectedBy', { name: connectedBy.name })}</span>}
      <span>
        <RelativeTime at={connectedAt} />
      </span>
      {waiting > 0 && <span>{t('integrations.crm.waiting', { count: waiting })}</span>}
    </>
  )
}

function Trouble({ connection, name }: { connection: CrmConnection; name: string }) {
  const { pausedReason, restsUntil } = connection
  if (pausedReason)
    return <p className={styles.problem}>{labels.pausedReasons[pausedReason](name)}</p>
  if (!restsUntil) return null
  return (
    <p className={styles.url}>
      {t('integrations.crm.restsUntil')} <ExactTime at={restsUntil} />
    </p>
  )
}

function statusOf({ pausedReason, restsUntil }: CrmConnection) {
  if (pausedReason) return { label: t('integrations.crm.paused'), tone: 'bad' } as const
  if (restsUntil) return { label: t('integrations.crm.resting'), tone: 'waiting' } as const
  return { label: t('integrations.crm.connected'), tone: 'good' } as const
}
