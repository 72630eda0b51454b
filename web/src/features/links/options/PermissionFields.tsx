import { NativeSelect, Switch } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { AgreementField } from './AgreementField.tsx'
import type { FieldsProps } from './option-fields.ts'

export function PermissionFields(props: FieldsProps) {
  const { base, effective, errors, onChange } = props
  return (
    <>
      <Switch
        size="md"
        label={t('links.options.allowDownloads')}
        checked={effective.allowDownload}
        error={errors.allowDownload}
        onChange={({ currentTarget }) => onChange({ allowDownload: currentTarget.checked })}
      />
      <Switch
        size="md"
        label={t('links.options.downloadAsPdf')}
        description={t('links.options.downloadAsPdfHint')}
        checked={effective.downloadAs === 'pdf'}
        disabled={!effective.allowDownload || effective.watermark}
        error={errors.downloadAs}
        onChange={({ currentTarget }) =>
          onChange({ downloadAs: currentTarget.checked ? 'pdf' : 'original' })
        }
      />
      <Switch
        size="md"
        label={t('links.options.watermark')}
        description={t('links.options.watermarkHint')}
        checked={effective.watermark}
        error={errors.watermark}
        onChange={({ currentTarget: { checked } }) =>
          onChange({ watermark: checked, ...(checked && { requireEmail: true }) })
        }
      />
      <Switch
        size="md"
        label={t('links.options.questions')}
        description={t('links.options.questionsHint')}
        checked={effective.questions}
        error={errors.questions}
        onChange={({ currentTarget }) => onChange({ questions: currentTarget.checked })}
      />
      <AgreementField {...props} />
      <NativeSelect
        label={t('links.options.passOn')}
        description={t('links.options.passOnHint')}
        data={[
          ...(base.allowPassOn === undefined
            ? [{ value: '', label: t('links.options.passOnDefault') }]
            : []),
          { value: 'true', label: t('links.options.passOnYes') },
          { value: 'false', label: t('links.options.passOnNo') },
        ]}
        value={String(effective.allowPassOn ?? '')}
        error={errors.allowPassOn}
        onChange={({ currentTarget: { value } }) =>
          onChange({ allowPassOn: value ? value === 'true' : undefined })
        }
      />
    </>
  )
}
