import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AppTheme } from './AppTheme.tsx'

const stylesheets = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href)

it('loads the stylesheet of the font that the page names, and no other', () => {
  const { unmount } = render(<AppTheme>Home</AppTheme>)
  expect(stylesheets()).toEqual([])
  unmount()
  const meta = document.createElement('meta')
  document.head.append(
    Object.assign(meta, { name: 'satchel-font', content: 'https://a.example/b' }),
  )
  render(<AppTheme>Home</AppTheme>)
  expect(stylesheets()).toEqual(['https://a.example/b'])
  meta.remove()
})
