interface Files {
  fileKey: string | null
  previewKey: string | null
  visitorKey: string | null
}

/** Returns the key of what visitors see in the browser: where that is the file itself, it's what is theirs of it. */
export function shownKey({ previewKey, fileKey, visitorKey }: Files): string | null {
  return previewKey === fileKey ? visitorKey : previewKey
}
