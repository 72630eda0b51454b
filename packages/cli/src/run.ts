import { Satchel } from '@satchel/client'
import manifest from '../package.json' with { type: 'json' }
import { type Call, helpOf, readArguments, type Terminal } from './command.ts'
import { ask } from './commands/ask.ts'
import { exportCommand } from './commands/export.ts'
import { find } from './commands/find.ts'
import { importCommand } from './commands/import.ts'
import { changeLinks, listLinks, makeLink, reopenLinks, withdrawLinks } from './commands/links.ts'
import { login, logout, whoami } from './commands/login.ts'
import { share } from './commands/share.ts'
import { upload } from './commands/upload.ts'
import { readAccess } from './config.ts'
import { describe, EXIT, UsageError } from './failures.ts'
import { plain, withoutKeys } from './output.ts'
import { USER_AGENT } from './user-agent.ts'

const COMMANDS = [
  ...[login, logout, whoami, find, ask, share, upload],
  ...[listLinks, makeLink, changeLinks, withdrawLinks, reopenLinks],
  ...[importCommand, exportCommand],
]

/** Runs the command that the arguments name, and resolves to the exit code. */
export async function run(args: string[], terminal: Terminal): Promise<number> {
  let key = terminal.environment.SATCHEL_KEY
  const careful: Terminal = {
    ...terminal,
    print: (text) => terminal.print(withoutKeys(text, key)),
    remark: (text) => terminal.remark(withoutKeys(text, key)),
  }
  const connect = async () => {
    const access = await readAccess(terminal.environment, careful.remark)
    key = access.key
    return new Satchel({ ...access, userAgent: USER_AGENT })
  }
  try {
    return await dispatch(args, careful, connect)
  } catch (error) {
    report(error, args, careful)
    return error instanceof UsageError ? EXIT.usage : EXIT.failed
  }
}

async function dispatch(
  args: string[],
  terminal: Terminal,
  connect: Call['connect'],
): Promise<number> {
  const [first, second] = args
  if (first === '--version' || first === 'version') {
    terminal.print(`${manifest.version}\n`)
    return EXIT.fine
  }
  if (!first || first === 'help' || first === '--help' || first === '-h') {
    terminal.print(overview())
    return first ? EXIT.fine : EXIT.usage
  }
  const named = (words: string) => COMMANDS.find(({ name }) => name === words)
  // `links` alone lists them, too.
  const rest = first === 'links' && second === 'list' ? ['links', ...args.slice(2)] : args
  const command = named(rest.slice(0, 2).join(' ')) ?? named(first)
  if (!command) throw new UsageError(`There’s no command ${plain(first)}. Run "satchel help"`)
  const { values, words } = readArguments(command, rest.slice(command.name.split(' ').length))
  if (values.help) {
    terminal.print(helpOf(command))
    return EXIT.fine
  }
  const isJson = values.json === true
  const show: Call['show'] = (value, text) =>
    terminal.print(isJson ? `${JSON.stringify(value, null, 2)}\n` : text())
  const call = { terminal, words, values, show, isJson, connect } as Call
  return (await command.run(call)) ?? EXIT.fine
}

function overview(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length)) + 2
  const list = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}${summary}\n`).join('')
  return `Satchel on the command line\n\n${list}\nRun "satchel find --help" for the options of a command.\n`
}

/** Prints what went wrong, and the field where it did. */
function report(error: unknown, args: string[], { remark }: Terminal): void {
  const described = describe(error)
  if (args.includes('--json')) {
    remark(`${JSON.stringify({ error: described })}\n`)
    return
  }
  remark(`satchel: ${plain(described.message)}\n`)
  for (const { path, message } of described.errors ?? [])
    remark(`  ${plain(path)}: ${plain(message)}\n`)
}
