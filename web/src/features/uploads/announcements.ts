import { t } from '@satchel/messages/t.ts'
import type { PendingState } from './pending.ts'
import { type Phase, type Total, totalOf } from './progress.ts'

type Pending = Pick<PendingState, 'assets' | 'notes'>

/** Last announcement of the uploads, and its subject. */
export interface Spoken {
  text: string
  phase: Phase
  uploading: number
  /** Progress of the bytes in percent, when last announced. */
  percent: number
  /** Time in ms. */
  at: number
  added: ReadonlySet<string>
  problems: ReadonlySet<string>
}

export const SILENT: Spoken = {
  text: '',
  phase: 'over',
  uploading: 0,
  percent: 0,
  at: 0,
  added: new Set<string>(),
  problems: new Set<string>(),
}

/** Steps between announcements of progress, in percent and ms. */
const STEP = 25
const PAUSE = 10_000

/** Announces when uploads begin, take long, meet a problem and end, and nothing in between. */
export function speak(before: Spoken, pending: Pending, now: number): Spoken {
  const { assets, notes } = pending
  if (assets.length + notes.length === 0) return SILENT
  const total = totalOf(pending)
  const { phase, percent, uploading } = total
  const completed = assets.filter(({ status }) => status === 'completed')
  const added = new Set([...before.added, ...completed.map(({ id }) => id)])
  const all = problemsOf(pending)
  const problems = new Set(all.map(({ id }) => id))
  const fresh = all.filter(({ id }) => !before.problems.has(id))
  const state = { phase, uploading, added, problems }

  const texts = [turnOf(before, total, added.size), problemText(fresh)].filter(
    (text) => text !== '',
  )
  const isLong = percent - before.percent >= STEP && now - before.at >= PAUSE
  if (texts.length === 0 && phase === 'uploading' && isLong)
    texts.push(t('uploads.percentUploaded', { percent }))
  if (texts.length === 0) return { ...before, ...state }
  return { ...state, text: texts.join('. '), percent, at: now }
}

/** Announces more files, or the end of the current phase. */
function turnOf(before: Spoken, { phase, uploading, title }: Total, added: number): string {
  if (phase === 'uploading' && uploading > before.uploading) return title
  if (phase === before.phase) return ''
  if (phase !== 'over') return title
  return added > 0 ? t('uploads.filesAdded', { completed: added }) : ''
}

function problemsOf({ assets, notes }: Pending) {
  const failed = assets.filter(({ transfer }) => transfer === 'failed')
  const reasons = failed.map(({ id, name, failure }) => {
    return { id, name, reason: failure ?? t('uploads.uploadFailed') }
  })
  return [...reasons, ...notes]
}

function problemText(fresh: ReturnType<typeof problemsOf>): string {
  const [first] = fresh
  if (!first) return ''
  return fresh.length === 1
    ? t('uploads.problemOf', { name: first.name, reason: first.reason })
    : t('uploads.filesWithProblems', { failed: fresh.length })
}
