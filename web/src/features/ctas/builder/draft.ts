import type { UseFormReturnType } from '@mantine/form'
import { useForm } from '@mantine/form'
import {
  type Cta,
  type CtaChange,
  type CtaField,
  type CtaFieldType,
  type CtaPlacement,
  HONEYPOT,
} from '@satchel/contract/ctas/ctas.ts'
import type { PublicCta } from '@satchel/contract/ctas/events.ts'
import { t } from '@satchel/messages/t.ts'
import * as labels from '../labels.ts'

/** A placement with the name of its target. */
export type DraftPlacement = CtaPlacement & { targetName?: string }

/** A CTA while it is edited. */
export interface Draft {
  name: string
  kind: Cta['kind']
  headline: string
  label: string
  text: string
  url: string
  fields: CtaField[]
  thanks: string
  style: Cta['style']
  placements: DraftPlacement[]
  recipients: string[]
  control: boolean
  active: boolean
}

export type DraftForm = UseFormReturnType<Draft>

export function useDraft(cta: Cta | null): DraftForm {
  return useForm<Draft>({
    initialValues: cta ? draftOf(cta) : NEW,
    validate: { name: (name) => (name.trim() ? null : t('ui.enterAName')) },
  })
}

const NEW: Draft = {
  name: '',
  kind: 'button',
  headline: '',
  label: '',
  text: '',
  url: '',
  fields: [{ name: 'email', label: labels.FIELD_LABELS.email, type: 'email', required: true }],
  thanks: '',
  style: {},
  placements: [],
  recipients: [],
  control: false,
  active: true,
}

export function draftOf(cta: Cta): Draft {
  const { name, kind, headline, label, text, thanks, style, recipients, control, active } = cta
  return {
    name,
    kind,
    headline,
    label,
    text,
    thanks,
    style,
    recipients,
    control,
    active,
    url: cta.url ?? '',
    fields: cta.fields ?? NEW.fields,
    placements: cta.placements.map(withoutEnds),
  }
}

/** Leaves out the moments that days begin and end at: they follow from the days. */
function withoutEnds({ startsAt, endsAt, ...placement }: DraftPlacement): DraftPlacement {
  return {
    ...placement,
    ...(startsAt && !placement.startsOn && { startsAt }),
    ...(endsAt && !placement.endsOn && { endsAt }),
  }
}

/** Returns the change to send to the server. */
export function changeOf({ url, fields, kind, placements, ...draft }: Draft): CtaChange {
  return {
    ...draft,
    kind,
    url: kind === 'form' || url.trim() === '' ? null : url.trim(),
    ...(kind === 'form' && { fields: fields.map(tidy) }),
    placements: placements.map(({ targetName, ...placement }) => placement),
  }
}

function tidy({ options, ...field }: CtaField): CtaField {
  if (field.type !== 'select') return field
  const texts = (options ?? []).map((option) => option.trim()).filter(Boolean)
  return { ...field, options: [...new Set(texts)] }
}

/** Returns a field of a type with a unique name. */
export function newField(type: CtaFieldType, fields: readonly CtaField[]): CtaField {
  const usedNames = new Set([HONEYPOT, ...fields.map(({ name }) => name)])
  const names = [type, ...Array.from({ length: 99 }, (_, index) => `${type}${index + 2}`)]
  const name = names.find((each) => !usedNames.has(each)) ?? type
  const isNeeded = type === 'email' || type === 'consent'
  return {
    name,
    type,
    label: labels.FIELD_LABELS[type],
    required: isNeeded,
    ...(type === 'select' && { options: ['A', 'B'] }),
  }
}

const SAMPLE = {
  headline: t('ctas.sample.headline'),
  text: t('ctas.sample.text'),
  label: t('ctas.sample.label'),
}

/** Returns the draft as visitors would see it. */
export function previewOf(draft: Draft, company: PublicCta['company']): PublicCta {
  const { kind, url, fields, thanks, style } = draft
  // Before anything is typed, samples show where it will be.
  const isEmpty = !draft.headline && !draft.text && !draft.label
  const { headline, label, text } = isEmpty ? SAMPLE : draft
  return {
    id: 'preview',
    kind,
    headline,
    label,
    text,
    thanks,
    style,
    company,
    honeypot: HONEYPOT,
    ...(url.trim() && { url: url.trim() }),
    ...(kind === 'form' && { fields: fields.map(tidy) }),
  }
}
