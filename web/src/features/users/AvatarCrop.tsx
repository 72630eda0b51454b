import { t } from '@satchel/messages/t.ts'
import 'react-easy-crop/react-easy-crop.css'
import { Alert, Slider, Stack, Text } from '@mantine/core'
import type { User } from '@satchel/contract/users.ts'
import { type FormEvent, useEffect, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { FormFooter } from '../../ui/overlay/FormFooter.tsx'
import { closeModal } from '../../ui/overlay/modal.ts'
import styles from './ProfileSection.module.css'
import { useChangeUser } from './use-change-user.ts'

/** Side in pixels, the largest of the three sizes the server makes. */
const SIDE = 512
const ZOOM_MAX = 4

/** Crops an avatar. Only the square is sent: the photo's location stays on the device. */
export function AvatarCrop({ user, file }: { user: User; file: File }) {
  const { change, isPending } = useChangeUser(user, user)
  const url = useUrl(file)
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const [isBroken, setBroken] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!url || !area) return
    const avatar = await cut(url, area).catch(() => null)
    if (!avatar) return setBroken(true)
    if (await change({ avatar }, t('users.photoUpdated'))) closeModal()
  }
  if (isBroken) return <Alert color="red">{t('users.couldntReadImage')}</Alert>
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack>
        <div className={styles.crop}>
          {url && (
            <Cropper
              image={url}
              crop={place}
              zoom={zoom}
              maxZoom={ZOOM_MAX}
              aspect={1}
              cropShape="round"
              showGrid={false}
              disableAutomaticStylesInjection
              mediaProps={{ onError: () => setBroken(true), alt: '' }}
              onCropChange={setPlace}
              onZoomChange={setZoom}
              onCropComplete={(_, pixels) => setArea(pixels)}
            />
          )}
        </div>
        <div>
          <Text size="sm" mb="2xs" id="zoom">
            {t('users.zoom')}
          </Text>
          <Slider
            aria-labelledby="zoom"
            thumbLabel={t('users.zoom')}
            min={1}
            max={ZOOM_MAX}
            step={0.05}
            label={null}
            value={zoom}
            onChange={setZoom}
          />
        </div>
        <FormFooter
          submit={t('users.usePhoto')}
          isPending={isPending}
          isDisabled={!area}
          isCancelFocused
        />
      </Stack>
    </form>
  )
}

function useUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file)
    setUrl(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [file])
  return url
}

async function cut(url: string, { x, y, width, height }: Area): Promise<string> {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser cannot draw')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, SIDE, SIDE)
  context.drawImage(picture, x, y, width, height, 0, 0, SIDE, SIDE)
  return canvas.toDataURL('image/jpeg', 0.92)
}
