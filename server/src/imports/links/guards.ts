import { LinkOptions } from '@satchel/contract/links/options.ts'
import { Type } from 'typebox'
import { bodyCheck } from '../../platform/http/input/validate.ts'
import { type Reason, says } from '../../platform/problem.ts'
import type { LinkHead } from '../reading/link-heads.ts'

// What kept a link from people elsewhere keeps them out here too, or the link comes withdrawn: what isn't understood
// doesn't open.

const { password: _, expiresAt: _end, ...lasting } = LinkOptions.properties
/** Options in the export's own column; of a preview's image, which is another account's, the rest comes. */
const ExportedOptions = Type.Object(lasting)
const checkOptions = bodyCheck(ExportedOptions)

/** Protection that a link had elsewhere. */
export interface Guards {
  /** True if it asked for a password, which no table has as visitors know it. */
  hadPassword: boolean
  /** True if it opened for nobody any more, or its protection can't be read. */
  isClosed: boolean
  /** True if the table has the options of a link of ours: what it leaves out is as usual. */
  hasOptions: boolean
  /** Options that come as they were. */
  options: Omit<LinkOptions, 'password' | 'expiresAt'>
  email: string | null
  memo: string | null
  organization: string | null
  notes: Reason[]
}

const NONE = /^(|-|0|no|none|null|false|off|n\/a|never|nein|non|undefined|\[\]|\{\})$/i
const CLOSED =
  /^(archived?|banned|blocked|disabled|inactive|deactivated|deleted|removed|expired|paused|suspended|withdrawn|off)$/i

const isSet = (text: string) => !NONE.test(text)

/** Reads what protected a link by the columns that products have for it. */
export function readGuards(textOf: (head: LinkHead) => string): Guards {
  const guards: Guards = {
    ...{ hadPassword: isSet(textOf('password')), isClosed: false, notes: [] },
    ...{ hasOptions: false, options: {} },
    email: textOf('email') || null,
    memo: textOf('memo') || null,
    organization: textOf('organization') || null,
  }
  const close = (why: Reason) => {
    guards.isClosed = true
    guards.notes.push(why)
  }
  const isOver = isSet(textOf('closed')) || CLOSED.test(textOf('status').trim())
  if (isOver || (textOf('open') !== '' && !isSet(textOf('open'))))
    close(says('withdrawnNoLongerOpened'))
  if (isSet(textOf('limited'))) close(says('withdrawnLimitedVisits'))
  if (isSet(textOf('gate'))) guards.options.requireEmail = true
  readOwn(guards, textOf, close)
  return guards
}

/** Reads the columns of Satchel's own export. */
function readOwn(
  guards: Guards,
  textOf: (head: LinkHead) => string,
  close: (why: Reason) => void,
): void {
  const protection = textOf('protection')
  if (protection.split(';').some((one) => one.trim() === 'password')) guards.hadPassword = true
  const text = textOf('options')
  if (text === '') return
  const read = parsed(text)
  guards.hasOptions = read !== undefined
  if (read) guards.options = { ...guards.options, ...read }
  else close(says('withdrawnUnreadableOptions'))
}

function parsed(text: string): Guards['options'] | undefined {
  try {
    const checked = checkOptions(JSON.parse(text))
    return 'value' in checked ? (checked.value as Guards['options']) : undefined
  } catch {
    return undefined
  }
}
