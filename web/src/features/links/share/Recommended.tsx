import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { listRecommended } from '@satchel/contract/links/recommended.ts'
import { t } from '@satchel/messages/t.ts'
import { IconPhoto, IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { query } from '../../../lib/api.ts'
import { CoverImage } from '../../../ui/CoverImage.tsx'
import { icon } from '../../../ui/icon.ts'
import styles from './Recommended.module.css'
import { namedIn, type Recipient, type Shared } from './share-types.ts'

const TYPING = 400

interface RecommendedProps {
  shared: Shared
  recipient: Recipient
}

/** Items that similar organizations opened next, to be put in a page for this person. */
export function Recommended({ shared, recipient }: RecommendedProps) {
  const id = useId()
  const { itemId, itemType, itemName, openPage } = shared
  const [organization] = useDebouncedValue(recipient.organization.trim(), TYPING)
  const { data } = useQuery({
    ...query(listRecommended, {
      params: { id: itemId },
      query: { itemType, sharedToOrganization: organization },
    }),
    enabled: organization !== '' && openPage !== undefined,
  })
  const items = data?.items ?? []
  if (!openPage || organization === '' || items.length === 0) return null
  const pieces = [...(itemType === 'ITEM' ? [{ id: itemId }] : []), ...items]
  const open = () => openPage({ title: itemName, pieces, recipient: namedIn(recipient) })
  return (
    <section className={styles.recommended} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {t('links.share.recommendedFor', { organization })}
        </h3>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconUser {...icon} />}
          onClick={open}
        >
          {t('links.share.pageWithThese')}
        </Button>
      </div>
      <ul className={styles.list}>
        {items.map(({ id: key, name, thumbnailUrl, organizations }) => (
          <li key={key} className={styles.item}>
            <span className={styles.image}>
              {thumbnailUrl ? <CoverImage src={thumbnailUrl} /> : <IconPhoto {...icon} />}
            </span>
            <span className={styles.name}>{name}</span>
            <span className={styles.detail}>
              {t('links.share.openedBySimilar', { count: organizations })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
