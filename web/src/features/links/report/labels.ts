import { formatDuration } from '../../../lib/format/format.ts'

// Visit bars
export const range = (from: number, to: number) => `${formatDuration(from)}–${formatDuration(to)}`
