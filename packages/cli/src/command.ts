import { type ParseArgsOptionDescriptor, parseArgs } from 'node:util'
import type { Satchel } from '@satchel/client'
import type { Environment } from './config.ts'
import { UsageError } from './failures.ts'

export interface Option extends ParseArgsOptionDescriptor {
  /** The line in the help. */
  help: string
  /** The name of its value in the help. */
  value?: string
}
export type Options = Readonly<Record<string, Option>>

type Value<O extends Option> = O['type'] extends 'boolean'
  ? boolean
  : O['multiple'] extends true
    ? string[]
    : string
export type Values<O extends Options> = { [K in keyof O]?: Value<O[K]> }

/** The terminal, or what stands for it. */
export interface Terminal {
  environment: Environment
  /** Prints a result. */
  print(text: string): void
  /** Prints a remark beside the results. */
  remark(text: string): void
  /** True if somebody watches remarks. */
  isWatched: boolean
  /** Asks for a line; without a terminal it's read from the input. `isSecret`: what is typed isn't shown. */
  ask(question: string, isSecret?: boolean): Promise<string>
}

export interface Call<O extends Options = Options> {
  terminal: Terminal
  /** The arguments after the name of the command. */
  words: readonly string[]
  values: Values<O>
  /** Prints a value as JSON with `--json`, else the text. */
  show(value: unknown, text: () => string): void
  isJson: boolean
  /** Returns the client of the address that is logged in to. */
  connect(): Promise<Satchel>
}

export interface Command<O extends Options = Options> {
  /** One or two words, such as `links withdraw`. */
  name: string
  summary: string
  /** The arguments, for the help. */
  usage: string
  /** The fewest and the most arguments. */
  words: readonly [number, number]
  options: O
  /** Resolves to the exit code, 0 by default. */
  run(call: Call<O>): Promise<number | undefined>
}

/** Returns a command; its options tell the types of their values. */
export function command<const O extends Options>(definition: Command<O>): Command {
  return definition as unknown as Command
}

const COMMON = {
  json: { type: 'boolean', help: 'Print JSON' },
  help: { type: 'boolean', short: 'h', help: 'Show this help' },
} as const

/** Returns the arguments and options. Throws a `UsageError` for what the command doesn't have. */
export function readArguments(
  { name, words: [fewest, most], options, usage }: Command,
  args: string[],
) {
  const parsed = parse({ ...options, ...COMMON }, args)
  const { values, positionals: words } = parsed
  if (values.help) return { values, words }
  if (words.length < fewest) throw new UsageError(`Say what: satchel ${name} ${usage}`)
  if (words.length > most)
    throw new UsageError(`That’s too many arguments: satchel ${name} ${usage}`)
  return { values, words }
}

function parse(options: Options, args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split('. ')
    throw new UsageError(sentence)
  }
}

/** Returns the help of a command. */
export function helpOf({ name, summary, usage, options }: Command): string {
  const lines = Object.entries({ ...options, ...COMMON }).map(([key, option]: [string, Option]) => {
    const short = option.short ? `-${option.short}, ` : ''
    return [`  ${short}--${key}${option.value ? ` ${option.value}` : ''}`, option.help] as const
  })
  const width = Math.max(...lines.map(([flag]) => flag.length)) + 2
  const list = lines.map(([flag, help]) => `${flag.padEnd(width)}${help}\n`).join('')
  return `${summary}\n\n  satchel ${[name, usage].filter(Boolean).join(' ')}\n\n${list}`
}

/** Returns a whole number; throws a `UsageError` that names the option for anything else. */
export function wholeNumber(option: string, text: string, largest: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= 1 && number <= largest) return number
  throw new UsageError(
    `--${option} must be a whole number from 1 to ${largest.toLocaleString('en')}`,
  )
}

/** Returns the first of a list, with a remark if there are more. */
export async function firstOf<T>(
  list: AsyncIterable<T>,
  limit: number,
  { remark }: Pick<Terminal, 'remark'>,
  isChosen: (one: T) => boolean = () => true,
): Promise<T[]> {
  const found: T[] = []
  for await (const one of list) {
    if (!isChosen(one)) continue
    if (found.length === limit) {
      remark(`There are more than ${limit.toLocaleString('en')}. Use --limit to see them.\n`)
      break
    }
    found.push(one)
  }
  return found
}
