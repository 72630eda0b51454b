import { t } from '@satchel/messages/t.ts'
import { sentence } from '../terms-labels.ts'
import { AccessFields } from './AccessFields.tsx'
import { AppearanceFields } from './AppearanceFields.tsx'
import { OptionGroup } from './OptionGroup.tsx'
import type { OptionFieldsProps } from './option-fields.ts'
import {
  chosenOf,
  effectiveOf,
  summarizeAddresses,
  summarizeAppearance,
  summarizePermissions,
  summarizeTracking,
} from './option-terms.ts'
import { PermissionFields } from './PermissionFields.tsx'
import { TrackingFields } from './TrackingFields.tsx'

const GROUPS = [
  {
    label: t('links.options.addresses'),
    summarize: summarizeAddresses,
    fields: ['allowed', 'refused'],
    fallback: t('links.options.allAddresses'),
  },
  {
    label: t('links.options.permissions'),
    summarize: summarizePermissions,
    fields: ['allowDownload', 'downloadAs', 'watermark', 'questions', 'allowPassOn', 'agreementId'],
    fallback: t('links.options.viewAndDownload'),
  },
  {
    label: t('links.options.appearance'),
    summarize: summarizeAppearance,
    fields: ['slug', 'preview', 'language'],
    fallback: t('links.options.sameAsTheItem'),
  },
  {
    label: t('links.options.trackingAndNotifications'),
    summarize: summarizeTracking,
    fields: ['notify', 'utm'],
    fallback: t('links.options.myDefault'),
  },
] as const

const FIELDS = [AccessFields, PermissionFields, AppearanceFields, TrackingFields] as const

/** Fields of the options beside access and end, in four collapsed groups that summarize their values. */
export function OptionFields(props: OptionFieldsProps) {
  const { terms, base, errors, onChange, withSlug = true, edition } = props
  const effective = effectiveOf(terms, base)
  const chosen = chosenOf(effective)
  const isAt = (fields: readonly string[]) =>
    Object.keys(errors).some((path) => fields.includes(path.split('.')[0] ?? ''))
  const common = { base, effective, errors, onChange, withSlug }
  const groups = GROUPS.map(({ label, summarize, fields, fallback }, index) => {
    const Fields = FIELDS[index] as (typeof FIELDS)[number]
    return (
      <OptionGroup
        key={label}
        label={label}
        summary={sentence(summarize(chosen)) || fallback}
        isFaulty={isAt(fields)}
      >
        <Fields key={edition} {...common} />
      </OptionGroup>
    )
  })
  return <>{groups}</>
}
