import { Input, TextInput } from '@mantine/core'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import { t } from '@satchel/messages/t.ts'
import styles from './BatchForm.module.css'
import type { PendingAsset } from './pending-asset.ts'

const SHOWN = 50

interface NameFieldsProps {
  assets: readonly PendingAsset[]
  names: Readonly<Record<string, string>>
  onChange: (id: string, name: string) => void
}

/** Names of the items; empty ones use the file's name. */
export function NameFields({ assets, names, onChange }: NameFieldsProps) {
  const [first] = assets
  const fieldOf = ({ id, name }: PendingAsset) => ({
    value: names[id] ?? '',
    placeholder: plainName(name),
    maxLength: NAME_MAX,
    onChange: ({ currentTarget }: React.ChangeEvent<HTMLInputElement>) =>
      onChange(id, currentTarget.value),
  })
  if (assets.length === 1 && first) {
    return <TextInput label={t('ui.name')} data-autofocus {...fieldOf(first)} />
  }
  const more = assets.length - SHOWN
  return (
    <Input.Wrapper
      label={t('uploads.names')}
      labelElement="div"
      role="group"
      aria-label={t('uploads.names')}
    >
      <div className={styles.names}>
        {assets.slice(0, SHOWN).map((asset) => (
          <TextInput
            key={asset.id}
            aria-label={t('uploads.nameOfName', { name: asset.name })}
            {...fieldOf(asset)}
          />
        ))}
        {more > 0 && <span>{t('uploads.moreFilesWithTheirCurrent', { more })}</span>}
      </div>
    </Input.Wrapper>
  )
}

/** Derives a name from a file's name, as the server does. */
function plainName(filename: string): string {
  return filename.replace(/(?<=.)\.[a-z0-9]{1,8}$/i, '').replace(/_+/g, ' ')
}
