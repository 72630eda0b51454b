/** Returns the address of the API, as whose tokens are made unless an app names that of assistants. */
export const resourceOf = (publicUrl: string) => new URL('/api', publicUrl).href

/** Returns the address of the MCP server, which is the API in other words: one token opens both. */
export const assistantsOf = (publicUrl: string) => new URL('/mcp', publicUrl).href
