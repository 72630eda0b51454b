import { install } from './install.mjs'
import { Failure, main } from './lib.mjs'
import { actAsOwner } from './own-user.mjs'

const USAGE = `Say where to: npm run move-database -- postgres://user:password@host/database
or, with DATABASE_URL set, back: npm run move-database -- embedded`

// `npm run move-database`, run next to the running server with its environment, moves the database to an own PostgreSQL
// or back to the embedded one. Run again, it goes on where it was interrupted.
await main(async () => {
  const [to, ...more] = process.argv.slice(2)
  if (more.length > 0 || !/^(embedded$|postgres(ql)?:\/\/)/.test(to ?? '')) throw new Failure(USAGE)
  await install()
  await actAsOwner()
  const { readConfig } = await import('../server/src/platform/config.ts')
  const { moveDatabase } = await import('../server/src/programs/move-database.ts')
  await moveDatabase(readConfig(process.env), to, { say: console.log }).catch((error) => {
    throw new Failure(error.message)
  })
})
