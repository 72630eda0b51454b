import { render } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useListWidth } from './use-list-width.ts'

function List({ onWidth }: { onWidth: (width: number) => void }) {
  const { ref, width } = useListWidth('test')
  onWidth(width)
  return <div ref={ref} />
}

test('a list has its own width before it’s painted, and from the start when reopened', () => {
  const size = vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ width: 328 } as DOMRect)
  onTestFinished(() => size.mockRestore())
  const first = vi.fn()
  render(<List onWidth={first} />).unmount()
  expect(first).toHaveBeenLastCalledWith(328)
  const second = vi.fn()
  render(<List onWidth={second} />)
  expect(second).toHaveBeenNthCalledWith(1, 328)
})
