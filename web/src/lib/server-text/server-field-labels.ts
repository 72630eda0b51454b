/** Messages of the server on single fields, written as in `server-labels.ts`. */
export const MESSAGES: Readonly<Record<string, string>> = {}
