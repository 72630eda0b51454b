import { ActionIcon, Button, Menu } from '@mantine/core'
import type { ShortDomain } from '@satchel/contract/tenants/domains.ts'
import { IconDots, IconRefresh, IconTrash } from '@tabler/icons-react'
import { icon } from '../../ui/icon.ts'
import * as uiLabels from '../../ui/labels.ts'
import { SettingCard } from '../../ui/layout/SettingCard.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { AddressField } from './AddressField.tsx'
import { DnsRecords } from './DnsRecords.tsx'
import styles from './DomainCard.module.css'
import { statuses } from './domain-labels.ts'
import * as labels from './labels.ts'
import { openRemoveDomain } from './RemoveDomain.tsx'
import { useDomain } from './use-domains.ts'

export function DomainCard({ domain }: { domain: ShortDomain }) {
  const { check, isChecking, change } = useDomain(domain)
  const { status, isInUse, detail, checkedAt, records, rootUrl, notFoundUrl } = domain
  const isConfirmed = status === 'confirmed'
  return (
    <SettingCard
      name={domain.domain}
      heading="h3"
      status={statuses[status]}
      facts={
        <>
          {isInUse && <span>{labels.usedForNewLinks}</span>}
          {checkedAt && (
            <span>
              {labels.checked} <RelativeTime at={checkedAt} />
            </span>
          )}
        </>
      }
      actions={
        <>
          {!isConfirmed && (
            <Button
              variant="default"
              leftSection={<IconRefresh {...icon} />}
              loading={isChecking}
              onClick={check}
            >
              {labels.checkNow}
            </Button>
          )}
          <More domain={domain} onCheck={check} />
        </>
      }
    >
      {detail && <p className={styles.detail}>{detail}</p>}
      {!isConfirmed && <DnsRecords records={records} />}
      {isConfirmed && (
        <div className={styles.addresses}>
          <AddressField
            label={labels.redirectBareDomain}
            value={rootUrl}
            onSave={(next) => change({ rootUrl: next })}
          />
          <AddressField
            label={labels.redirectUnknownAddresses}
            value={notFoundUrl}
            onSave={(next) => change({ notFoundUrl: next })}
          />
        </div>
      )}
    </SettingCard>
  )
}

function More({ domain, onCheck }: { domain: ShortDomain; onCheck: () => void }) {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon size={36} aria-label={labels.moreFor(domain.domain)}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconRefresh {...icon} />} onClick={onCheck}>
          {labels.checkNow}
        </Menu.Item>
        <Menu.Item
          color="red"
          leftSection={<IconTrash {...icon} />}
          onClick={() => openRemoveDomain(domain)}
        >
          {uiLabels.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
