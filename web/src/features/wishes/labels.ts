import { formatSpan } from '../../lib/format/format.ts'

// Outcome
export const span = (seconds: number) => formatSpan(seconds)
