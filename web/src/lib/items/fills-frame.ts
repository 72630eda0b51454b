/** Ratios of pictures that lose little in a frame of 4:3; all others are shown whole. */
const FROM = 1
const TO = 1.6

/** Tells whether a picture of this size may fill a frame of 4:3. */
export function fillsFrame(width: number, height: number): boolean {
  const ratio = width / height
  return ratio >= FROM && ratio <= TO
}
