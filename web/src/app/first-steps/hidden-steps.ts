import { readStored, writeStored } from '../../lib/browser-storage.ts'

/** Returns the ids of everyone who hid the first steps in this browser, since the last sign-out. */
function people(): string[] {
  return (readStored('hiddenSteps') ?? '').split(' ').filter(Boolean)
}

export function hasHiddenSteps(userId: string): boolean {
  return people().includes(userId)
}

/** Saves whether the steps are hidden; without storage they're shown again on the next visit. */
export function saveHiddenSteps(userId: string, isHidden: boolean): void {
  const others = people().filter((id) => id !== userId)
  writeStored('hiddenSteps', [...others, ...(isHidden ? [userId] : [])].join(' '))
}
