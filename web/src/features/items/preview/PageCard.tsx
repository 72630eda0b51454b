import { Button, Text } from '@mantine/core'
import type { Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import { FileTypeMark } from '../../../ui/FileTypeMark.tsx'
import { icon } from '../../../ui/icon.ts'
import styles from './PageCard.module.css'

/** A web page as a link preview: image, title and host. */
export function PageCard({ item }: { item: Item }) {
  const { url = '', name, description, thumbnailUrl } = item
  const [isBroken, setIsBroken] = useState(false)
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {thumbnailUrl && !isBroken ? (
          <img src={thumbnailUrl} alt="" onError={() => setIsBroken(true)} />
        ) : (
          <FileTypeMark kind="link" size={64} />
        )}
      </div>
      <div className={styles.text}>
        <Text c="dimmed" size="xs">
          {URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url}
        </Text>
        <Text fw={500} lineClamp={2}>
          {name}
        </Text>
        <Text c="dimmed" lineClamp={3}>
          {description}
        </Text>
        <Button
          component="a"
          href={url}
          target="_blank"
          rel="noreferrer"
          variant="default"
          mt="xs"
          leftSection={<IconExternalLink {...icon} />}
        >
          {t('items.preview.openPage')}
        </Button>
      </div>
    </article>
  )
}
