import { type Static, Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Email, Id, Time } from './schemas.ts'

// Erasing replaces a name and an address everywhere in a company. What somebody did still counts, under a pseudonym.

export const Erasure = Type.Object({
  pseudonym: Type.String({ description: 'The address that stands in place of the erased one' }),
  rows: Type.Integer({ description: 'How many records were changed or deleted' }),
  at: Time,
})
export type Erasure = Static<typeof Erasure>

export const eraseUser = endpoint({
  name: 'eraseUser',
  summary: 'Erase a deactivated person: replace their name and address everywhere, for good',
  method: 'POST',
  path: '/api/erasure/v1/users/:userId',
  access: 'people.manage',
  params: Type.Object({ userId: Id }),
  reply: Erasure,
})

export const eraseAddress = endpoint({
  name: 'eraseAddress',
  summary: 'Erase a lead or a recipient: replace their address and name everywhere, for good',
  method: 'POST',
  path: '/api/erasure/v1/addresses',
  access: 'people.manage',
  body: Type.Object({ email: Email }),
  reply: Erasure,
})
