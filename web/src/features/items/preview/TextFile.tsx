import { Text } from '@mantine/core'
import type { Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import type { ReactNode } from 'react'
import { formatBytes } from '../../../lib/format/format.ts'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { CenteredLoader } from './CenteredLoader.tsx'
import * as labels from './labels.ts'
import { Scroller } from './Scroller.tsx'
import styles from './TextFile.module.css'
import { useFileText } from './use-file-text.ts'

/** Maximum size to show; longer texts are cut. */
const BYTES_MAX = 262_144

interface TextFileProps {
  item: Item
  url: string
  /** Noun for the content: "text", "table". */
  what: string
  children: (text: string) => ReactNode
}

/** Frame of all text previews: loading, a problem, a scroller, and a notice if the text is cut. */
export function TextFile({ item, url, what, children }: TextFileProps) {
  const text = useFileText(url, BYTES_MAX)
  if (text.isPending) return <CenteredLoader label={labels.loadingWhat(what)} />
  if (text.isError) {
    return <LoadProblem title={labels.couldntLoad(what)} query={text} />
  }
  const label = labels.textOf(what, item.name)
  return (
    <Scroller className={styles.scroller} label={label}>
      {children(text.data)}
      {(item.bytes ?? 0) > BYTES_MAX && (
        <Text c="dimmed" p="md">
          {t('items.preview.showingBeginning', { max: formatBytes(BYTES_MAX) })}
        </Text>
      )}
    </Scroller>
  )
}
