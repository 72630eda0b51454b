import { ProblemNotice } from './ProblemNotice.tsx'

interface LoadProblemProps {
  /** "The library could not be loaded". */
  title: string
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown }
}

/** Why there is nothing to show, with a way to ask again; nothing where nothing failed. */
export function LoadProblem({ title, query: { error, isFetching, refetch } }: LoadProblemProps) {
  if (!error) return null
  return (
    <ProblemNotice
      title={title}
      problem={error}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
