import type { Language } from '@satchel/contract/languages.ts'
import { systemActor, withScope } from '../../platform/database/scope.ts'
import type { Services } from '../../platform/http/services.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { mailWaitOf } from '../../platform/mail/mail-caps.ts'
import { hmac, isSame } from '../../platform/security/hmac.ts'
import { newCode } from '../../platform/security/random-token.ts'
import { typedCode } from '../../platform/text.ts'
import { pageLanguage } from '../language.ts'
import type { FoundLink } from '../link/find-link-queries.ts'
import { attempt, forgive, type Place, placeOf, subjectKey } from './attempts.ts'
import * as query from './code-queries.ts'
import { codeEmail, mailLookOf, shelfUrlOf } from './emails.ts'

const MINUTES = 10
/** Wrong answers allowed from one network, and from all together. */
const TRIES = { ofNetwork: 5, ofAll: 30 }

/** Half an hour of tries: later, the code is over. */
const CODE_ATTEMPTS = 8

type Linked = Pick<
  FoundLink,
  'tenantId' | 'id' | 'slug' | 'host' | 'base' | 'isSiteAddress' | 'look' | 'language' | 'locale'
>

/** Emails a code that verifies the address; returns the seconds until the next one. */
export function mailCode(
  { config, database, limits, secrets: { visitors: secret } }: Services,
  link: Linked,
  {
    email,
    visitorLanguage,
    ...place
  }: { email: string; visitorLanguage?: Language | undefined } & Place,
): Promise<{ waitS: number }> {
  return withScope(database, systemActor(link.tenantId), async (scope) => {
    const trial = {
      kind: 'mail',
      linkId: link.id,
      ...placeOf(secret, place),
      subject: subjectKey(secret, email),
    } as const
    const counted = await attempt(scope, trial)
    if ('waitS' in counted) return counted
    const waitS = await mailWaitOf(limits, scope, 'code', email)
    if (waitS !== undefined) return { waitS }
    const code = newCode()
    const codeHash = hashOf(secret, link, email, code)
    await query.putCode(scope, { linkId: link.id, email }, codeHash, MINUTES)
    const language = pageLanguage(visitorLanguage, link)
    const { legal } = link.look
    const shelfUrl = shelfUrlOf(config, link)
    const look = { ...mailLookOf(link.look, config), language, shelfUrl, legal }
    const mail = codeEmail(look, email, code, MINUTES)
    await enqueueMail(scope, mail, { maxAttempts: CODE_ATTEMPTS })
    return { waitS: 0 }
  })
}

export type Proof = 'right' | 'wrong' | 'over' | { waitS: number }

/** A code is good once, for ten minutes and five tries from a network. */
export function checkCode(
  { database, secrets: { visitors: secret } }: Services,
  link: Linked,
  { email, code, ...place }: { email: string; code: string } & Place,
): Promise<Proof> {
  return withScope(database, systemActor(link.tenantId), async (scope) => {
    const from = placeOf(secret, place)
    const { network } = from
    const counted = await attempt(scope, { kind: 'code', linkId: link.id, ...from })
    if ('waitS' in counted) return counted
    const mailed = await query.tryCode(scope, { linkId: link.id, email, network }, TRIES)
    if (!mailed) return 'over'
    const input = hashOf(secret, link, email, typedCode(code))
    if (!isSame(input, mailed)) return 'wrong'
    await forgive(scope, counted.id)
    await query.deleteCode(scope, { linkId: link.id, email })
    return 'right'
  })
}

function hashOf(secret: string, { tenantId, id }: Linked, email: string, code: string): Buffer {
  return hmac(secret, ['code', tenantId, id, email, code].join('\n'))
}
