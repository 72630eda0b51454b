import { install } from './install.mjs'
import { Failure, main } from './lib.mjs'
import { actAsOwner } from './own-user.mjs'

// `npm run recover -- someone@company.com`, run next to the running server with its environment, for someone who
// can't sign in anymore. Prints a link for setting a new password.
await main(async () => {
  const [address] = process.argv.slice(2)
  if (!address) throw new Failure('Say who: npm run recover -- somebody@company.com')
  await install()
  await actAsOwner()
  const { readConfig } = await import('../server/src/platform/config.ts')
  const { recover } = await import('../server/src/programs/recover.ts')
  const link = await recover(readConfig(process.env), address).catch(({ message }) => {
    throw new Failure(message)
  })
  console.log(
    `All sessions of ${address} have ended and the second factors are removed. To set a new password, open`,
  )
  console.log(`${link}\nThe link works once, within an hour.`)
})
