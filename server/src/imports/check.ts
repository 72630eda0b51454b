import type { ImportCheck, ImportQuestion } from '@satchel/contract/imports/imports.ts'
import { CATEGORIES, type Category } from '@satchel/contract/taxonomy.ts'
import { may, type Scope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import * as taxonomy from '../taxonomy/service.ts'
import {
  type AssessedRow,
  type AssessRules,
  assess,
  isDuplicate,
  isFaulty,
  type Unknown,
} from './assess.ts'
import { pagesOf, type Records, readRecord, samplesOf } from './records.ts'
import { type Choices, isWanted, readingRules } from './rules.ts'

const PROBLEM_ROWS_MAX = 1_000
const PREVIEW_MAX = 50

/** Checks all rows like a run, without saving anything. */
export async function check(
  { config }: Services,
  scope: Scope,
  records: Records,
  choices: Choices,
  createValues: ImportQuestion['createValues'],
): Promise<ImportCheck> {
  const samples = 'rows' in records ? samplesOf(records.rows) : records.samples
  const reading = readingRules(config, records.heads, choices, samples)
  const rules = await assessRules(scope, choices, createValues)
  const tally = openTally()
  const seen = new Map<string, number>()
  for await (const page of pagesOf(scope, records)) {
    const rows = page
      .map((record) => readRecord(record, reading))
      .filter((row) => isWanted(row, choices))
    for (const row of await assess(scope, rows, rules, seen)) tally.add(row)
  }
  return { ...tally.result(), mayCreateValues: may(scope.actor, 'taxonomy.manage') }
}

/** Returns the rules for assessing rows; `createValues` are created by the run first. */
export async function assessRules(
  scope: Scope,
  { duplicates = 'skip', createTags = true, createCollections = true, classify = {} }: Choices,
  createValues: ImportQuestion['createValues'] = {},
): Promise<AssessRules> {
  const { tags: _tags, ...defaults } = classify
  const required = await taxonomy.requiredCategories(scope)
  const coming = createValues as AssessRules['coming']
  return { duplicates, createTags, createCollections, coming, defaults, required }
}

function openTally() {
  const counts = { total: 0, ready: 0, faulty: 0, duplicates: 0 }
  const problems: ImportCheck['problems'] = []
  const preview: ImportCheck['preview'] = []
  const values = Object.fromEntries(
    CATEGORIES.map((category) => [category, newLabels()]),
  ) as Record<Category, ReturnType<typeof newLabels>>
  const [tags, collections] = [newLabels(), newLabels()]
  let rowsTold = 0

  function add(row: AssessedRow): void {
    counts.total += 1
    if (row.problems.length > 0 && rowsTold < PROBLEM_ROWS_MAX) {
      rowsTold += 1
      problems.push(...row.problems.map((problem) => ({ row: row.number, ...problem })))
    }
    if (isFaulty(row)) counts.faulty += 1
    else if (isDuplicate(row)) counts.duplicates += 1
    else addReady(row)
  }

  function addReady({ number, draft, unknown }: AssessedRow): void {
    counts.ready += 1
    if (preview.length < PREVIEW_MAX)
      preview.push({ row: number, url: draft.url, name: draft.name })
    for (const value of unknown.values) values[value.category].count(value)
    for (const tag of unknown.tags) tags.count(tag)
    for (const collection of unknown.collections) collections.count(collection)
  }

  const result = () => ({
    ...counts,
    problems,
    preview,
    newValues: {
      funnelStage: values.funnelStage.list(),
      contentProduct: values.contentProduct.list(),
      contentType: values.contentType.list(),
      contentIndustry: values.contentIndustry.list(),
      contentRegion: values.contentRegion.list(),
    },
    newTags: tags.list(),
    newCollections: collections.list(),
  })
  return { add, result }
}

/** Counts new labels; those that look alike are one, spelled like the first. */
function newLabels() {
  const byLabel = new Map<string, { label: string; rows: number }>()
  return {
    count({ label, displayKey }: Unknown) {
      const entry = byLabel.get(displayKey) ?? { label, rows: 0 }
      entry.rows += 1
      byLabel.set(displayKey, entry)
    },
    list: () => [...byLabel.values()].slice(0, 1_000),
  }
}
