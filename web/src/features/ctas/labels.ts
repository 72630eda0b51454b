import type {
  CtaFieldType,
  CtaKind,
  CtaPlaceType,
  CtaPosition,
} from '@satchel/contract/ctas/ctas.ts'
import type { CtaMeaning } from '@satchel/contract/ctas/meanings.ts'
import { t } from '@satchel/messages/t.ts'
import { formatNumber, formatShare } from '../../lib/format/format.ts'

// Kinds
export const KINDS: Record<CtaKind, { label: string; line: string }> = {
  button: { label: t('ctas.kinds.button.label'), line: t('ctas.kinds.button.line') },
  banner: { label: t('ctas.kinds.banner.label'), line: t('ctas.kinds.banner.line') },
  form: { label: t('ctas.kinds.form.label'), line: t('ctas.kinds.form.line') },
  meeting: { label: t('ctas.kinds.meeting.label'), line: t('ctas.kinds.meeting.line') },
  embed: { label: t('ctas.kinds.embed.label'), line: t('ctas.kinds.embed.line') },
}

// List
export const none = '–'
/** Few submit a form: below ten in a hundred, a tenth makes a difference. */
export const rateOf = (share: number) => formatShare(share, share < 0.1 ? 1 : 0)
export const number = formatNumber
const COUNTS: Record<Exclude<CtaPlaceType, 'TENANT'>, (count: number) => string> = {
  ITEM: (count) => t('ctas.counts.item', { count }),
  COLLECTION: (count) => t('ctas.counts.collection', { count }),
  SITE: (count) => t('ctas.counts.site', { count }),
  LINK: (count) => t('ctas.counts.link', { count }),
}
export const placesOf = (type: CtaPlaceType, count: number) =>
  type === 'TENANT' ? t('ctas.placesOf') : COUNTS[type](count)

// Style
export const FILLS = {
  plain: t('ctas.fills.plain'),
  tinted: t('ctas.fills.tinted'),
  solid: t('ctas.fills.solid'),
} as const
export const ALIGNMENTS = {
  start: t('ctas.alignments.start'),
  center: t('ctas.alignments.center'),
} as const

// Fields
export const field = (label: string) => label || t('ctas.field')
export const MEANINGS: Record<CtaMeaning, string> = {
  none: t('ctas.meanings.none'),
  name: t('ctas.meanings.name'),
  firstName: t('ctas.meanings.firstName'),
  lastName: t('ctas.meanings.lastName'),
  company: t('ctas.meanings.company'),
  title: t('ctas.meanings.title'),
  phone: t('ctas.meanings.phone'),
}
export const FIELD_TYPES: Record<CtaFieldType, string> = {
  text: t('ctas.fieldTypes.text'),
  email: t('ctas.fieldTypes.email'),
  phone: t('ctas.fieldTypes.phone'),
  textarea: t('ctas.fieldTypes.textarea'),
  select: t('ctas.fieldTypes.select'),
  checkbox: t('ctas.fieldTypes.checkbox'),
  consent: t('ctas.fieldTypes.consent'),
}
export const FIELD_LABELS: Record<CtaFieldType, string> = {
  text: t('ctas.fieldLabels.text'),
  email: t('ctas.fieldLabels.email'),
  phone: t('ctas.fieldLabels.phone'),
  textarea: t('ctas.fieldLabels.textarea'),
  select: t('ctas.fieldLabels.select'),
  checkbox: t('ctas.fieldLabels.checkbox'),
  consent: t('ctas.fieldLabels.consent'),
}

// Places
export const PLACE_TYPES: Record<CtaPlaceType, string> = {
  TENANT: t('ctas.placeTypes.tenant'),
  ITEM: t('ctas.placeTypes.item'),
  COLLECTION: t('ctas.placeTypes.collection'),
  SITE: t('ctas.placeTypes.site'),
  LINK: t('ctas.placeTypes.link'),
}
export const POSITIONS: Record<CtaPosition, string> = {
  top: t('ctas.positions.top'),
  end: t('ctas.positions.end'),
  bottom: t('ctas.positions.bottom'),
  popup: t('ctas.positions.popup'),
}

// Submissions
const STATES = {
  received: t('ctas.states.received'),
  held: t('ctas.states.held'),
  spam: 'Spam',
} as const
export const stateOf = (state: keyof typeof STATES, pending: number) =>
  state === 'held' && pending > 0 ? `${STATES.held} (${formatNumber(pending)})` : STATES[state]
export const NO_SUBMISSIONS = {
  received: t('ctas.noSubmissions.received'),
  held: t('ctas.noSubmissions.held'),
  spam: t('ctas.noSubmissions.spam'),
} as const

// Report
export const points = (low: number, high: number) =>
  t('ctas.points', { low: signed(low), high: signed(high) })
export const VERDICTS = {
  more: (range: string) => t('ctas.verdicts.more', { range }),
  less: (range: string) => t('ctas.verdicts.less', { range }),
  unclear: (range: string) => t('ctas.verdicts.unclear', { range }),
  'too-few': () => t('ctas.verdicts.tooFew'),
} as const

function signed(share: number): string {
  const value = Math.round(share * 1_000) / 10
  return `${value > 0 ? '+' : value < 0 ? '−' : ''}${formatNumber(Math.abs(value))}`
}
