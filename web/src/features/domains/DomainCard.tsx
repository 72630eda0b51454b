import { ActionIcon, Button, Menu } from '@mantine/core'
import type { ShortDomain } from '@satchel/contract/tenants/domains.ts'
import { t } from '@satchel/messages/t.ts'
import { IconDots, IconRefresh, IconTrash } from '@tabler/icons-react'
import { icon } from '../../ui/icon.ts'
import { SettingCard } from '../../ui/layout/SettingCard.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { AddressField } from './AddressField.tsx'
import { DnsRecords } from './DnsRecords.tsx'
import styles from './DomainCard.module.css'
import { statuses } from './domain-labels.ts'
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
          {isInUse && <span>{t('domains.usedForNewLinks')}</span>}
          {checkedAt && (
            <span>
              {t('domains.checked')} <RelativeTime at={checkedAt} />
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
              {t('domains.checkNow')}
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
            label={t('domains.redirectBareDomain')}
            value={rootUrl}
            onSave={(next) => change({ rootUrl: next })}
          />
          <AddressField
            label={t('domains.redirectUnknownAddresses')}
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
        <ActionIcon size={36} aria-label={t('domains.moreFor', { domain: domain.domain })}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconRefresh {...icon} />} onClick={onCheck}>
          {t('domains.checkNow')}
        </Menu.Item>
        <Menu.Item
          color="red"
          leftSection={<IconTrash {...icon} />}
          onClick={() => openRemoveDomain(domain)}
        >
          {t('ui.remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
