import { Text } from '@mantine/core'
import { getItemVersionText } from '@satchel/contract/items/versions.ts'
import { t } from '@satchel/messages/t.ts'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { query } from '../../../lib/api.ts'
import { formatChoice } from '../../../lib/format/format.ts'
import { TextSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import styles from './TextChanges.module.css'
import { type Passage, passagesOf } from './text-changes.ts'

interface TextChangesProps {
  itemId: string
  from: number
  to: number
}

/** Differences in the text of two versions, with a little context. */
export function TextChanges({ itemId, from, to }: TextChangesProps) {
  const texts = useQueries({
    queries: [from, to].map((number) =>
      query(getItemVersionText, { params: { id: itemId, number }, query: {} }),
    ),
  })
  const [before, after] = texts.map(({ data }) => data)
  const passages = usePassages(before?.text, after?.text)
  const isCut = before?.isCut || after?.isCut
  const wordless = [from, to].filter((_, index) => !texts[index]?.data?.text)
  if (texts.some(({ isError }) => isError))
    return <Text c="dimmed">{t('items.versions.couldntCompareTheTexts')}</Text>
  if (passages === undefined) return <TextSkeleton lines={3} />
  return (
    <>
      <h3 className={styles.title}>{t('items.versions.text')}</h3>
      {wordless.length > 0 ? (
        <Text c="dimmed">
          {t('items.versions.noTextFound', { versions: formatChoice(wordless.map(String)) })}
        </Text>
      ) : (
        <ChangedText passages={passages} />
      )}
      {isCut && <Text c="dimmed">{t('items.versions.onlyBeginningCompared')}</Text>}
    </>
  )
}

function ChangedText({ passages }: { passages: Passage[] | null }) {
  if (passages === null) return <Text c="dimmed">{t('items.versions.textsTooDifferent')}</Text>
  if (passages.every(({ kind }) => kind === 'same'))
    return <Text c="dimmed">{t('items.versions.theTextsAreIdentical')}</Text>
  return (
    <p className={styles.text}>
      {passages.map(({ id, kind, text }) => {
        if (kind === 'same') return <span key={id}>{text}</span>
        return kind === 'added' ? (
          <ins key={id} className={styles.added}>
            {text}
          </ins>
        ) : (
          <del key={id} className={styles.removed}>
            {text}
          </del>
        )
      })}
    </p>
  )
}

/** Returns changed passages; undefined until loaded, null if comparing would take too long. */
function usePassages(before: string | undefined, after: string | undefined) {
  const [passages, setPassages] = useState<Passage[] | null>()
  useEffect(() => {
    if (before === undefined || after === undefined) return
    // What stands above is drawn first.
    const later = setTimeout(() => setPassages(before && after ? passagesOf(before, after) : []))
    return () => clearTimeout(later)
  }, [before, after])
  return passages
}
