import { expect, test } from 'vitest'
import { nameOfPage } from './page-name.ts'

test.each([
  ['https://www.larkfield.example/blog/winter/?x=1#top', 'larkfield.example/blog/winter'],
  ['http://larkfield.example:8080/', 'larkfield.example:8080'],
  ['https://larkfield.example/caf%C3%A9', 'larkfield.example/café'],
  ['https://larkfield.example/100%', 'larkfield.example/100%'],
])('%s is called %s until it is read', (url, name) => {
  expect(nameOfPage(url)).toBe(name)
})
