import { ActionIcon, Badge, Button, Tooltip } from '@mantine/core'
import {
  listPartnerCodes,
  listPartnerTenants,
  type PartnerCode,
  withdrawPartnerCode,
} from '@satchel/contract/tenants/partners.ts'
import { t } from '@satchel/messages/t.ts'
import { IconCheck, IconLink, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { query, useCommand } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { CopyButton } from '../../ui/copy/CopyButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { toastOutcome } from '../../ui/feedback/toast.tsx'
import { icon } from '../../ui/icon.ts'
import { openNewCode } from './NewCode.tsx'
import styles from './PartnersSection.module.css'
import { PartnerTenants } from './PartnerTenants.tsx'

/** Partner codes, and the companies that signed up with them. */
export function PartnersSection() {
  const codes = useQuery(query(listPartnerCodes, {}))
  if (codes.isPending) return <RowSkeletons count={3} height={56} />
  if (codes.isError)
    return <LoadProblem title={t('partners.couldntLoadPartnerCodes')} query={codes} />
  const { items } = codes.data
  const action = (
    <Button leftSection={<IconPlus {...icon} />} onClick={openNewCode}>
      {t('partners.newCode')}
    </Button>
  )
  if (items.length === 0)
    return <EmptyState drawing="link" sentence={t('partners.codesExplanation')} action={action} />
  return (
    <>
      <div className={styles.head}>{action}</div>
      <ul className={styles.list} aria-label={t('partners.partnerCodes')}>
        {items.map((code) => (
          <CodeRow key={code.id} code={code} />
        ))}
      </ul>
      <PartnerTenants />
    </>
  )
}

function CodeRow({
  code: { id, code, name, trialDays, tenants, withdrawnAt },
}: {
  code: PartnerCode
}) {
  const withdraw = useCommand(withdrawPartnerCode, {
    refreshes: [listPartnerCodes, listPartnerTenants],
  })
  const submit = () =>
    toastOutcome(withdraw.mutateAsync({ params: { id } }), {
      message: t('partners.codeNoLongerWorks', { code }),
    })
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <span className={styles.name}>{name}</span>
        <span className={styles.quiet}>
          <code>{code}</code> {t('partners.daysOnTrialCompanies', { trialDays, tenants })}
        </span>
      </span>
      {withdrawnAt ? (
        <Badge color="gray" tt="none">
          {t('partners.withdrawn')}
        </Badge>
      ) : (
        <span className={styles.buttons}>
          <CopyLink code={code} />
          <Button variant="default" size="xs" loading={withdraw.isPending} onClick={submit}>
            {t('partners.withdraw')}
          </Button>
        </span>
      )}
    </li>
  )
}

function CopyLink({ code }: { code: string }) {
  return (
    <CopyButton value={window.location.origin + paths.partnerSignup({ code })}>
      {({ copied, copy }) => (
        <Tooltip label={copied ? t('ui.copied') : t('partners.copySignUpLink')}>
          <ActionIcon
            aria-label={copied ? t('ui.copied') : t('partners.copySignUpLinkFor', { code })}
            onClick={copy}
          >
            {copied ? <IconCheck {...icon} /> : <IconLink {...icon} />}
          </ActionIcon>
        </Tooltip>
      )}
    </CopyButton>
  )
}
