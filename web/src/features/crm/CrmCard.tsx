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
      status={{ label: t('crm.notSetUp'), tone: 'quiet' }}
      actions={null}
    >
      {isOperator ? (
        <>
          <p className={styles.url}>{t('crm.operatorSetsUp', { name, prefix })}</p>
          <p className={styles.url}>
            {t('crm.callbackAddress')}: {crm.callbackUrl}
          </p>
        </>
      ) : (
        <AskOperator
          line={t('crm.askOperator', { name })}
          message={t('crm.request', {
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
      status={{ label: t('crm.notConnected'), tone: 'quiet' }}
      actions={
        <Button
          aria-label={t('crm.connectNamed', { name })}
          loading={actions.isConnecting}
          onClick={actions.connect}
        >
          {t('crm.connect')}
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
  const reconnect = t('crm.reconnect')
  const disconnect = () =>
    openConfirm({
      title: t('crm.disconnectTitle', { name }),
      line: t('crm.disconnectWarning'),
      verb: t('crm.disconnect'),
      onSure: actions.disconnect,
    })
  const menuItems = (
    <>
      {available && !pausedReason && <Menu.Item onClick={actions.connect}>{reconnect}</Menu.Item>}
      <Menu.Item color="red" onClick={disconnect}>
        {t('crm.disconnect')}
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
      logLabel={t('crm.log')}
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
      menu={{
        label: t('crm.actionsFor', { name }),
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
      <span>{t('crm.account', { name: accountName })}</span>
      {connectedBy && <span>{t('crm.connectedBy', { name: connectedBy.name })}</span>}
      <span>
        <RelativeTime at={connectedAt} />
      </span>
      {waiting > 0 && <span>{t('crm.waiting', { count: waiting })}</span>}
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
      {t('crm.restsUntil')} <ExactTime at={restsUntil} />
    </p>
  )
}

function statusOf({ pausedReason, restsUntil }: CrmConnection) {
  if (pausedReason) return { label: t('crm.paused'), tone: 'bad' } as const
  if (restsUntil) return { label: t('crm.resting'), tone: 'waiting' } as const
  return { label: t('crm.connected'), tone: 'good' } as const
}
