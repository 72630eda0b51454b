import { Button, NumberInput, Stack, Text } from '@mantine/core'
import {
  type CompanyDetails,
  getCompany,
  listCompanies,
  setCompanyLimits,
} from '@satchel/contract/operator.ts'
import { LIMIT_NAMES, type Limits } from '@satchel/contract/tenants/plans.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../lib/api.ts'
import { formatBytes, formatNumber } from '../../lib/format/format.ts'
import { toastOutcome } from '../../ui/feedback/toast.tsx'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import styles from './Companies.module.css'
import * as labels from './labels.ts'

type Name = keyof Limits

const GB = 1_000_000_000
const shownOf = (name: Name, limit: number | null) =>
  limit === null ? '' : name === 'storageBytes' ? limit / GB : limit
const limitOf = (name: Name, valueText: string | number) => {
  if (valueText === '') return null
  return name === 'storageBytes' ? Math.round(Number(valueText) * GB) : Number(valueText)
}

/** Form for the limits of a company; only those that were changed take the place of its plan's. */
export function CompanyLimits({ company }: { company: CompanyDetails }) {
  const { id, limits, usage, ownLimits } = company
  const [shown, setShown] = useState(
    () =>
      Object.fromEntries(LIMIT_NAMES.map((name) => [name, shownOf(name, limits[name])])) as Record<
        Name,
        string | number
      >,
  )
  const save = useCommand(setCompanyLimits, { refreshes: [listCompanies, getCompany] })
  const isChanged = (name: Name) => limitOf(name, shown[name]) !== limits[name]
  useUnsaved(LIMIT_NAMES.some(isChanged))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const own = LIMIT_NAMES.filter((name) => ownLimits.includes(name) || isChanged(name))
    const body = Object.fromEntries(own.map((name) => [name, limitOf(name, shown[name])]))
    void toastOutcome(save.mutateAsync({ params: { id }, body }), {
      message: t('companies.limitsSaved'),
    })
  }
  return (
    <form className={styles.part} onSubmit={submit}>
      <h3>{t('companies.limits')}</h3>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('companies.emptyIsUnlimited')}
        </Text>
        {LIMIT_NAMES.map((name) => (
          <NumberInput
            key={name}
            label={labels.limitNames[name]}
            description={t('companies.used', {
              amount:
                name === 'storageBytes' ? formatBytes(usage[name]) : formatNumber(usage[name]),
            })}
            min={0}
            allowDecimal={name === 'storageBytes'}
            value={shown[name]}
            onChange={(next) => setShown((old) => ({ ...old, [name]: next }))}
          />
        ))}
        <Button
          type="submit"
          variant="default"
          loading={save.isPending}
          disabled={!LIMIT_NAMES.some(isChanged)}
        >
          {t('companies.saveLimits')}
        </Button>
      </Stack>
    </form>
  )
}
