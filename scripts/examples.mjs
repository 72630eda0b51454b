import { bin, main, root, run } from './lib.mjs'

// `npm run examples` records the calls that the reference shows (server/src/reference/examples.json) in their test.
await main(async () => {
  const args = ['run', '--project=server', 'server/src/reference/examples.test.ts']
  const { code } = await run(bin('vitest'), args, { cwd: root, env: { EXAMPLES: 'record' } })
  await run(bin('biome'), ['format', '--write', 'server/src/reference/examples.json'], {
    cwd: root,
  })
  return code
})
