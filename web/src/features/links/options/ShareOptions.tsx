import { Collapse, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { t } from '@satchel/messages/t.ts'
import { IconChevronRight } from '@tabler/icons-react'
import { use, useId, useRef } from 'react'
import { MOTION } from '../../../lib/format/design-tokens.ts'
import { icon } from '../../../ui/icon.ts'
import { TimeZone } from '../../../ui/text/RelativeTime.tsx'
import { OptionFields } from './OptionFields.tsx'
import { presetOf, summaryOf, type Terms } from './option-terms.ts'
import { PresetField } from './PresetField.tsx'
import { SavePreset } from './SavePreset.tsx'
import styles from './ShareOptions.module.css'
import { useShareOptions } from './use-share-options.ts'

interface ShareOptionsProps {
  terms: Terms
  errors: Record<string, string>
  onChange: (terms: Terms) => void
  /** True to offer the address, which several links can't share. */
  withSlug?: boolean
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
  'slug',
  'preview',
  'language',
  'notify',
  'utm',
]

/** Options of a link, collapsed, with a summary of what is set. */
export function ShareOptions({ terms, errors, onChange, withSlug = true }: ShareOptionsProps) {
  const [isOpen, { toggle }] = useDisclosure(false)
  const id = useId()
  const fold = useRef<HTMLButtonElement>(null)
  const options = useShareOptions(terms)
  const isFaulty = Object.keys(errors).some((path) =>
    OPTION_FIELDS.includes(path.split('.')[0] ?? ''),
  )
  const isShown = isOpen || isFaulty
  const { presetId: _, ...own } = terms
  const touched = Object.keys(own).length > 0 ? summaryOf(own) : ''
  const summary =
    [options.preset?.name, touched].filter(Boolean).join(' · ') || t('links.options.defaults')
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
        <span className={styles.foldLabel}>{t('links.options.options')}</span>
        <span className={styles.summary}>{summary}</span>
      </UnstyledButton>
      <Collapse
        expanded={isShown}
        id={id}
        transitionDuration={MOTION.panel}
        onTransitionEnd={() => isShown && fold.current?.scrollIntoView({ block: 'start' })}
      >
        <Opened
          terms={terms}
          errors={errors}
          onChange={onChange}
          withSlug={withSlug}
          options={options}
        />
      </Collapse>
    </div>
  )
}

interface OpenedProps extends Required<ShareOptionsProps> {
  options: ReturnType<typeof useShareOptions>
}

function Opened({ terms, errors, onChange, withSlug, options }: OpenedProps) {
  const { presets, preset, base } = options
  const toKeep = presetOf(terms, base, use(TimeZone))
  const { presetId: _, ...own } = terms
  return (
    <div className={styles.groups}>
      <PresetField
        of={presets}
        chosen={preset}
        options={toKeep}
        isTouched={Object.keys(own).length > 0}
        onChoose={(presetId) => onChange({ presetId })}
      />
      <OptionFields
        terms={terms}
        base={base}
        errors={errors}
        withSlug={withSlug}
        edition={`${preset?.id}:${preset?.version}`}
        onChange={(part) => onChange({ ...terms, ...part })}
      />
      <SavePreset of={presets} options={toKeep} onSaved={(presetId) => onChange({ presetId })} />
    </div>
  )
}
