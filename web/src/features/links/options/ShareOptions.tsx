import { Collapse, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { LinkPreset } from '@satchel/contract/links/presets.ts'
import { t } from '@satchel/messages/t.ts'
import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, use, useId, useRef } from 'react'
import { MOTION } from '../../../lib/format/design-tokens.ts'
import { icon } from '../../../ui/icon.ts'
import { TimeZone } from '../../../ui/text/RelativeTime.tsx'
import { OptionFields } from './OptionFields.tsx'
import type { OptionFieldsProps } from './option-fields.ts'
import { chosenOf, type Effective, presetOf, summaryOf, type Terms } from './option-terms.ts'
import { PresetField } from './PresetField.tsx'
import { SavePreset } from './SavePreset.tsx'
import styles from './ShareOptions.module.css'
import type { usePresets } from './use-presets.ts'

interface ShareOptionsProps extends Omit<OptionFieldsProps, 'onChange' | 'edition'> {
  effective: Effective
  /** Presets for a new link, with the chosen one. */
  presets?: Presets | undefined
  /** Key of the fields, which reset when it changes, such as for another link. */
  edition: string
  onChange: (terms: Terms) => void
  /** Content below the options. */
  children?: ReactNode
}

interface Presets {
  all: ReturnType<typeof usePresets>
  chosen: LinkPreset | undefined
}

export const OPTION_FIELDS = [
  'expiresAt',
  'password',
  'requireEmail',
  'allowed',
  'refused',
  'allowDownload',
  'downloadAs',
  'watermark',
  'questions',
  'allowPassOn',
  'agreementId',
  'slug',
  'preview',
  'language',
  'notify',
  'utm',
]

/** Options of a link besides who can open it and until when, collapsed, with a summary of what is set. */
export function ShareOptions(props: ShareOptionsProps) {
  const { errors, effective, presets, onChange, terms, base, withSlug = true, edition } = props
  const [isOpen, { toggle }] = useDisclosure(false)
  const id = useId()
  const fold = useRef<HTMLButtonElement>(null)
  const isShown = isOpen || Object.keys(errors).some(isOption)
  const { slug: _, ...chosen } = chosenOf(effective)
  const { slug } = terms
  const summary = [presets?.chosen?.name, summaryOf({ ...chosen, ...(slug && { slug }) })]
    .filter(Boolean)
    .join(' · ')
  return (
    <div data-options={isShown ? 'open' : 'closed'}>
      <UnstyledButton
        ref={fold}
        className={styles.fold}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={toggle}
      >
        <IconChevronRight {...icon} className={styles.chevron} data-open={isShown || undefined} />
        <span className={styles.foldLabel}>{t('links.options.moreOptions')}</span>
        <span className={styles.summary}>{summary || t('links.options.defaults')}</span>
      </UnstyledButton>
      <Collapse
        expanded={isShown}
        id={id}
        transitionDuration={MOTION.panel}
        onTransitionEnd={() => isShown && fold.current?.scrollIntoView({ block: 'nearest' })}
      >
        <div className={styles.groups}>
          {presets && <WithPresets {...props} presets={presets} />}
          <OptionFields
            terms={terms}
            base={base}
            errors={errors}
            withSlug={withSlug}
            edition={edition}
            onChange={(part) => onChange({ ...terms, ...part })}
          />
          {presets && <KeepAsPreset {...props} presets={presets} />}
          {props.children}
        </div>
      </Collapse>
    </div>
  )
}

type PresetProps = ShareOptionsProps & { presets: Presets }

function WithPresets({ presets: { all, chosen }, terms, base, onChange }: PresetProps) {
  const { presetId: _, ...own } = terms
  return (
    <PresetField
      of={all}
      chosen={chosen}
      options={presetOf(terms, base, use(TimeZone))}
      isTouched={Object.keys(own).length > 0}
      onChoose={(presetId) => onChange({ presetId })}
    />
  )
}

function KeepAsPreset({ presets: { all }, terms, base, onChange }: PresetProps) {
  return (
    <SavePreset
      of={all}
      options={presetOf(terms, base, use(TimeZone))}
      onSaved={(presetId) => onChange({ presetId })}
    />
  )
}

/** True for the path of a field in the collapsed options. */
function isOption(path: string): boolean {
  const field = path.split('.')[0] ?? ''
  return OPTION_FIELDS.includes(field) && !OUTSIDE.includes(field)
}

/** Options that stand outside, in sight. */
const OUTSIDE = ['expiresAt', 'password', 'requireEmail', 'proveEmail']
