import { Textarea, TextInput } from '@mantine/core'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import {
  CTA_HEADLINE_MAX,
  CTA_LABEL_MAX,
  CTA_TEXT_MAX,
  type Cta,
  CtaKind,
} from '@satchel/contract/ctas/ctas.ts'
import { t } from '@satchel/messages/t.ts'
import { useId } from 'react'
import { largeIcon } from '../../../ui/icon.ts'
import { KIND_ICONS } from '../kind-icons.ts'
import * as labels from '../labels.ts'
import styles from './CtaBuilder.module.css'
import type { DraftForm } from './draft.ts'

/** The kind and texts of a CTA. */
export function WordsSection({ form }: { form: DraftForm }) {
  const { kind } = form.values
  return (
    <section className={styles.section}>
      <KindChoice form={form} />
      <TextInput
        label={t('ui.name')}
        description={t('ctas.nameHint')}
        maxLength={NAME_MAX}
        required
        withAsterisk={false}
        {...form.getInputProps('name')}
      />
      <TextInput
        label={t('ctas.headline')}
        maxLength={CTA_HEADLINE_MAX}
        {...form.getInputProps('headline')}
      />
      <Textarea
        label={t('ctas.text')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={CTA_TEXT_MAX}
        {...form.getInputProps('text')}
      />
      {kind !== 'embed' && (
        <TextInput
          label={t('ctas.button')}
          maxLength={CTA_LABEL_MAX}
          {...form.getInputProps('label')}
        />
      )}
      {kind !== 'form' && (
        <TextInput
          {...ADDRESSES[kind]}
          type="url"
          placeholder="https://"
          maxLength={2_048}
          {...form.getInputProps('url')}
        />
      )}
      {kind === 'form' && (
        <Textarea
          label={t('ctas.thanks')}
          placeholder={t('ctas.thanksHint')}
          autosize
          minRows={1}
          maxRows={6}
          maxLength={CTA_TEXT_MAX}
          {...form.getInputProps('thanks')}
        />
      )}
    </section>
  )
}

const OPENS = { label: t('ctas.opens'), description: t('ctas.opensHint') }
const ADDRESSES: Record<Exclude<Cta['kind'], 'form'>, { label: string; description?: string }> = {
  button: OPENS,
  banner: OPENS,
  meeting: { label: t('ctas.bookingPage') },
  embed: { label: t('ctas.embeddedPage'), description: t('ctas.embeddedHint') },
}

function KindChoice({ form }: { form: DraftForm }) {
  const name = useId()
  const line = useId()
  const { kind } = form.values
  return (
    <div role="radiogroup" aria-label={t('ctas.kind')} aria-describedby={line}>
      <div className={styles.kinds}>
        {CtaKind.enum.map((each) => {
          const Icon = KIND_ICONS[each]
          return (
            <label key={each} className={styles.kind}>
              <input
                type="radio"
                name={name}
                checked={each === kind}
                onChange={() => form.setFieldValue('kind', each)}
              />
              <Icon {...largeIcon} />
              {labels.KINDS[each].label}
            </label>
          )
        })}
      </div>
      <p id={line} className={styles.line} style={{ marginTop: 8 }}>
        {labels.KINDS[kind].line}
      </p>
    </div>
  )
}
