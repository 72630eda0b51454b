import { sql } from 'kysely'
import type { Product } from './harness.ts'

export interface WaitingMail {
  subject: string
  text: string
  html: string
}

/** Returns waiting emails to an address, newest first. */
export async function mailsTo({ database }: Product, email: string): Promise<WaitingMail[]> {
  const { rows } = await sql<WaitingMail>`
    select payload ->> 'subject' as subject, payload ->> 'text' as text, payload ->> 'html' as html
    from graphile_worker._private_jobs where payload ->> 'to' = ${email} order by id desc`.execute(
    database.system,
  )
  return rows
}

/** Returns the token in the newest email's link. */
export async function tokenFor(satchel: Product, email: string): Promise<string> {
  const [mail] = await mailsTo(satchel, email)
  const token = mail?.text.match(/token=([\w-]+)/)?.[1]
  if (!token) throw new Error(`There is no mail with a token for ${email}`)
  return token
}
