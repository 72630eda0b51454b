import { ActionIcon } from '@mantine/core'
import type { Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { IconExternalLink } from '@tabler/icons-react'
import { icon } from '../../../ui/icon.ts'
import styles from './AddressField.module.css'
import { ADDRESS_ID } from './edit-address.ts'
import { Field } from './Field.tsx'
import { ItemTextField } from './ItemTextField.tsx'

const URL_MAX = 2_048

/** The URL of a web page; a new one is fetched again. */
export function AddressField({ item }: { item: Item }) {
  return (
    <Field label={t('items.detail.url')}>
      <div className={styles.address}>
        <ItemTextField
          id={ADDRESS_ID}
          item={item}
          field="url"
          label={t('items.detail.url')}
          maxLength={URL_MAX}
          mayEdit
        />
        <ActionIcon
          component="a"
          href={item.url}
          target="_blank"
          rel="noreferrer"
          size={28}
          aria-label={t('items.detail.openPage')}
        >
          <IconExternalLink {...icon} />
        </ActionIcon>
      </div>
    </Field>
  )
}
