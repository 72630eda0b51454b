import type { Item } from '@satchel/contract/items/items.ts'
import { Prose } from '../../../ui/text/Prose.tsx'
import '../../../ui/text/prose.css'
import * as labels from './labels.ts'
import styles from './MarkdownPreview.module.css'
import { TextFile } from './TextFile.tsx'

export function MarkdownPreview({ item, url }: { item: Item; url: string }) {
  return (
    <TextFile item={item} url={url} what="text">
      {(text) => (
        <div className={`prose ${styles.prose}`}>
          <Prose text={text} imageLabel={labels.image} />
        </div>
      )}
    </TextFile>
  )
}
