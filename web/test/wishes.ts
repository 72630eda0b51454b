import type { WishSettings } from '@satchel/contract/wishes/settings.ts'
import type { Wish, WishPage } from '@satchel/contract/wishes/wishes.ts'
import { itemId } from './items.ts'

const AT = '2026-11-20T09:00:00.000Z'

export function wishOf(overrides: Partial<Wish> = {}): Wish {
  return {
    id: itemId(1),
    version: 1,
    kind: 'content',
    title: 'Retail case study',
    description: '',
    status: 'open',
    statusLabel: 'Open',
    statusColor: '#64748b',
    pending: false,
    votes: 2,
    voted: false,
    commentCount: 0,
    author: { id: itemId(90), name: 'Bo' },
    assignee: null,
    organization: null,
    neededBy: null,
    itemIds: [],
    response: null,
    mergedInto: null,
    doneAt: null,
    createdAt: AT,
    updatedAt: AT,
    ...overrides,
  }
}

export function wishPageOf(...items: Wish[]): WishPage {
  const of = (status: Wish['status']) => items.filter((wish) => wish.status === status).length
  const counts = {
    open: of('open'),
    planned: of('planned'),
    started: of('started'),
    done: of('done'),
    declined: of('declined'),
    pending: items.filter(({ pending }) => pending).length,
  }
  return { items, nextCursor: null, counts }
}

export const wishSettings: WishSettings = {
  version: 1,
  needsApproval: false,
  statuses: {
    open: { label: 'Open', color: '#64748b' },
    planned: { label: 'Planned', color: '#2563eb' },
    started: { label: 'In progress', color: '#b45309' },
    done: { label: 'Done', color: '#15803d' },
    declined: { label: 'Declined', color: '#b91c1c' },
  },
}
