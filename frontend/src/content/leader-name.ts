/** The leader as the site names him or her: `Dr. Meera Sample`, unless the settings say something else before the name. */
export const leaderName = ({ name, honorific }: { name: string; honorific: string | null }): string =>
  `${honorific ?? 'Dr.'} ${name}`
