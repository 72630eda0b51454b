import { install } from './install.mjs'
import { Failure, main } from './lib.mjs'
import { actAsOwner } from './own-user.mjs'

// `npm run move-files`, run next to the running server with its environment, moves the files of `DATA_DIR` to the
// bucket. Run again, it goes on where it was interrupted.
await main(async () => {
  await install()
  await actAsOwner()
  const { readConfig } = await import('../server/src/platform/config.ts')
  const { moveFiles } = await import('../server/src/platform/files/move-files.ts')
  const say = ({ files, bytes }) =>
    console.log(
      `Moved ${files.toLocaleString('en')} files (${Math.round(bytes / 1e6).toLocaleString('en')} MB)`,
    )
  const moved = await moveFiles(readConfig(process.env), say).catch((error) => {
    throw new Failure(error.message)
  })
  say(moved)
  for (const fault of moved.faults) console.error(fault)
  if (moved.faults.length > 0) return 1
  console.log('No files are left in the folder.')
})
