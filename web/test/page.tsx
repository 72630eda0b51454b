import { MantineProvider } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { getMe, type Me, refreshSession } from '@satchel/contract/accounts/accounts.ts'
import { listMuted, listNotifications } from '@satchel/contract/notifications.ts'
import type { Role } from '@satchel/contract/permissions.ts'
import type { Tenant } from '@satchel/contract/tenants/tenants.ts'
import type { User } from '@satchel/contract/users.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { onTestFinished, vi } from 'vitest'
import { onProofRequired } from '../src/lib/api.ts'
import { createCache } from '../src/lib/cache/cache.ts'
import { followRefusal, leaveBy, startSession } from '../src/lib/session.ts'
import { setTokens } from '../src/lib/tokens.ts'
import { clearModal, closeModal } from '../src/ui/overlay/modal.ts'
import { Overlays } from '../src/ui/overlay/Overlays.tsx'
import { TimeZone } from '../src/ui/text/RelativeTime.tsx'
import {
  type Answered,
  answers,
  type ContractServer,
  refuses,
  serveContract,
} from './contract-server.ts'
import { meAs } from './session.ts'

interface MeParts {
  user?: Partial<User>
  tenant?: Partial<Omit<Tenant, 'accountStatus'>>
  accountStatus?: Partial<Tenant['accountStatus']>
  owesSecondFactor?: boolean
}

/** Returns a Northwind user with these differences from the default. */
export function meWith(role: Role, parts: MeParts = {}): Me {
  const me = meAs(role)
  const { user, tenant, accountStatus, owesSecondFactor = false } = parts
  return {
    ...me,
    user: { ...me.user, ...user },
    tenant: {
      ...me.tenant,
      ...tenant,
      accountStatus: { ...me.tenant.accountStatus, ...accountStatus },
    },
    owesSecondFactor,
  }
}

export const TOKENS = { accessToken: 'a', identityToken: 'i', refreshToken: 'r', expiresIn: 900 }

interface Opened {
  server: ContractServer
  user: ReturnType<typeof userEvent.setup>
}

interface PageOptions {
  /** Signed-in person; nobody if undefined. */
  me?: Me | undefined
  at?: string
}

/** Opens a page with dialogs and toasts, as one of the two entries does, before a server with these answers. */
export async function openPage(
  page: ReactNode,
  replies: readonly Answered[],
  { me, at = '/' }: PageOptions = {},
): Promise<Opened> {
  onTestFinished(leaveNothing)
  const session = me
    ? [
        answers(refreshSession, TOKENS),
        answers(getMe, me),
        answers(listNotifications, { items: [], unread: 0, nextCursor: null }),
        answers(listMuted, { items: [] }),
      ]
    : [refuses(refreshSession, 'unauthenticated')]
  const server = serveContract(...session, ...replies)
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  await act(startSession)
  const cache = createCache(followRefusal)
  const { queries, mutations } = cache.getDefaultOptions()
  // What is tried again is tried at once.
  cache.setDefaultOptions({
    queries: { ...queries, retryDelay: 0 },
    mutations: { ...mutations, retryDelay: 0 },
  })
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={cache}>
        <MemoryRouter initialEntries={[at]}>
          <TimeZone value={me?.tenant.timeZone ?? 'Europe/Zurich'}>
            {page}
            <Overlays />
          </TimeZone>
          <Address />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  )
  return { server, user }
}

/** Resets modules, which remember who is signed in, and what dialog and toasts are shown. */
async function leaveNothing(): Promise<void> {
  cleanup()
  closeModal()
  clearModal()
  notifications.clean()
  notifications.cleanQueue()
  onProofRequired(async () => false)
  sessionStorage.clear()
  localStorage.clear()
  setTokens(null)
  // A departure that is refused ends one that was begun, and without tokens the session.
  await leaveBy(() => Promise.reject(new Error('Stay'))).catch(() => {})
}

/** Returns the current address within the entry. */
export function address(): string {
  return screen.getByTestId('address').textContent ?? ''
}

function Address() {
  const { pathname, search } = useLocation()
  return (
    <span hidden data-testid="address">
      {pathname + search}
    </span>
  )
}

/** Blocks full page loads, and returns a function that returns where the last one led. */
export function watchLeaving(): () => string | undefined {
  let last: string | undefined
  const leave = (url: string | URL) => {
    last = String(url)
  }
  vi.spyOn(window.location, 'assign').mockImplementation(leave)
  vi.spyOn(window.location, 'replace').mockImplementation(leave)
  return () => last
}

/** Pastes text as quickly as browsers fill in forms. */
export async function fill({ user }: Opened, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
}

/** Returns the text on the clipboard. */
export function copied(): Promise<string> {
  return navigator.clipboard.readText()
}

/** Types a day into the date field with this label, once its calendar is loaded. */
export async function typeDay(user: UserEvent, label: string | RegExp, text: string) {
  const field = await waitFor(() => {
    const found = screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
    if (found.readOnly) throw new Error('The calendar isn’t loaded yet')
    return found
  })
  await user.clear(field)
  await user.type(field, text)
  await user.tab()
  return field
}
