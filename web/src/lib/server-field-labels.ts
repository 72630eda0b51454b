/** What the server says of single fields, as `server-labels.ts` has its sentences. */
export const MESSAGES: Readonly<Record<string, string>> = {}
