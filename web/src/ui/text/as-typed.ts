/** Attributes of a field in which phones correct nothing, such as a password's while it is shown. */
export const AS_TYPED = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const
