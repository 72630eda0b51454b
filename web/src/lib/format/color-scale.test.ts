import { assert, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { contrast, scaleOf } from './color-scale.ts'
import { COOL, COOL_DARK } from './design-tokens.ts'

const anyColor = integer({ min: 0, max: 0xffffff }).map(
  (value) => `#${value.toString(16).padStart(6, '0')}`,
)
const [paper, night] = ['#ffffff', COOL_DARK[7]]

it('makes a readable scale of any color, in both themes', async () => {
  await assert(
    property(anyColor, (color) => {
      const scale = scaleOf(color)
      expect(contrast(paper, scale[7])).toBeGreaterThanOrEqual(4.5)
      expect(contrast(paper, scale[6])).toBeGreaterThanOrEqual(4.5)
      expect(contrast(scale[1], scale[9])).toBeGreaterThanOrEqual(4.5)
      expect(contrast(scale[3], night)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(scale[4], night)).toBeGreaterThanOrEqual(3)
    }),
  )
})

it('keeps a readable color as it is', () => {
  expect(scaleOf('#0f766e')[7]).toBe('#0f766e')
  expect(scaleOf('#1d4ed8')[7]).toBe('#1d4ed8')
})

it('has neutrals that are readable as text and visible as edges', () => {
  expect(contrast(paper, COOL[6])).toBeGreaterThanOrEqual(4.5)
  expect(contrast(COOL[1], COOL[6])).toBeGreaterThanOrEqual(4.5)
  expect(contrast(paper, COOL[5])).toBeGreaterThanOrEqual(3)
  expect(contrast(night, COOL_DARK[2])).toBeGreaterThanOrEqual(4.5)
  expect(contrast(night, COOL_DARK[3])).toBeGreaterThanOrEqual(3)
})
