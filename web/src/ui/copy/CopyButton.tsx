import { type ReactNode, useEffect, useState } from 'react'
import { copyOrShow } from './copy-or-show.tsx'

const SHOWN_FOR = 2_000

interface CopyButtonProps {
  value: string
  children: (state: Copying) => ReactNode
}

interface Copying {
  /** True for a moment after copying. */
  copied: boolean
  copy: () => void
}

/** Adds copying to a button; if the browser refuses, the text is shown to copy by hand. */
export function CopyButton({ value, children }: CopyButtonProps) {
  return children(useCopying(value))
}

export function useCopying(value: string): Copying {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [copied])
  return { copied, copy: () => void copyOrShow(value).then(setCopied) }
}
