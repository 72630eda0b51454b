/** Props of icons: `<IconHome {...icon} />`, 16 beside text, 20 on its own. */
export const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const
export const largeIcon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const
