import { fileURLToPath } from 'node:url'

/** The environment in which fontconfig has substitutes for the newer fonts of Office too. */
export const FONTS = {
  FONTCONFIG_FILE: fileURLToPath(new URL('../../../assets/fonts.conf', import.meta.url)),
}
