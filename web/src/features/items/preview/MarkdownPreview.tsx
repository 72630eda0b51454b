import type { Item } from '@satchel/contract/items.ts'
import Markdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import * as labels from './labels.ts'
import styles from './MarkdownPreview.module.css'
import { TextFile } from './TextFile.tsx'

const PLUGINS = [remarkGfm]

/** Nothing is fetched from elsewhere: who reads a file is nobody's business but the reader's. */
const components: Components = {
  a: ({ href, children }) => <Outward href={href}>{children}</Outward>,
  img: ({ src, alt }) => (
    <Outward href={typeof src === 'string' ? src : undefined}>{alt || labels.image}</Outward>
  ),
}

export function MarkdownPreview({ item, url }: { item: Item; url: string }) {
  return (
    <TextFile item={item} url={url} what="text">
      {(text) => (
        <div className={styles.prose}>
          <Markdown remarkPlugins={PLUGINS} components={components} skipHtml>
            {text}
          </Markdown>
        </div>
      )}
    </TextFile>
  )
}

/** An absolute link; relative links to sibling files lead nowhere here. */
function Outward({ href = '', children }: React.PropsWithChildren<{ href?: string | undefined }>) {
  if (!/^(https?:|mailto:)/i.test(href)) return <span>{children}</span>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  )
}
