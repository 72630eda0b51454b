import { bin, main, root, run } from './lib.mjs'

// `npm run examples` records the calls that the reference shows (server/src/reference/examples.json) in their test. With files of
// tests, it first collects from what those call: examples of further operations, and codes of problems by operation.
await main(async () => {
  const files = process.argv.slice(2)
  if (files.length > 0)
    await run(bin('vitest'), ['run', '--project=server', ...files], {
      cwd: root,
      env: { EXAMPLES: 'collect' },
    })
  const args = ['run', '--project=server', 'server/src/reference/examples.test.ts']
  const { code } = await run(bin('vitest'), args, { cwd: root, env: { EXAMPLES: 'record' } })
  await run(bin('biome'), ['format', '--write', 'server/src/reference/examples.json'], {
    cwd: root,
  })
  return code
})
