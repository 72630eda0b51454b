import { Avatar, Button, FileButton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useMe } from '../../lib/session.ts'
import { TextSkeleton } from '../../ui/feedback/Skeletons.tsx'
import { openModal } from '../../ui/overlay/modal.ts'
import * as labels from './labels.ts'
import styles from './ProfileSection.module.css'
import { useChangeUser } from './use-change-user.ts'

const TYPES = 'image/png,image/jpeg,image/webp,image/gif,image/avif'

/** Only who changes their picture loads what crops it. */
const AvatarCrop = lazy(async () => {
  const { AvatarCrop } = await import('./AvatarCrop.tsx')
  return { default: AvatarCrop }
})

export function AvatarField() {
  const { user } = useMe()
  const { change, isPending } = useChangeUser(user, user)
  const hasPicture = user.avatar.large !== null
  const crop = (file: File | null) => {
    if (!file) return
    const content = (
      <Suspense fallback={<TextSkeleton />}>
        <AvatarCrop user={user} file={file} />
      </Suspense>
    )
    openModal({ title: labels.yourPhoto, content })
  }
  return (
    <div className={styles.avatar}>
      <Avatar src={user.avatar.medium} name={user.name} alt="" size={72} color="accent" />
      <div className={styles.buttons}>
        <FileButton accept={TYPES} onChange={crop} inputProps={{ 'aria-label': labels.photo }}>
          {(button) => (
            <Button variant="default" {...button}>
              {hasPicture ? labels.changePhoto : labels.choosePhoto}
            </Button>
          )}
        </FileButton>
        {hasPicture && (
          <Button
            variant="subtle"
            color="red"
            loading={isPending}
            onClick={() => void change({ avatar: null }, labels.photoRemoved)}
          >
            {labels.remove}
          </Button>
        )}
      </div>
      <p className={styles.hint}>{labels.youCanCrop}</p>
    </div>
  )
}
