import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { myLastLinks } from './share-queries.ts'

export interface Person {
  email: string
  /** Name of the last link to them; empty if none has one. */
  name: string
  organization: string
}

export interface Recipients {
  people: readonly Person[]
  organizations: readonly string[]
}

/** Returns my earlier recipients, latest first. */
export function useRecipients(): Recipients {
  const { data } = useQuery(myLastLinks())
  return useMemo(() => {
    const people = new Map<string, Person>()
    const organizations = new Map<string, string>()
    for (const link of data?.items ?? []) {
      const { sharedToEmail: email, sharedToName, sharedToOrganization } = link
      const organization = sharedToOrganization ?? ''
      if (email) {
        const earlier = people.get(email)
        people.set(email, {
          email,
          name: earlier?.name || (sharedToName ?? ''),
          organization: earlier?.organization || organization,
        })
      }
      const key = organization.toLowerCase()
      if (organization && !organizations.has(key)) organizations.set(key, organization)
    }
    return { people: [...people.values()], organizations: [...organizations.values()] }
  }, [data])
}
