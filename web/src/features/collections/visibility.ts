export const VISIBILITIES = [
  { value: 'team', label: 'Seen by the team' },
  { value: 'private', label: 'Seen by me alone' },
]
