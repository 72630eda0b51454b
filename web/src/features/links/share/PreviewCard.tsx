import { t } from '@satchel/messages/t.ts'
import { IconPhoto } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useMe } from '../../../lib/session.ts'
import { icon } from '../../../ui/icon.ts'
import type { Effective } from '../options/option-terms.ts'
import { hostOf } from './link-host.ts'
import styles from './PreviewCard.module.css'
import { collectionOf, itemOf, myLastLinks } from './share-queries.ts'
import type { Shared } from './share-types.ts'

interface PreviewCardProps {
  shared: Shared
  options: Effective
  /** URL of the created link. */
  url: string | undefined
}

/** The link as chats and email programs show it: title, description, image and host. */
export function PreviewCard({ shared, options, url }: PreviewCardProps) {
  const id = useId()
  const { tenant } = useMe()
  const links = useQuery(myLastLinks())
  const { title, text, imageUrl } = useCard(shared, options)
  return (
    <figure className={styles.preview} aria-labelledby={id}>
      <figcaption id={id} className="visually-hidden">
        {t('links.share.previewInChats')}
      </figcaption>
      <div className={styles.card}>
        <div className={styles.image}>
          {imageUrl ? <img src={imageUrl} alt="" /> : <IconPhoto {...icon} />}
        </div>
        <div className={styles.text}>
          <span className={styles.title}>{title}</span>
          {text && <span className={styles.description}>{text}</span>}
          <span className={styles.host}>{hostOf(url, tenant, links.data?.items[0]?.url)}</span>
        </div>
      </div>
    </figure>
  )
}

interface Card {
  title: string
  text: string
  imageUrl: string | undefined
}

/** Returns the preview of the link's page: with a gate, only what its sharer set. */
function useCard({ itemType, itemId, itemName }: Shared, options: Effective): Card {
  const { preview, hasPassword, requireEmail } = options
  const item = useQuery({ ...itemOf(itemId), enabled: itemType === 'ITEM' })
  const collection = useQuery({ ...collectionOf(itemId), enabled: itemType === 'COLLECTION' })
  const chosen = useQuery({
    ...itemOf(preview.imageItemId ?? ''),
    enabled: Boolean(preview.imageItemId),
  })
  const text = collection.data?.description ?? item.data?.visitorDescription ?? ''
  const image = collection.data?.coverUrl ?? item.data?.thumbnailUrl
  const gate = hasPassword
    ? t('links.share.passwordProtected')
    : requireEmail
      ? t('links.share.whoIsOpeningThis')
      : ''
  return {
    title: preview.title || gate || (collection.data?.name ?? item.data?.name ?? itemName),
    text: preview.text || (gate ? '' : text),
    imageUrl: preview.imageItemId ? chosen.data?.thumbnailUrl : gate ? undefined : image,
  }
}
