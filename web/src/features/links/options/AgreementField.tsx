import { NativeSelect } from '@mantine/core'
import { listAgreements } from '@satchel/contract/agreements.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import type { FieldsProps } from './option-fields.ts'

const NONE = 'none'
const OFFERED = { query: { archived: false, limit: 200 } }

/** Choice of what visitors agree to before they read; nothing while the company has no agreement. */
export function AgreementField({ base, effective, errors, onChange }: FieldsProps) {
  const { data } = useQuery(query(listAgreements, OFFERED))
  const offered = data?.items ?? []
  const { agreementId } = effective
  if (offered.length === 0 && !agreementId) return null
  const isArchived = agreementId && !offered.some(({ id }) => id === agreementId)
  return (
    <NativeSelect
      label={t('links.options.agreement')}
      description={t('links.options.agreementHint')}
      data={[
        ...(base.agreementId === undefined
          ? [{ value: '', label: t('links.options.agreementDefault') }]
          : []),
        { value: NONE, label: t('links.options.agreementNone') },
        ...offered.map(({ id, name }) => ({ value: id, label: name })),
        ...(isArchived
          ? [{ value: agreementId, label: t('links.options.agreementArchived') }]
          : []),
      ]}
      value={agreementId === null ? NONE : (agreementId ?? '')}
      error={errors.agreementId}
      onChange={({ currentTarget: { value } }) =>
        onChange({ agreementId: value === NONE ? null : value || undefined })
      }
    />
  )
}
