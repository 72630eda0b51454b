import { createContext, use } from 'react'
import type { AnalyticsView } from './analytics-view.ts'

/** Links from charts to other views. */
export interface ToView {
  /** The day that it is in the company’s time zone, as YYYY-MM-DD. */
  today: string
  to: (change: Partial<AnalyticsView>) => string
  onChange: (change: Partial<AnalyticsView>) => void
  /** Begins a wish with a title; absent where one can't wish. */
  wish?: (title: string) => void
}

export const ToViewContext = createContext<ToView>({ today: '', to: () => '', onChange: () => {} })

export function useToView(): ToView {
  return use(ToViewContext)
}
