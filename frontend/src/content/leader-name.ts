interface Leader {
  name: string
  honorific: string | null
}

/** What stands before the leader's name, unless the settings say something else. */
export const honorificOf = ({ honorific }: Pick<Leader, 'honorific'>): string => honorific ?? 'Dr.'

/** The leader as the site names him or her: `Dr. Meera Sample`. */
export const leaderName = (leader: Leader): string => `${honorificOf(leader)} ${leader.name}`
