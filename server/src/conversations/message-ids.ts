import type { Config } from '../platform/config.ts'

/** The number of earlier messages that an email names, of which the last ones suffice to thread it. */
export const REFERENCES_MAX = 20

/** Returns the headers with which mail programs thread the email about a message with those about earlier ones. */
export function threadHeaders({ PUBLIC_URL }: Config, id: string, earlier: string[]) {
  const { hostname } = new URL(PUBLIC_URL)
  const name = (each: string) => `<${each}.message@${hostname}>`
  const latest = earlier.at(-1)
  return {
    messageId: name(id),
    ...(latest && { inReplyTo: name(latest), references: earlier.map(name) }),
  }
}
