/**
 * Returns all dropped or pasted files, including those in folders. Entries are read at once: after the event they are
 * gone.
 */
export async function filesOf(transfer: DataTransfer): Promise<File[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  const files = [...transfer.files]
  return entries.some((entry) => entry.isDirectory)
    ? (await Promise.all(entries.map(filesIn))).flat()
    : files
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry))
    return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))]
  const found = await Promise.all((await entriesIn(entry as FileSystemDirectoryEntry)).map(filesIn))
  return found.flat()
}

/** Returns the entries of a folder, whose reader returns a hundred at a time, and none at the end. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const entries: FileSystemEntry[] = []
  for (;;) {
    const more = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (more.length === 0) return entries
    entries.push(...more)
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}
