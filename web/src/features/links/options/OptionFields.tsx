import { sentence } from '../terms-labels.ts'
import { AccessFields } from './AccessFields.tsx'
import { LearnFields } from './LearnFields.tsx'
import { LookFields } from './LookFields.tsx'
import * as labels from './labels.ts'
import { OptionGroup } from './OptionGroup.tsx'
import type { OptionFieldsProps } from './option-fields.ts'
import {
  accessWords,
  chosenOf,
  effectiveOf,
  learnWords,
  lookWords,
  usageWords,
} from './option-terms.ts'
import { UseFields } from './UseFields.tsx'

const GROUPS = [
  {
    label: labels.access,
    words: accessWords,
    fields: ['expiresAt', 'password', 'requireEmail', 'proveEmail', 'allowed', 'refused'],
    usual: labels.anyoneWithTheLink,
  },
  {
    label: labels.permissions,
    words: usageWords,
    fields: ['allowDownload', 'watermark'],
    usual: labels.viewAndDownload,
  },
  {
    label: labels.appearance,
    words: lookWords,
    fields: ['slug', 'preview'],
    usual: labels.sameAsTheItem,
  },
  {
    label: labels.trackingAndNotifications,
    words: learnWords,
    fields: ['notify', 'utm'],
    usual: labels.myDefault,
  },
] as const

const FIELDS = [AccessFields, UseFields, LookFields, LearnFields] as const

/** Every option of a link, in four folded groups that say what is set. */
export function OptionFields(props: OptionFieldsProps) {
  const { terms, base, errors, onChange, withSlug = true, edition } = props
  const effective = effectiveOf(terms, base)
  const chosen = chosenOf(effective)
  const isAt = (fields: readonly string[]) =>
    Object.keys(errors).some((path) => fields.includes(path.split('.')[0] ?? ''))
  return GROUPS.map(({ label, words, fields, usual }, index) => {
    const Fields = FIELDS[index] as (typeof FIELDS)[number]
    return (
      <OptionGroup
        key={label}
        label={label}
        summary={sentence(words(chosen)) || usual}
        isFaulty={isAt(fields)}
      >
        <Fields
          key={edition}
          effective={effective}
          errors={errors}
          onChange={onChange}
          withSlug={withSlug}
        />
      </OptionGroup>
    )
  })
}
