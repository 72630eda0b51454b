import { Text } from '@mantine/core'
import type { Item } from '@satchel/contract/items.ts'
import { formatBytes } from '../../lib/format.ts'
import { ProblemNotice } from '../../ui/ProblemNotice.tsx'
import { CenteredLoader } from './CenteredLoader.tsx'
import { Scroller } from './Scroller.tsx'
import styles from './TextPreview.module.css'
import { useFileText } from './use-file-text.ts'

/** A longer text is shown as far as this. */
const TEXT_MAX = 262_144
export const CSV_MAX = 262_144

export function isText(mime: string): boolean {
  return mime.startsWith('text/') || mime.startsWith('application/json')
}

export function TextPreview({ item, url }: { item: Item; url: string }) {
  const text = useFileText(url, TEXT_MAX)
  if (text.isPending) return <CenteredLoader label="Loading the text" />
  if (text.isError) {
    return (
      <ProblemNotice
        title="The text could not be loaded"
        problem={text.error}
        onRetry={() => void text.refetch()}
        isRetrying={text.isRefetching}
      />
    )
  }
  return (
    <Scroller className={styles.scroller} label={`Text of ${item.name}`}>
      <pre className={styles.text}>{text.data}</pre>
      {(item.bytes ?? 0) > TEXT_MAX && (
        <Text c="dimmed" p="md">
          Only the first {formatBytes(TEXT_MAX)} are shown. Download the file to read all of it.
        </Text>
      )}
    </Scroller>
  )
}
