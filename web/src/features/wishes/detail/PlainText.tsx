import { Anchor } from '@mantine/core'
import { partsOf } from './text-parts.ts'
import styles from './WishDetail.module.css'

interface PlainTextProps {
  children: string
  mentioned?: readonly string[]
}

/** Plain text as people wrote it; web addresses are links. */
export function PlainText({ children, mentioned }: PlainTextProps) {
  return (
    <p className={styles.text}>
      {partsOf(children, mentioned).map(({ at, text, kind }) => {
        if (kind === 'text') return text
        if (kind === 'mention')
          return (
            <span key={at} className={styles.mention}>
              {text}
            </span>
          )
        return (
          <Anchor key={at} href={text} target="_blank" rel="noopener noreferrer nofollow">
            {text}
          </Anchor>
        )
      })}
    </p>
  )
}
