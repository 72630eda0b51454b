import { build } from './build.mjs'
import { install } from './install.mjs'
import { bin, endWithChildren, main, run } from './lib.mjs'
import { prepareCluster } from './machine.mjs'

// `npm run chaos` lets each part of an installation of several nodes fail while it is used, about ten minutes long;
// `npm run chaos -- S3 primary` those whose name has one of these words. `--old FOLDER` starts with the earlier release
// in this folder, installed and built, and upgrades it.
await main(async () => {
  endWithChildren()
  await install({ development: true })
  await Promise.all([prepareCluster(), build()])
  const { code } = await run(bin('node'), ['bench/chaos/main.ts', ...process.argv.slice(2)])
  return code
})
