import { use } from 'react'
import { TextDirection } from '../text-direction.ts'

interface HeadingProps {
  text: string
  level: number
}

export function Heading({ text, level }: HeadingProps) {
  const dir = use(TextDirection)
  if (level === 1) return <h1 dir={dir}>{text}</h1>
  return level === 2 ? <h2 dir={dir}>{text}</h2> : <h3 dir={dir}>{text}</h3>
}
