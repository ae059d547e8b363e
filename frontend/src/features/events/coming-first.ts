/**
 * Events in the order in which somebody asks for them: what is coming, the next first, then what was, the last first.
 *
 * @param events the latest first
 */
export const comingFirst = <Event extends { isComing: boolean }>(events: readonly Event[]): Event[] => [
  ...events.filter(({ isComing }) => isComing).reverse(),
  ...events.filter(({ isComing }) => !isComing),
]
