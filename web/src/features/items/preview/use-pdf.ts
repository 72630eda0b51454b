import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist'
import { GlobalWorkerOptions, getDocument, version } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { useEffect, useState } from 'react'

GlobalWorkerOptions.workerSrc = workerUrl

/** Path of the assets that the engine needs for some files, from the visitor build. */
const DATA = `/assets/visitor/pdfjs-${version}/`
/** Size of a range request in bytes: only the parts of the file that visible pages need are fetched. */
const CHUNK = 256 * 1024

interface PdfFile {
  pdf: PDFDocumentProxy
  pageCount: number
  /** Aspect ratio of the first page; the others use it until they are rendered. */
  ratio: string
}

/** Begins to load a document, of which only the parts that are needed are fetched. */
export function loadPdf(url: string): PDFDocumentLoadingTask {
  return getDocument({
    url,
    rangeChunkSize: CHUNK,
    disableAutoFetch: true,
    disableStream: true,
    cMapUrl: `${DATA}cmaps/`,
    standardFontDataUrl: `${DATA}standard_fonts/`,
    wasmUrl: `${DATA}wasm/`,
    iccUrl: `${DATA}iccs/`,
  })
}

export function usePdf(url: string) {
  const [file, setFile] = useState<PdfFile>()
  const [problem, setProblem] = useState<Error>()
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round opens it again
  useEffect(() => {
    setProblem(undefined)
    const loading = loadPdf(url)
    let isWanted = true
    open(loading.promise).then(
      (opened) => isWanted && setFile(opened),
      (error: Error) => isWanted && setProblem(toProblem(error)),
    )
    return () => {
      isWanted = false
      setFile(undefined)
      void loading.destroy()
    }
  }, [url, round])

  return { file, problem, retry: () => setRound(round + 1) }
}

async function open(loading: Promise<PDFDocumentProxy>): Promise<PdfFile> {
  const pdf = await loading
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
  return { pdf, pageCount: pdf.numPages, ratio: `${width} / ${height}` }
}

function toProblem({ name }: Error): Error {
  if (name === 'PasswordException') return new Error('The file is locked by a password.')
  if (name === 'InvalidPDFException') return new Error('The file is damaged; download it instead.')
  return new Error('The file could not be read. Try again, or download it.')
}
