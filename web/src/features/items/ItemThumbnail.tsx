import { getItemPage, type Item } from '@satchel/contract/items/items.ts'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../lib/api.ts'
import { formatDuration } from '../../lib/format/format.ts'
import { fillsFrame } from '../../lib/items/fills-frame.ts'
import { FileTypeMark } from '../../ui/FileTypeMark.tsx'
import styles from './ItemThumbnail.module.css'
import { isOver } from './item-state.ts'
import { useToday } from './use-today.ts'

interface ItemThumbnailProps {
  item: Item
  /** Size of the file type mark that is shown if there is no image. */
  markSize?: number
  /** Page of its document to show instead, once it is rendered. */
  page?: number | undefined
}

/** Width of a page's picture. */
const PAGE_WIDTH = 320

/** Thumbnail of an item: photos of about its shape fill the frame; all else is shown whole. */
export function ItemThumbnail({ item, markSize = 40, page }: ItemThumbnailProps) {
  const { kind, mime = '', durationS } = item
  const thumbnailUrl = usePicture(item.id, page) ?? item.thumbnailUrl
  const [broken, setBroken] = useState<string>()
  const look = lookOf(item)
  return (
    <div className={styles.ground} data-over={isOver(item, useToday()) || undefined}>
      {thumbnailUrl && thumbnailUrl !== broken ? (
        <img
          src={thumbnailUrl}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          className={styles[look]}
          onError={() => setBroken(thumbnailUrl)}
        />
      ) : (
        <FileTypeMark mime={mime} kind={kind} size={markSize} />
      )}
      {durationS !== undefined && markSize > 24 && (
        <span className={styles.duration}>
          <IconPlayerPlayFilled size={12} aria-hidden />
          {formatDuration(durationS)}
        </span>
      )}
    </div>
  )
}

/** Tells how the picture is placed: films to the edges, drawings and sound without an edge of their own. */
function lookOf({ kind, mime = '', width = 0, height = 0 }: Item) {
  if (kind === 'link') return 'cover'
  if (mime.startsWith('video/')) return 'film'
  if (mime.startsWith('audio/')) return 'bare'
  if (!mime.startsWith('image/')) return 'page'
  if (mime === 'image/svg+xml') return 'bare'
  return fillsFrame(width, height) ? 'cover' : 'whole'
}

/** Returns the URL of a page's picture; undefined while it isn't there, and for the first page, which the thumbnail shows. */
function usePicture(id: string, page = 1): string | undefined {
  const picture = useQuery({
    ...query(getItemPage, { params: { id, page }, query: { width: PAGE_WIDTH } }),
    enabled: page > 1,
    retry: false,
  })
  return picture.data?.url
}
