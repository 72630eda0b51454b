import { createElement, Fragment, type ReactNode } from 'react'

interface SentenceProps {
  /** Text with `{names}` where elements belong, so that a label is a whole sentence. */
  text: string
  parts: Readonly<Record<string, ReactNode>>
}

/** A sentence with elements in it, such as links and times. */
export function Sentence({ text, parts }: SentenceProps) {
  const pieces = text.split(/\{(\w+)\}/)
  return createElement(
    Fragment,
    null,
    ...pieces.map((piece, index) => (index % 2 === 1 ? parts[piece] : piece)),
  )
}
