import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MarkedText } from './MarkedText.tsx'

function shown(passage: string, lead?: number) {
  const { container } = render(
    <p>
      <MarkedText {...(lead && { lead })}>{passage}</MarkedText>
    </p>,
  )
  return container
}

it('highlights matches and shows the rest as written', () => {
  const container = shown('Prices &amp; &quot;<mark>mills</mark>&quot; in <mark>Ghent</mark>')
  expect(container.textContent).toBe('Prices & "mills" in Ghent')
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'mills',
    'Ghent',
  ])
})

it.each([
  ['escaped, as the server sends it', '&lt;img src=x onerror=alert(1)&gt; <mark>mill</mark>'],
  ['raw, as it never should', '<img src=x onerror=alert(1)> <mark>mill</mark>'],
  ['inside of a mark', '<mark><script>alert(1)</script><b>mill</b></mark>'],
  ['with a mark left open', '<mark><iframe src="//evil.test"></iframe> mill'],
  ['escaped twice', '&amp;lt;svg onload=alert(1)&amp;gt; <mark>mill</mark>'],
])('renders no element for HTML that comes %s', (_, passage) => {
  const container = shown(passage)
  const elements = [...container.querySelectorAll('p *')].map(({ localName }) => localName)
  expect(elements.filter((name) => name !== 'mark' && name !== 'span')).toEqual([])
  expect(container.textContent).toContain('mill')
})

it('keeps the first match visible after a long beginning', () => {
  const container = shown('Read it before the first call with a <mark>mill</mark> in Ghent', 16)
  expect(container.textContent).toBe('… call with a mill in Ghent')
})
