import { Fragment } from 'react'

/** Text whose email addresses break after their @ where they have to, and not within a word. */
export function EmailAddress({ children: text }: { children: string }) {
  const [first = '', ...others] = text.split(/(?<=\S@)(?=\S)/)
  return (
    <>
      {first}
      {others.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  )
}
