/** Attributes of a field in which phones correct nothing, such as a visible password. */
export const AS_TYPED = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const
