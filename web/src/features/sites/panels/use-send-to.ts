import { fold, includesText } from '@satchel/contract/folding.ts'
import { listRecipients } from '@satchel/contract/visits/visits.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'

/** Number of people that are offered. */
const OFFERED = 5
/** Number of organizations that are looked for in the page, and of their people. */
const LOOKED_AT = 50
/** Letters of the shortest name that is looked for: shorter ones are found in other words. */
const NAME_MIN = 3

/** A person to whom a site can be sent. */
export interface Addressee {
  email: string
  name: string
  organization: string
}

export interface SendTo {
  /** The organization that the page names, if it names one; those who had a link last otherwise. */
  organization: string | undefined
  people: Addressee[]
}

/** Returns whom a page is for, by the names of organizations in its texts. */
export function useSendTo(text: string): SendTo {
  const organizations = useQuery(
    query(listRecipients, { query: { kind: 'organization', limit: LOOKED_AT } }),
  )
  const named = organizations.data?.items.find(
    ({ name }) => name.length >= NAME_MIN && includesText(text, name),
  )?.name
  const people = useQuery({
    ...query(listRecipients, {
      query: { kind: 'person', limit: LOOKED_AT, ...(named && { search: named }) },
    }),
    enabled: !organizations.isPending,
  })
  const found = (people.data?.items ?? []).filter(
    ({ organization }) => !named || fold(organization ?? '') === fold(named),
  )
  return { organization: named, people: found.slice(0, OFFERED).map(addresseeOf) }
}

function addresseeOf(person: {
  name: string
  email: string | null
  organization: string | null
}): Addressee {
  const { name, email, organization } = person
  return {
    email: email ?? '',
    name: email === name ? '' : name,
    organization: organization ?? '',
  }
}
