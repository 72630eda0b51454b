import * as labels from './labels.ts'

export const KINDS = [
  { value: 'content', label: labels.content },
  { value: 'feature', label: labels.feature },
]
