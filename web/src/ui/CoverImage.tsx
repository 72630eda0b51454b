import { useState } from 'react'
import { fillsFrame } from '../lib/items/fills-frame.ts'
import styles from './CoverImage.module.css'

interface CoverImageProps {
  src: string
  onError?: () => void
}

/** Picture that fills a frame of 4:3 if it has about its shape; pages, films and logos are seen whole. */
export function CoverImage({ src, onError }: CoverImageProps) {
  const [whole, setWhole] = useState<string>()
  const measure = ({ naturalWidth, naturalHeight }: HTMLImageElement) =>
    setWhole(fillsFrame(naturalWidth, naturalHeight) ? undefined : src)
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      className={styles.image}
      data-whole={whole === src || undefined}
      onLoad={({ currentTarget }) => measure(currentTarget)}
      onError={onError}
    />
  )
}
