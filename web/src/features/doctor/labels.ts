export const couldntExamine = 'Couldn’t examine the server'
export const examining = 'Examining the server…'
export const examineAgain = 'Examine again'
export const examined = 'Examined'
export const checks = 'Checks'
export const states = { ok: 'Fine', warning: 'Warning', fault: 'Fault', unknown: 'Unknown' }
export const allFine = 'Everything works.'
export const faults = (count: number) =>
  count === 1 ? '1 thing needs your attention.' : `${count} things need your attention.`
