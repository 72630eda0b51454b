import type { Frame } from '@satchel/contract/monitoring.ts'
import { t } from '@satchel/messages/t.ts'
import styles from './Errors.module.css'

/** Call stack of an error; frames of libraries are collapsed. */
export function StackTrace({ frames }: { frames: readonly Frame[] }) {
  if (frames.length === 0) return <p className={styles.quiet}>{t('monitoring.noStack')}</p>
  return (
    <ol className={styles.stack} aria-label={t('monitoring.stack')}>
      {folded(frames).map((run, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stack is never rearranged
        <li key={at}>{'frame' in run ? <OneFrame frame={run.frame} /> : <Folded run={run} />}</li>
      ))}
    </ol>
  )
}

type Run = { frame: Frame } | { frames: Frame[] }

function folded(frames: readonly Frame[]): Run[] {
  const runs: Run[] = []
  for (const frame of frames) {
    const last = runs.at(-1)
    if (frame.inApp) runs.push({ frame })
    else if (last && 'frames' in last) last.frames.push(frame)
    else runs.push({ frames: [frame] })
  }
  return runs
}

function Folded({ run: { frames } }: { run: { frames: Frame[] } }) {
  return (
    <details className={styles.folded}>
      <summary>{t('monitoring.libraryFrames', { count: frames.length })}</summary>
      {frames.map((frame, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stack is never rearranged
        <OneFrame key={at} frame={frame} />
      ))}
    </details>
  )
}

function numbered({ firstLine, lines }: NonNullable<Frame['code']>) {
  return lines.map((text, at) => ({ text, number: firstLine + at }))
}

function OneFrame({ frame }: { frame: Frame }) {
  const { file, line, column, code } = frame
  const place = [file ?? t('monitoring.unknown'), line, column]
    .filter((part) => part !== null)
    .join(':')
  return (
    <div className={styles.frame}>
      <p className={styles.place}>
        {frame.function && <strong>{frame.function}</strong>} <span>{place}</span>
      </p>
      {code && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by the keyboard
        <pre className={styles.code} tabIndex={0}>
          {numbered(code).map(({ text, number }) => (
            <span key={number} data-here={number === line || undefined}>
              <i>{number}</i>
              {text}
              {'\n'}
            </span>
          ))}
        </pre>
      )}
    </div>
  )
}
