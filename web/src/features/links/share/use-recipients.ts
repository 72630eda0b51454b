import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { myLastLinks } from './share-queries.ts'

export interface Person {
  email: string
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
    for (const { sharedToEmail: email, sharedToOrganization } of data?.items ?? []) {
      const organization = sharedToOrganization ?? ''
      if (email) {
        const earlier = people.get(email)?.organization
        people.set(email, { email, organization: earlier || organization })
      }
      const key = organization.toLowerCase()
      if (organization && !organizations.has(key)) organizations.set(key, organization)
    }
    return { people: [...people.values()], organizations: [...organizations.values()] }
  }, [data])
}
