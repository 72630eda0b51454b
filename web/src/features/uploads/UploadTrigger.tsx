import { Button, type ButtonProps } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { IconUpload } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import { icon } from '../../ui/icon.ts'
import styles from './UploadButton.module.css'

export interface UploadButtonProps {
  /** Opens the form with the collection whose page is open, if any. */
  onAddWebLink: (target: { collectionId?: string }) => void
  variant?: 'filled' | 'default'
}

export function UploadTrigger(props: ButtonProps & ComponentPropsWithRef<'button'>) {
  return (
    <Button {...props} className={styles.button ?? ''} aria-haspopup="menu">
      <IconUpload {...icon} />
      <span className={styles.label}>{t('uploads.upload')}</span>
    </Button>
  )
}
