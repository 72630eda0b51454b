import type { VisitorThread } from '@satchel/contract/visits/visitor-messages.ts'

/** Returns the visitor's conversation; throws where the page doesn't open anymore. */
export async function fetchThread(url: string): Promise<VisitorThread> {
  const response = await fetch(url.replace(/reply$/, 'messages'))
  if (!response.ok) throw new Error('No conversation')
  return response.json()
}
