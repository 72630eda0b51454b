import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export async function run(program: string, args: string[]): Promise<void> {
  await promisify(execFile)(program, args, { timeout: 300_000 })
}
