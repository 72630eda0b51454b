import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)

// Growing text fields wait for fonts, which happy-dom has none of.
Object.defineProperty(document, 'fonts', { value: new EventTarget() })
