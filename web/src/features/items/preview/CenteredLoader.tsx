import { Center, Loader } from '@mantine/core'

export function CenteredLoader({ label }: { label: string }) {
  return (
    <Center h="100%" mih={240} role="status" aria-label={label}>
      <Loader size={24} />
    </Center>
  )
}
