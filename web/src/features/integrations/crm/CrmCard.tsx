import { ActionIcon, Button, Menu } from '@mantine/core'
import type { Crm, CrmConnection } from '@satchel/contract/integrations/crm.ts'
import { IconDots } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { icon } from '../../../ui/icon.ts'
import { SettingCard } from '../../../ui/layout/SettingCard.tsx'
import { openSure } from '../../../ui/overlay/open-sure.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import { ExactTime } from '../ExactTime.tsx'
import styles from '../Webhooks.module.css'
import { CrmChoices } from './CrmChoices.tsx'
import { CrmLog } from './CrmLog.tsx'
import * as labels from './labels.ts'
import { useCrmActions } from './use-crm.ts'

export function CrmCard({ crm }: { crm: Crm }) {
  const { kind, connection, available } = crm
  if (connection) return <ConnectedCard connection={connection} available={available} />
  return available ? (
    <OpenCard crm={crm} />
  ) : (
    <UnavailableCard crm={crm} kindName={labels.names[kind]} />
  )
}

function UnavailableCard({ crm, kindName }: { crm: Crm; kindName: string }) {
  return (
    <SettingCard
      name={kindName}
      heading="h3"
      status={{ label: labels.notSetUp, tone: 'quiet' }}
      actions={null}
    >
      <p className={styles.url}>{labels.operatorSetsUp(kindName, crm.kind)}</p>
      <p className={styles.url}>
        {labels.callbackAddress}: {crm.callbackUrl}
      </p>
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
      status={{ label: labels.notConnected, tone: 'quiet' }}
      actions={
        <Button
          aria-label={labels.connectNamed(name)}
          loading={actions.isConnecting}
          onClick={actions.connect}
        >
          {labels.connect}
        </Button>
      }
    >
      <p className={styles.url}>{labels.whatItDoes[kind]}</p>
    </SettingCard>
  )
}

function ConnectedCard(props: { connection: CrmConnection; available: boolean }) {
  const { connection, available } = props
  const { kind, accountName, connectedBy, connectedAt, waiting, pausedReason } = connection
  const [isOpen, setIsOpen] = useState(false)
  const logId = useId()
  const actions = useCrmActions(kind)
  const name = labels.names[kind]
  return (
    <SettingCard
      name={name}
      heading="h3"
      status={statusOf(connection)}
      facts={
        <>
          <span>{labels.account(accountName)}</span>
          {connectedBy && <span>{labels.connectedBy(connectedBy.name)}</span>}
          <span>
            <RelativeTime at={connectedAt} />
          </span>
          {waiting > 0 && <span>{labels.waiting(waiting)}</span>}
        </>
      }
      actions={
        <>
          {pausedReason && available && (
            <Button loading={actions.isConnecting} onClick={actions.connect}>
              {labels.reconnect}
            </Button>
          )}
          <Button
            variant="default"
            aria-expanded={isOpen}
            aria-controls={logId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {labels.log}
          </Button>
          <CrmMenu name={name} actions={actions} mayRenew={available && !pausedReason} />
        </>
      }
    >
      <Trouble connection={connection} name={name} />
      <CrmChoices connection={connection} />
      {isOpen && (
        <div id={logId}>
          <CrmLog kind={kind} isPaused={pausedReason !== null} />
        </div>
      )}
    </SettingCard>
  )
}

function Trouble({ connection, name }: { connection: CrmConnection; name: string }) {
  const { pausedReason, restsUntil } = connection
  if (pausedReason)
    return <p className={styles.problem}>{labels.pausedReasons[pausedReason](name)}</p>
  if (!restsUntil) return null
  return (
    <p className={styles.url}>
      {labels.restsUntil} <ExactTime at={restsUntil} />
    </p>
  )
}

function statusOf({ pausedReason, restsUntil }: CrmConnection) {
  if (pausedReason) return { label: labels.paused, tone: 'bad' } as const
  if (restsUntil) return { label: labels.resting, tone: 'waiting' } as const
  return { label: labels.connected, tone: 'good' } as const
}

interface CrmMenuProps {
  name: string
  actions: ReturnType<typeof useCrmActions>
  mayRenew: boolean
}

function CrmMenu({ name, actions, mayRenew }: CrmMenuProps) {
  const disconnect = () =>
    openSure({
      title: labels.disconnectTitle(name),
      line: labels.disconnectWarning,
      verb: labels.disconnect,
      onSure: actions.disconnect,
    })
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={labels.actionsFor(name)} loading={actions.isPending}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {mayRenew && <Menu.Item onClick={actions.connect}>{labels.reconnect}</Menu.Item>}
        <Menu.Item color="red" onClick={disconnect}>
          {labels.disconnect}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
