import type { User } from '@satchel/contract/users.ts'

export function userId(number: number): string {
  return `0199cccc-0000-7000-8000-${String(number).padStart(12, '0')}`
}

let count = 0

/** Returns a colleague as the server sends them, with these fields. */
export function userOf(overrides: Partial<User> = {}): User {
  count += 1
  return {
    id: userId(count),
    username: `user-${count}`,
    name: `Person ${count}`,
    email: `person-${count}@northwind.test`,
    role: 'editor',
    avatar: { large: null, medium: null, thumbnail: null },
    status: 'active',
    lastSeenAt: null,
    locale: null,
    ...overrides,
  }
}
