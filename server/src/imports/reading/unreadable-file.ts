/** A problem with a whole file, for the person who provided it. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}
