import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { createCache } from '../src/lib/cache/cache.ts'

/** Renders at an address as the two entries do. */
export function renderAt(url: string, children: ReactNode) {
  return render(
    <MantineProvider env="test">
      <QueryClientProvider client={createCache()}>
        <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  )
}
