import { ActionIcon, Button, FileButton } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { IconX } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { isInClassic } from '../../lib/routing.ts'
import { FileTypeMark } from '../../ui/FileTypeMark.tsx'
import { icon } from '../../ui/icon.ts'
import type { UploadNote } from './pending-asset.ts'
import { readAgain } from './pending-store.ts'
import styles from './UploadTray.module.css'
import { dismissNote, goOnWith } from './upload.ts'

/** Note that stays until it is dismissed, or the file is selected again. */
export function NoteLine({ note }: { note: UploadNote }) {
  const { name, mime, reason, itemId, duplicateOf, unfinished, isHint } = note
  const [isOther, setOther] = useState(false)
  const reasonId = useId()
  const choose = (file: File | null) => {
    if (file) setOther(!goOnWith(note, file))
  }
  return (
    <li className={styles.line}>
      <FileTypeMark mime={mime} />
      <div className={styles.text}>
        {itemId ? (
          <Link
            to={paths.item(itemId)}
            reloadDocument={isInClassic()}
            className={styles.name}
            title={name}
          >
            {name}
          </Link>
        ) : (
          <span className={styles.name} title={name}>
            {name}
          </span>
        )}
        <span
          id={reasonId}
          role={isOther ? 'alert' : undefined}
          className={styles.state}
          data-tone={(unfinished && !isOther) || duplicateOf || isHint ? undefined : 'problem'}
        >
          {isOther ? t('uploads.differentFile') : reason}{' '}
          {duplicateOf && (
            <Link
              to={paths.item(duplicateOf.id)}
              reloadDocument={isInClassic()}
              className={styles.duplicate}
            >
              {duplicateOf.name}
            </Link>
          )}
        </span>
        {itemId && !duplicateOf && !isHint && <ReadAgain note={note} reasonId={reasonId} />}
        {unfinished && (
          <FileButton onChange={choose}>
            {(button) => (
              <Button
                {...button}
                variant="default"
                size="compact-sm"
                className={styles.choose ?? ''}
                aria-label={t('uploads.chooseNamed', { name })}
                aria-describedby={reasonId}
              >
                {t('uploads.chooseFile')}
              </Button>
            )}
          </FileButton>
        )}
      </div>
      <ActionIcon
        size={28}
        aria-label={t('uploads.dismissName', { name })}
        aria-describedby={reasonId}
        onClick={() => dismissNote(note)}
      >
        <IconX {...icon} />
      </ActionIcon>
    </li>
  )
}

function ReadAgain({ note, reasonId }: { note: UploadNote; reasonId: string }) {
  const { name } = note
  const { mutate, isPending, error } = useMutation<void, Error>({
    mutationFn: () => readAgain(note),
    retry: false,
  })
  return (
    <>
      {error && (
        <span role="alert" className={styles.state}>
          {error.message}
        </span>
      )}
      <Button
        variant="default"
        size="compact-sm"
        className={styles.choose ?? ''}
        loading={isPending}
        aria-label={t('uploads.processNameAgain', { name })}
        aria-describedby={reasonId}
        onClick={() => mutate()}
      >
        {t('ui.tryAgain')}
      </Button>
    </>
  )
}
