import type { Item } from '@satchel/contract/items/items.ts'
import { useQuery } from '@tanstack/react-query'
import hljs from 'highlight.js/lib/core'
import styles from './CodePreview.module.css'
import { loadLanguage } from './code-language.ts'
import { TextFile } from './TextFile.tsx'

interface CodePreviewProps {
  item: Item
  url: string
  language: string
}

export function CodePreview({ item, url, language }: CodePreviewProps) {
  return (
    <TextFile item={item} url={url} what="text">
      {(text) => <Code text={text} language={language} />}
    </TextFile>
  )
}

/** Code that is plain at first, and colored once its language is loaded. */
function Code({ text, language }: { text: string; language: string }) {
  const { data: isKnown = false } = useQuery({
    queryKey: ['code language', language],
    queryFn: () => register(language),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!isKnown) return <pre className={styles.code}>{text}</pre>
  const { value } = hljs.highlight(text, { language, ignoreIllegals: true })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: highlight.js escapes the text it marks
  return <pre className={styles.code} dangerouslySetInnerHTML={{ __html: value }} />
}

async function register(name: string): Promise<boolean> {
  const language = await loadLanguage(name)
  if (language && !hljs.getLanguage(name)) hljs.registerLanguage(name, language)
  return language !== undefined
}
