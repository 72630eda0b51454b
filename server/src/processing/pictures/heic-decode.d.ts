declare module 'heic-decode' {
  interface Image {
    width: number
    height: number
    decode(): Promise<{ data: Uint8ClampedArray }>
  }
  export function all(input: { buffer: Uint8Array }): Promise<Image[] & { dispose(): void }>
}
