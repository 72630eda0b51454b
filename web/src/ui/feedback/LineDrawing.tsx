import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

export type Subject =
  | 'documents'
  | 'search'
  | 'folder'
  | 'link'
  | 'pulse'
  | 'lost'
  | 'broken'
  | 'bin'
  | 'tag'
  | 'offline'

/** Drawings of 128 by 96; `data-accent` is the one line in color. */
const drawings: Record<Subject, ReactNode> = {
  documents: (
    <>
      <rect x="30" y="20" width="44" height="58" rx="6" transform="rotate(-8 52 49)" />
      <rect data-ground x="50" y="16" width="48" height="62" rx="6" />
      <path d="M60 30h28M60 40h28M60 50h18" />
      <path data-accent d="M74 88V64m-8 8 8-8 8 8" />
    </>
  ),
  search: (
    <>
      <rect x="26" y="18" width="58" height="60" rx="6" />
      <path d="M38 32h34M38 42h22M38 52h16" />
      <circle data-ground data-accent cx="82" cy="56" r="16" />
      <path data-accent d="m94 68 12 12" />
    </>
  ),
  folder: (
    <>
      <path d="M24 34a6 6 0 0 1 6-6h20l8 8h40a6 6 0 0 1 6 6v30a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6z" />
      <path d="M34 20h58" />
      <path data-accent d="M64 46v22M53 57h22" />
    </>
  ),
  link: (
    <>
      <rect x="22" y="26" width="52" height="44" rx="6" />
      <path d="M22 38h52M30 32h.01M36 32h.01" />
      <path data-accent d="M70 62a12 12 0 0 1 0-17l6-6a12 12 0 0 1 17 17l-3 3" />
      <path data-accent d="M84 52a12 12 0 0 1 0 17l-6 6a12 12 0 0 1-17-17" />
    </>
  ),
  pulse: (
    <>
      <circle cx="64" cy="48" r="34" />
      <path data-accent d="M34 50h16l8-18 12 32 8-20 5 6h11" />
    </>
  ),
  lost: (
    <>
      <path d="M20 78h88" />
      <path d="M64 78V26" />
      <path data-ground d="M64 26h32l8 8-8 8H64z" />
      <path data-accent data-ground d="M64 48H34l-8 8 8 8h30z" />
    </>
  ),
  bin: (
    <>
      <path d="M40 32h48l-5 42a6 6 0 0 1-6 5H51a6 6 0 0 1-6-5z" />
      <path d="M34 32h60M54 32v-6a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v6" />
      <path data-accent d="m54 56 8 8 14-16" />
    </>
  ),
  tag: (
    <>
      <path d="M30 26h30l40 30-24 26-46-28z" />
      <circle data-ground cx="44" cy="40" r="5" />
      <path data-accent d="M64 52l16 11M58 60l12 8" />
    </>
  ),
  offline: (
    <>
      <path d="M26 42a56 56 0 0 1 76 0M40 56a36 36 0 0 1 48 0" />
      <path data-accent d="M54 69a16 16 0 0 1 20 0M64 80h.01" />
      <path d="M34 16 96 86" />
    </>
  ),
  broken: (
    <>
      <path d="M58 18H36a6 6 0 0 0-6 6v48a6 6 0 0 0 6 6h20l6-14-8-12 10-14z" />
      <path data-accent d="M72 18h20a6 6 0 0 1 6 6v48a6 6 0 0 1-6 6H70l6-14-8-12 10-14z" />
    </>
  ),
}

export function LineDrawing({ of }: { of: Subject }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 128 96" aria-hidden="true">
      {drawings[of]}
    </svg>
  )
}
