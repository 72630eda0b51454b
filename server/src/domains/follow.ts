import type { Services } from '../platform/http/services.ts'
import { findHosts } from './queries.ts'

/** Keeps this node's list of domains in sync with the database. */
export async function followDomains({
  config,
  database,
  hosts,
  log,
  notices,
}: Services): Promise<void> {
  const { SHORT_DOMAIN: domain } = config
  const own = domain
    ? [{ domain, tenantId: null, rootUrl: config.PUBLIC_URL, notFoundUrl: null }]
    : []
  const read = async () => hosts.set([...(await findHosts(database.system)), ...own])
  await read()
  let last = Promise.resolve()
  const readAgain = () => {
    last = last.then(read).catch((error) => log.error({ err: error }, 'domains'))
  }
  notices.on('domain', readAgain)
  notices.onGap(readAgain)
}
