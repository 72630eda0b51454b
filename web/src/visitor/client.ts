import './visitor.css'
import './viewer.css'
import './pdf.css'
import './collection.css'
import { zoomOnClick } from './picture.ts'

// What moves on a visitor's page; everything else is there without it.

const pdf = document.querySelector<HTMLElement>('[data-pdf]')
// The engine weighs more than all the rest of the page: only a PDF fetches it.
if (pdf) void import('./pdf-viewer.ts').then(({ openPdf }) => openPdf(pdf))

const picture = document.querySelector<HTMLAnchorElement>('[data-picture]')
if (picture) zoomOnClick(picture)

const REFRESH = 4_000
if (document.querySelector('[data-refresh]')) setTimeout(() => location.reload(), REFRESH)
