import type { Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { type SyntheticEvent, useState } from 'react'
import { isUnplayable } from '../../../lib/items/unplayable.ts'
import { FileTypeMark } from '../../../ui/FileTypeMark.tsx'
import { FileCard } from './FileCard.tsx'
import styles from './MediaPreview.module.css'

/** Tells whether browsers can show the file natively: an image, video or audio. */
export function isPlayable({ previewUrl, previewMime = '' }: Item): boolean {
  return previewUrl !== undefined && /^(image|video|audio)\//.test(previewMime)
}

export function MediaPreview({ item }: { item: Item }) {
  const [isPlayed, setPlayed] = useState(true)
  const { name, mime, previewUrl, previewMime = '', thumbnailUrl, width, height } = item
  if (previewMime.startsWith('image/')) {
    return (
      <img src={previewUrl} alt={name} width={width} height={height} className={styles.whole} />
    )
  }
  if (!isPlayed) return <FileCard item={item} reason={t('items.preview.cantPlay')} />
  const onError = ({ currentTarget: { error } }: SyntheticEvent<HTMLMediaElement>) =>
    setPlayed(!isUnplayable(error))
  if (previewMime.startsWith('audio/')) {
    return (
      <div className={styles.audio}>
        {thumbnailUrl ? (
          <img src={thumbnailUrl} alt="" className={styles.sound} />
        ) : (
          <FileTypeMark mime={mime} size={56} />
        )}
        {/* biome-ignore lint/a11y/useMediaCaption: people upload sounds without captions */}
        <audio src={previewUrl} controls preload="metadata" aria-label={name} onError={onError} />
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: people upload films without captions
    <video
      src={previewUrl}
      poster={thumbnailUrl}
      controls
      playsInline
      preload="metadata"
      aria-label={name}
      className={styles.whole}
      onError={onError}
    />
  )
}
