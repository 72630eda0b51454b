import { Button, Checkbox, Select, Stack, Text, TextInput } from '@mantine/core'
import {
  type CompanyDetails,
  deleteCompany,
  getCompany,
  listCompanies,
  REASON_MAX,
  resendCompanyConfirmation,
  resumeCompany,
  setCompanyPlan,
  suspendCompany,
} from '@satchel/contract/operator.ts'
import { PLAN_IDS, type PlanId } from '@satchel/contract/tenants/plans.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { query, useCommand } from '../../lib/api.ts'
import { formatDay } from '../../lib/format/format.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { toastOutcome } from '../../ui/feedback/toast.tsx'
import { openModal } from '../../ui/overlay/modal.ts'
import { openConfirm } from '../../ui/overlay/open-confirm.tsx'
import styles from './Companies.module.css'
import { CompanyLimits } from './CompanyLimits.tsx'
import * as labels from './labels.ts'

const refreshes = [listCompanies, getCompany]

/** Opens what the operator can do about a company. */
export function openCompany(id: string, name: string): void {
  openModal({ title: name, content: <Details id={id} /> })
}

function Details({ id }: { id: string }) {
  const company = useQuery({ ...query(getCompany, { params: { id } }), staleTime: 0 })
  const { data } = company
  if (company.isPending) return <RowSkeletons count={4} height={48} />
  if (!data) return <LoadProblem title={t('companies.couldntLoadTheCompany')} query={company} />
  return (
    <Stack>
      {!data.isConfirmed && <Unconfirmed company={data} />}
      {data.plan !== null && <Plan company={data} plan={data.plan} />}
      <CompanyLimits key={JSON.stringify(data.limits)} company={data} />
      {!data.isOperator && (data.suspension ? <Suspended company={data} /> : <Suspend {...data} />)}
      {!data.isOperator && !data.closesAt && <Delete company={data} />}
    </Stack>
  )
}

interface Part {
  company: CompanyDetails
}

function Unconfirmed({ company: { id } }: Part) {
  const resend = useCommand(resendCompanyConfirmation, { refreshes })
  return (
    <div>
      <Text mb="xs">{t('companies.resendHint')}</Text>
      <Button
        variant="default"
        loading={resend.isPending}
        onClick={() =>
          void toastOutcome(resend.mutateAsync({ params: { id } }), {
            message: t('companies.confirmationSent'),
          })
        }
      >
        {t('companies.resendConfirmation')}
      </Button>
    </div>
  )
}

function Plan({ company: { id }, plan }: Part & { plan: string }) {
  const set = useCommand(setCompanyPlan, { refreshes })
  return (
    <Select
      label={t('companies.plan')}
      data={PLAN_IDS.map((value) => ({ value, label: labels.planNames[value] }))}
      value={plan}
      allowDeselect={false}
      disabled={set.isPending}
      onChange={(next) => {
        const chosen = next as PlanId
        void toastOutcome(set.mutateAsync({ params: { id }, body: { plan: chosen } }), {
          message: t('companies.planSet', { plan: labels.planNames[chosen] }),
        })
      }}
    />
  )
}

function Suspend({ id }: Pick<CompanyDetails, 'id'>) {
  const [reason, setReason] = useState('')
  const [closePages, setClosePages] = useState(false)
  const suspend = useCommand(suspendCompany, { refreshes })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = { reason: reason.trim(), closePages }
    void toastOutcome(suspend.mutateAsync({ params: { id }, body }), {
      message: t('companies.suspended'),
    })
  }
  return (
    <form className={styles.part} onSubmit={submit}>
      <h3>{t('companies.suspend')}</h3>
      <Stack gap="sm">
        <Text size="sm">{t('companies.suspendHint')}</Text>
        <TextInput
          label={t('companies.reason')}
          description={t('companies.reasonHint')}
          maxLength={REASON_MAX}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Checkbox
          label={t('companies.closePages')}
          description={t('companies.closePagesHint')}
          checked={closePages}
          onChange={({ currentTarget }) => setClosePages(currentTarget.checked)}
        />
        <Button
          type="submit"
          variant="default"
          disabled={!reason.trim()}
          loading={suspend.isPending}
        >
          {t('companies.suspend')}
        </Button>
      </Stack>
    </form>
  )
}

function Suspended({ company: { id, suspension } }: Part) {
  const resume = useCommand(resumeCompany, { refreshes })
  return (
    <div className={styles.part}>
      <Text mb="xs">
        {suspension?.reason
          ? t('companies.suspendedBecause', { reason: suspension.reason })
          : t('companies.suspended')}
      </Text>
      <Button
        loading={resume.isPending}
        onClick={() =>
          void toastOutcome(resume.mutateAsync({ params: { id } }), {
            message: t('companies.resumed'),
          })
        }
      >
        {t('companies.resume')}
      </Button>
    </div>
  )
}

function Delete({ company: { id, name } }: Part) {
  const remove = useCommand(deleteCompany, { refreshes })
  return (
    <Button
      variant="subtle"
      color="red"
      loading={remove.isPending}
      onClick={() =>
        openConfirm({
          title: t('companies.deleteName', { name }),
          line: t('companies.deleteLine'),
          verb: t('companies.deleteCompany'),
          onSure: () =>
            toastOutcome(remove.mutateAsync({ params: { id } }), (reply) => ({
              message: t('companies.deletedOn', {
                day: formatDay(reply.closesAt?.slice(0, 10) ?? ''),
              }),
            })),
        })
      }
    >
      {t('companies.deleteCompany')}
    </Button>
  )
}
