/** Sentences of the server about signing up companies and operating them, written as in `server-labels.ts`. */
export const ABOUT_COMPANIES: Readonly<Record<string, string>> = {}
