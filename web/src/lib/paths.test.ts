import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('filters are in the URL, a list once per value', () => {
  expect(paths.library({ tags: ['a b', 'é'], quickFilter: 'mine', startDay: null })).toBe(
    '/library?tags=a+b&tags=%C3%A9&quickFilter=mine',
  )
})

test('nothing follows the path without filters', () => {
  expect(paths.library()).toBe('/library')
  expect(paths.library({ tags: [], startDay: undefined })).toBe('/library')
})

test('special characters in ids are escaped', () => {
  expect(paths.recipient('person', 'zoë/mail+1@a.test')).toBe(
    '/people/person/zo%C3%AB%2Fmail%2B1%40a.test',
  )
})

test('pages of the classic entry are reached through its parameter', () => {
  expect(paths.login({ email: 'a@b.test', next: '/items/1?tab=uses' })).toBe(
    '/classic/?path=/login&email=a%40b.test&next=%2Fitems%2F1%3Ftab%3Duses',
  )
  expect(paths.teamSettings()).toBe('/classic/?path=/team-settings')
})
