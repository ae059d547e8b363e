interface Dated {
  date: string
}

/** Whether it is that day or later. @param next as of {@link comingFirst} */
export const isComing = ({ date }: Dated, next: string | undefined): boolean =>
  next !== undefined && date >= next

/**
 * Events in the order in which somebody asks for them: what is coming, the next first, then what was, the last first.
 *
 * @param events the latest first
 * @param next the day of the first event that is coming, of whatever type; undefined where none is
 */
export function comingFirst<Event extends Dated>(
  events: Event[],
  next: string | undefined,
): { event: Event; isComing: boolean }[] {
  const marked = events.map((event) => ({ event, isComing: isComing(event, next) }))
  return [
    ...marked.filter(({ isComing }) => isComing).reverse(),
    ...marked.filter(({ isComing }) => !isComing),
  ]
}
