import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type {
  Import,
  ImportCheck,
  ImportDraft,
  LinkPlan,
  Satchel,
  StartImportInput,
} from '@satchel/client'
import { type Call, command } from '../command.ts'
import { EXIT, Refusal, UsageError } from '../failures.ts'
import { count, plain, table } from '../output.ts'

/** Milliseconds between questions about work in the background, at first and at most. */
const POLL = 500
const POLL_MAX = 5_000
const LISTED = 20

const OPTIONS = {
  items: { type: 'boolean', help: 'The CSV has items, not links' },
  yes: { type: 'boolean', short: 'y', help: 'Import after the plan; without it nothing is saved' },
  undo: { type: 'string', value: 'IMPORT', help: 'Undo an import of links' },
} as const

type ImportCall = Call<typeof OPTIONS>

export const importCommand = command({
  name: 'import',
  summary: 'Import links or items from a CSV, or an archive: the plan first',
  usage: 'FILE [--yes]',
  words: [0, 1],
  options: OPTIONS,
  async run(call) {
    const { words, values } = call
    const [file] = words
    if (values.undo && (file || values.yes || values.items))
      throw new UsageError('Use --undo alone')
    if (values.undo) return undo(call, values.undo)
    if (!file) throw new UsageError('Say what: satchel import FILE')
    const isArchive = extname(file).toLowerCase() === '.zip'
    const content = isArchive ? undefined : new Uint8Array(await readFile(file))
    const satchel = await call.connect()
    const source = isArchive ? 'archive' : values.items ? 'csv' : 'links'
    const draft = content
      ? await satchel.uploadImportCsv(content, {
          name: basename(file),
          ...(source === 'links' && { source }),
        })
      : await readArchive(satchel, file)
    const ready = await whenRead(satchel, draft)
    const request = {
      source,
      draftId: ready.draftId,
      name: basename(file),
    } satisfies StartImportInput
    const plan = await planOf(satchel, request)
    if (!values.yes) {
      call.show(plan, () => `${describePlan(plan)}\nNothing is saved yet. Import it with --yes.\n`)
      return EXIT.fine
    }
    const { items, isLinks } = totalsOf(plan)
    if (items === 0) {
      call.show(plan, () => describePlan(plan))
      throw new Refusal('There’s nothing to import')
    }
    if (!call.isJson) call.terminal.print(describePlan(plan))
    const started = await satchel.startImport(request)
    if ('dryRun' in started) throw new Refusal('The server answered a plan only')
    return conclude(call, await whenEnded(satchel, started), isLinks)
  },
})

async function readArchive(satchel: Satchel, file: string): Promise<ImportDraft> {
  const { uploadId } = await satchel.upload(file, { purpose: 'import' })
  return satchel.readArchive({ uploadId })
}

async function whenRead(satchel: Satchel, first: ImportDraft): Promise<ImportDraft> {
  let draft = first
  for (let pause = POLL; draft.status === 'reading'; pause = Math.min(POLL_MAX, pause * 1.5)) {
    await wait(pause)
    draft = await satchel.getImportDraft({ importId: draft.draftId })
  }
  if (draft.status === 'failed') throw new Refusal(draft.failure ?? 'The file couldn’t be read')
  return draft
}

async function whenEnded(satchel: Satchel, first: Import): Promise<Import> {
  let current = first
  const isRunning = () => current.status === 'running' || current.status === 'undoing'
  for (let pause = POLL; isRunning(); pause = Math.min(POLL_MAX, pause * 1.5)) {
    await wait(pause)
    current = await satchel.getImport({ importId: current.importId })
  }
  return current
}

type Plan = LinkPlan | ImportCheck

async function planOf(
  satchel: Satchel,
  request: { source: 'links' | 'csv' | 'archive'; draftId: string },
): Promise<Plan> {
  if (request.source !== 'links') return satchel.checkImport({ draftId: request.draftId })
  const plan = await satchel.startImport({ ...request, dryRun: true })
  if ('dryRun' in plan) return plan
  throw new Refusal('The server imported in place of planning')
}

function totalsOf(plan: Plan): { items: number; isLinks: boolean } {
  return 'dryRun' in plan
    ? { items: plan.new, isLinks: true }
    : { items: plan.ready, isLinks: false }
}

function describePlan(plan: Plan): string {
  const rows: [string, number][] =
    'dryRun' in plan
      ? [
          ...([
            ['new links', plan.new],
            ['here already', plan.same],
            ['slug taken', plan.taken],
          ] as const),
          ...([
            ['invalid target', plan.invalidTarget],
            ['invalid slug', plan.badSlug],
            ['reserved slug', plan.reserved],
          ] as const),
          ...([
            ['other invalid value', plan.badValue],
            ['over the plan’s limit', plan.overLimit],
          ] as const),
          ...([
            ['new items', plan.newItems],
            ['visits before', plan.visitsBefore],
          ] as const),
        ].map(([label, number]) => [label, number])
      : [
          ['ready', plan.ready],
          ['in the library already', plan.duplicates],
          ['with a problem', plan.faulty],
        ]
  const counts = rows.filter(([, number], index) => index === 0 || number > 0)
  const problems = plan.problems.slice(0, LISTED).map((problem) => {
    const what = 'slug' in problem ? problem.slug : (problem.field ?? '')
    return [problem.row, what, problem.message] as const
  })
  const more = plan.problems.length - problems.length
  return [
    table(['PLAN', ''], counts),
    problems.length > 0 ? `\n${table(['ROW', '', 'PROBLEM'], problems)}` : '',
    more > 0 ? `and ${count(more, 'more problem')}\n` : '',
  ].join('')
}

function conclude({ show, terminal }: ImportCall, result: Import, isLinks: boolean): number {
  const { importId, status, failure, done, failed, skipped, errors } = result
  const undoing = isLinks ? `Undo it with: satchel import --undo ${importId}\n` : ''
  show(
    result,
    () => `${count(done, 'row')} imported, ${skipped} skipped, ${failed} failed\n${undoing}`,
  )
  for (const { row, message } of errors) terminal.remark(`  row ${row}: ${plain(message)}\n`)
  if (status !== 'completed')
    terminal.remark(`satchel: ${plain(failure ?? `The import is ${status}`)}\n`)
  return status === 'completed' && failed === 0 ? EXIT.fine : EXIT.failed
}

async function undo({ connect, show, terminal }: ImportCall, importId: string): Promise<number> {
  const satchel = await connect()
  const result = await whenEnded(satchel, await satchel.undoImport({ importId }))
  show(result, () => `The import is ${result.status}\n`)
  if (result.failure) terminal.remark(`satchel: ${plain(result.failure)}\n`)
  return result.status === 'undone' ? EXIT.fine : EXIT.failed
}
