import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)

// Growing text fields wait for fonts, which happy-dom has none of.
Object.defineProperty(document, 'fonts', { value: new EventTarget() })
