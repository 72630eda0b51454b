import { Select, Textarea, TextInput } from '@mantine/core'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '@satchel/contract/languages.ts'
import type { LinkPreview } from '@satchel/contract/links/options.ts'
import { t } from '@satchel/messages/t.ts'
import { errorAt, type FieldsProps } from './option-fields.ts'
import { PictureField } from './PictureField.tsx'

const SLUG_MAX = 64
const CHOICES = [
  { value: '', label: t('links.options.visitorsLanguage') },
  ...LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] })),
]
const TEXT_MAX = 1_000

export function AppearanceFields({ effective, errors, onChange, withSlug = true }: FieldsProps) {
  const { slug, preview, language } = effective
  const change = (part: LinkPreview) => onChange({ preview: { ...preview, ...part } })
  return (
    <>
      {withSlug && (
        <TextInput
          label={t('links.options.shortLink')}
          description={t('links.options.slugHint')}
          placeholder="spring-prices"
          maxLength={SLUG_MAX}
          value={slug}
          error={errors.slug}
          onChange={({ currentTarget }) =>
            onChange({ slug: currentTarget.value.trim().toLowerCase() })
          }
        />
      )}
      <Select
        label={t('links.options.language')}
        description={t('links.options.languageHint')}
        data={CHOICES}
        allowDeselect={false}
        value={language ?? ''}
        error={errors.language}
        onChange={(chosen) => onChange({ language: chosen || null })}
      />
      <TextInput
        label={t('links.options.previewTitle')}
        description={t('links.options.previewHint')}
        maxLength={NAME_MAX}
        value={preview.title ?? ''}
        error={errorAt(errors, 'preview.title')}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <Textarea
        label={t('links.options.previewDescription')}
        autosize
        minRows={2}
        maxRows={5}
        maxLength={TEXT_MAX}
        value={preview.text ?? ''}
        error={errorAt(errors, 'preview.text')}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <PictureField
        itemId={preview.imageItemId ?? null}
        error={errorAt(errors, 'preview.imageItemId')}
        onChange={(imageItemId) => change({ imageItemId })}
      />
    </>
  )
}
