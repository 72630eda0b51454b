import { Avatar, Button, FileButton } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { lazy, Suspense } from 'react'
import { useMe } from '../../lib/session.ts'
import { TextSkeleton } from '../../ui/feedback/Skeletons.tsx'
import { openModal } from '../../ui/overlay/modal.ts'
import styles from './ProfileSection.module.css'
import { useChangeUser } from './use-change-user.ts'

const TYPES = 'image/png,image/jpeg,image/webp,image/gif,image/avif'

/** Crop dialog, loaded by people who change their picture. */
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
    openModal({ title: t('users.yourPhoto'), content })
  }
  const removePhoto = async () => {
    const before = await pictureAt(user.avatar.large)
    const undo = () => void change({ avatar: before }, t('users.photoUpdated'))
    void change({ avatar: null }, t('users.photoRemoved'), before ? undo : undefined)
  }
  return (
    <div className={styles.avatar}>
      <Avatar src={user.avatar.medium} name={user.name} alt="" size={72} color="accent" />
      <div className={styles.buttons}>
        <FileButton accept={TYPES} onChange={crop} inputProps={{ 'aria-label': t('users.photo') }}>
          {(button) => (
            <Button variant="default" {...button}>
              {hasPicture ? t('users.changePhoto') : t('users.choosePhoto')}
            </Button>
          )}
        </FileButton>
        {hasPicture && (
          <Button
            variant="subtle"
            color="red"
            loading={isPending}
            onClick={() => void removePhoto()}
          >
            {t('ui.remove')}
          </Button>
        )}
      </div>
      <p className={styles.hint}>{t('users.avatarHint')}</p>
    </div>
  )
}

/** Returns the current avatar in the form it is sent, to restore it; null if it can't be read. */
async function pictureAt(url: string | null): Promise<string | null> {
  if (!url) return null
  try {
    const picture = await (await fetch(url)).blob()
    return await new Promise((resolve, reject) => {
      const reader = new FileReader()
      reader.onload = () => resolve(String(reader.result))
      reader.onerror = reject
      reader.readAsDataURL(picture)
    })
  } catch {
    return null
  }
}
