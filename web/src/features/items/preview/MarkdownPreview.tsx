import type { Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { Prose } from '../../../ui/text/Prose.tsx'
import '../../../ui/text/prose.css'
import styles from './MarkdownPreview.module.css'
import { TextFile } from './TextFile.tsx'

export function MarkdownPreview({ item, url }: { item: Item; url: string }) {
  return (
    <TextFile item={item} url={url} what="text">
      {(text) => (
        <div className={`prose ${styles.prose}`}>
          <Prose text={text} imageLabel={t('items.preview.image')} />
        </div>
      )}
    </TextFile>
  )
}
