import type { Item } from '@satchel/contract/items/items.ts'
import { TextFile } from './TextFile.tsx'
import styles from './TextPreview.module.css'

export function isText(mime: string): boolean {
  return mime.startsWith('text/') || mime.startsWith('application/json')
}

export function TextPreview({ item, url }: { item: Item; url: string }) {
  return (
    <TextFile item={item} url={url} what="text">
      {(text) => <pre className={styles.text}>{text}</pre>}
    </TextFile>
  )
}
