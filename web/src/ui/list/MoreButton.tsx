import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import * as labels from '../labels.ts'

interface MoreButtonProps extends ButtonProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
  children?: ReactNode
}

/** Button for the next part of a list, if there is one. */
export function MoreButton({ list, children = labels.showMore, ...props }: MoreButtonProps) {
  if (!list.hasNextPage) return null
  return (
    <Button
      variant="default"
      loading={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
      {...props}
    >
      {children}
    </Button>
  )
}
