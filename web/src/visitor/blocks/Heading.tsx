interface HeadingProps {
  text: string
  level: number
}

export function Heading({ text, level }: HeadingProps) {
  if (level === 1) return <h1>{text}</h1>
  return level === 2 ? <h2>{text}</h2> : <h3>{text}</h3>
}
