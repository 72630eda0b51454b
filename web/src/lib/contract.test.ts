import { ItemOrder } from '@satchel/contract/items/items.ts'
import { expect, test } from 'vitest'

const modules = import.meta.glob('../../../contract/src/**/*.ts', { eager: true })

test('the contract loads without its schema library', () => {
  expect(Object.keys(modules).length).toBeGreaterThan(30)
  const endpoints = Object.values(modules)
    .flatMap((module) => Object.values(module as Record<string, unknown>))
    .filter((value) => typeof value === 'object' && value !== null && 'path' in value)
  expect(endpoints.length).toBeGreaterThan(150)
  expect(ItemOrder.enum).toContain('relevance')
  expect(ItemOrder).not.toHaveProperty('type')
})
