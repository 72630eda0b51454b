import { install } from './install.mjs'
import { Failure, main } from './lib.mjs'

// `npm run recover -- somebody@company.com`, beside the running server and with its environment: for who has lost
// every way in. Prints a link by which they set a password.
await main(async () => {
  const [address] = process.argv.slice(2)
  if (!address) throw new Failure('Say who: npm run recover -- somebody@company.com')
  await install()
  const { readConfig } = await import('../server/src/platform/config.ts')
  const { recover } = await import('../server/src/recover.ts')
  const link = await recover(readConfig(process.env), address).catch(({ message }) => {
    throw new Failure(message)
  })
  console.log(`Every session and second step of ${address} has ended. A new password is set by`)
  console.log(`${link}\nwhich works once, within the hour.`)
})
