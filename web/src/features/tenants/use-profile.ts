import type { Tenant } from '@satchel/contract/tenants/tenants.ts'
import {
  changeProfile,
  type ProfileAttribute,
  uploadLogo,
} from '@satchel/contract/tenants/tenants.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { ApiProblem, Expected } from '../../lib/problem.ts'
import { callRaw } from '../../lib/raw.ts'
import { updateTenant, useMe } from '../../lib/session.ts'

export interface ProfileChange {
  attributes: Partial<Record<ProfileAttribute, string | null>>
  logo?: File
}

/** Refusal of a change, with its attribute. */
export class Refusal extends Expected {
  readonly attribute: ProfileAttribute | 'logo' | null

  constructor(attribute: Refusal['attribute'], message: string) {
    super(message)
    this.attribute = attribute
  }
}

/** Saves attribute by attribute; those before a refused one are saved. */
export function useProfileChange() {
  const { tenant } = useMe()
  const params = { id: tenant.id }
  return useMutation<void, Refusal, ProfileChange>({
    mutationFn: async ({ attributes, logo }) => {
      for (const [name, value] of Object.entries(attributes)) {
        const attribute = name as ProfileAttribute
        const body = { attribute, value }
        updateTenant(
          await call(changeProfile, { params, body }).catch((error) => refuse(attribute, error)),
        )
      }
      if (!logo) return
      const answer = await callRaw(uploadLogo, { params }, logo).catch((error) =>
        refuse('logo', error),
      )
      updateTenant((await answer.json()) as Tenant)
    },
  })
}

function refuse(attribute: ProfileAttribute | 'logo', error: unknown): never {
  if (!(error instanceof ApiProblem)) throw error
  const isOfField =
    error.body.status === 422 || error.body.status === 415 || error.body.status === 413
  throw new Refusal(isOfField ? attribute : null, error.fields.value ?? error.message)
}
