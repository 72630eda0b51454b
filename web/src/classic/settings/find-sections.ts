import { folded } from '@satchel/contract/folding.ts'
import { groupLabels, type SettingsSection } from '../../frame/settings-places.ts'
import { SECTION_LINES, type SectionLines } from './section-lines.ts'

export interface FoundSection extends SettingsSection {
  /** Label of what is inside that matches, if the section’s own label doesn’t. */
  hit: string | null
}

/** Returns the sections whose texts have every word of a search; all of them for an empty one. */
export function findSections(sections: readonly SettingsSection[], text: string): FoundSection[] {
  const words = folded(text.trim()).text.split(' ').filter(Boolean)
  return sections.flatMap((section) => {
    const { line, inside = [] }: SectionLines = SECTION_LINES[section.name]
    const matches = (...texts: string[]) => {
      const all = folded(texts.join('\n')).text
      return words.every((word) => all.includes(word))
    }
    if (matches(section.label)) return { ...section, hit: null }
    const hit = [...inside, line].find((each) => matches(section.label, each))
    if (hit !== undefined) return { ...section, hit }
    const isFound = matches(groupLabels[section.group], section.label, line, ...inside)
    return isFound ? { ...section, hit: null } : []
  })
}
