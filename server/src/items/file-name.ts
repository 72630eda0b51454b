/** Returns a name without its extension, and with spaces for the characters that replace them in file names. */
export function nameOfFile(filename: string): string {
  const stem = filename.replace(/(?<=.)\.[a-z0-9]{1,8}$/i, '')
  return stem.replace(/_+/g, ' ').replace(/\s+/g, ' ').trim() || filename
}
