export interface Fault {
  /** A code, such as PostgreSQL's or Node's, or the name of the class. */
  code: string
  type: string
  message: string
}

const MESSAGE_MAX = 200
/** Texts in quotes of any kind, which are values more often than not. */
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”|‘[^’]*’|<[^>]*>/g
/** A word of a sentence: letters, and signs around them. */
const WORD = /^\(?[a-z]+(?:['’-][a-z]+)*[).,:;!?]*$/i
/** Node's and PostgreSQL's names of errors. */
const CODE = /^[A-Z][A-Z0-9_]{1,60}$|^[0-9A-Z]{5}$/

/** Returns what a trace may say of an error: whatever could be a value or an address in its message becomes `…`. */
export function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { code: 'unknown', type: typeof error, message: '' }
  const { code } = error as { code?: unknown }
  const type = error.constructor.name
  const isKnown = typeof code === 'string' && (CODE.test(code) || type === 'Problem')
  return { code: isKnown ? code : type, type, message: withoutValues(error.message) }
}

function withoutValues(message: string): string {
  return message
    .slice(0, MESSAGE_MAX)
    .replace(QUOTED, '…')
    .split(/\s+/)
    .map((word) => (WORD.test(word) || CODE.test(word) ? word : '…'))
    .join(' ')
    .replace(/…(?: …)+/g, '…')
}
