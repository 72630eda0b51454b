import { Type } from 'typebox'

/** Page of a document at which a link is to open. */
export const StartPage = Type.Integer({
  minimum: 1,
  maximum: 100_000,
  description: 'Page of the document at which the link opens; the first by default',
})

/** Returns the address at which a link opens a page of its document. */
export function atPage(url: string, page: number | null | undefined): string {
  return typeof page === 'number' ? `${url}#page=${page}` : url
}
