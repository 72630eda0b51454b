import type { Answer, Owner, Product } from '../harness.ts'
import { proved } from '../sso.ts'
import type { NameServer } from './name-server.ts'

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const PATCH_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'

/** A directory that keeps the people of a new tenant by SCIM. */
export interface Directory {
  owner: Owner
  domain: string
  token: string
  /** Calls SCIM with its media type, with the directory's token unless another is given. */
  scim(method: string, path: string, body?: object, by?: string): Promise<Answer>
  draftOf(name: string, more?: object): object
  /** Creates a person and returns their resource. */
  create(name: string, more?: object): Promise<Answer['body']>
  patch(id: string, ...operations: object[]): Promise<Answer>
}

let number = 0

export async function newScimToken(owner: Owner): Promise<string> {
  return (await owner.call('POST', 'auth/v1/sso/scim-tokens', { name: 'Directory' })).body.token
}

export async function newDirectory(satchel: Product, names: NameServer): Promise<Directory> {
  number += 1
  const domain = `staff${number}.com`
  const owner = await satchel.newTenant()
  await proved(owner, names, domain)
  const token = await newScimToken(owner)
  const scim: Directory['scim'] = (method, path, body, by = token) =>
    satchel.anonymous(method as 'GET', `/api/scim/v2/${path}`, body && JSON.stringify(body), {
      authorization: `Bearer ${by}`,
      ...(body && { 'content-type': 'application/scim+json' }),
    })
  const draftOf = (name: string, more: object = {}) => ({
    schemas: [USER_SCHEMA],
    userName: `${name}@${domain}`,
    name: { givenName: 'Pat', familyName: 'Doe' },
    active: true,
    ...more,
  })
  return {
    owner,
    domain,
    token,
    scim,
    draftOf,
    create: async (name, more) => (await scim('POST', 'Users', draftOf(name, more))).body,
    patch: (id, ...Operations) =>
      scim('PATCH', `Users/${id}`, { schemas: [PATCH_SCHEMA], Operations }),
  }
}
