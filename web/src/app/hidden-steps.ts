const KEY = 'satchel-first-steps-hidden'

/** The ids of everyone who hid the first steps in this browser. */
function people(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

export function hasHiddenSteps(userId: string): boolean {
  return people().includes(userId)
}

export function saveHiddenSteps(userId: string, isHidden: boolean): void {
  const others = people().filter((id) => id !== userId)
  try {
    localStorage.setItem(KEY, [...others, ...(isHidden ? [userId] : [])].join(' '))
  } catch {
    // Without storage they're shown again on the next visit.
  }
}
