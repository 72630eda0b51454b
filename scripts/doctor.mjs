import { install } from './install.mjs'
import { Failure, main } from './lib.mjs'
import { actAsOwner } from './own-user.mjs'

// `npm run doctor`, run next to the running server with its environment: examines it and what it depends on, and says
// what to do. Ends with 1 if it found a fault.
const SIGNS = { ok: '✓', warning: '!', fault: '✗', unknown: '?' }

await main(async () => {
  await install()
  await actAsOwner()
  const { readConfig } = await import('../server/src/platform/config.ts')
  const { diagnose } = await import('../server/src/programs/doctor.ts')
  const checks = await diagnose(readConfig(process.env)).catch(({ message }) => {
    throw new Failure(message)
  })
  for (const { name, state, found, advice } of checks) {
    console.log(`${SIGNS[state]} ${name}: ${found}`)
    if (advice) console.log(`  → ${advice}`)
  }
  return checks.some(({ state }) => state === 'fault') ? 1 : 0
})
