/** Sentences of the server about files that it can't import, written as in `server-labels.ts`. */
export const ABOUT_IMPORTS: Readonly<Record<string, string>> = {}
