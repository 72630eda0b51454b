import { Switch } from '@mantine/core'
import type { FieldsProps } from './option-fields.ts'

export function UseFields({ effective, errors, onChange }: FieldsProps) {
  return (
    <>
      <Switch
        label="They may download it"
        checked={effective.allowDownload}
        error={errors.allowDownload}
        onChange={({ currentTarget }) => onChange({ allowDownload: currentTarget.checked })}
      />
      <Switch
        label="Watermark"
        description="Pages and pictures carry the address of who reads them"
        checked={effective.watermark}
        error={errors.watermark}
        onChange={({ currentTarget: { checked } }) =>
          onChange({ watermark: checked, ...(checked && { requireEmail: true }) })
        }
      />
    </>
  )
}
