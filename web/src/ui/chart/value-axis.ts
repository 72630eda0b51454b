/** Settings of the axis of values: few round numbers, as wide as they are. */
export const VALUE_AXIS = { tickCount: 3, allowDecimals: false, width: 'auto' } as const
