import type { Certainty } from '@satchel/contract/visits.ts'
import { type RawBuilder, sql } from 'kysely'

/** How sure it is that a person read; `docs/honest-views.md` explains it. `of` is the visit's alias. */
export function certaintyOf(of: 'visit' | 'again'): RawBuilder<Certainty> {
  const column = (name: string) => sql.ref(`${of}.${name}`)
  return sql<Certainty>`case
    when ${column('filtered')} in ('bot', 'unfurler', 'scanner', 'head', 'preview', 'crowd') then 'machine'
    when ${column('email_proved')} or ${column('by_password')} then 'proved'
    when ${column('acted')} or ${column('downloaded')} or ${column('email')} is not null
      or ${column('parts')} is not null or ${column('clicks')} is not null
      or (select count(*) > 1 from jsonb_object_keys(${column('pages')})) then 'acted'
    else 'loaded' end`
}

/** The condition for visits of which it is sure that a person read. */
export function isSure(of: 'visit' | 'again'): RawBuilder<boolean> {
  return sql<boolean>`(${certaintyOf(of)} in ('proved', 'acted'))`
}
