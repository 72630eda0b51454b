/** Tells whether a player failed because of the file's format, and not because of the network. */
export function isUnplayable(error: MediaError | null): boolean {
  return error !== null && error.code >= error.MEDIA_ERR_DECODE
}
