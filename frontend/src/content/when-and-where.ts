/** When on its day an event is, and where; each may be unknown. Times are those of the clock there: `15:00`. */
export interface WhenAndWhere {
  startTime: string | null
  endTime: string | null
  place: string | null
}

/** `15:00–16:00 · Seminar hall`; empty where nothing is known. */
export const whenAndWhere = ({ startTime, endTime, place }: WhenAndWhere): string =>
  [[startTime, startTime && endTime].filter(Boolean).join('–'), place].filter(Boolean).join(' · ')
