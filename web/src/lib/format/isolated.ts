/** Returns a stranger's words so that their direction of writing ends with them. */
export const isolated = (words: string) => `\u2068${words}\u2069`
