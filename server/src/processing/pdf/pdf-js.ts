import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

// The engine that visitors' browsers draw with.

const FOLDER = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** Renders a page with PDF.js, as RGBA. */
export async function renderElsewhere(
  bytes: Buffer,
  number: number,
  { width, height }: { width: number; height: number },
): Promise<{ data: Uint8Array; width: number; height: number }> {
  const task = getDocument({
    // It takes the bytes away.
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    cMapUrl: `${FOLDER}/cmaps/`,
    iccUrl: `${FOLDER}/iccs/`,
    standardFontDataUrl: `${FOLDER}/standard_fonts/`,
    wasmUrl: `${FOLDER}/wasm/`,
  })
  try {
    const page = await (await task.promise).getPage(number)
    const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
    const canvas = createCanvas(width, height)
    const canvasContext = canvas.getContext('2d') as never
    await page.render({ canvas: canvas as never, canvasContext, viewport }).promise
    return { data: canvas.data(), width, height }
  } finally {
    await task.destroy()
  }
}
