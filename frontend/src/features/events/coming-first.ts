/**
 * Events in the order in which somebody asks for them: what is coming, the next first, then what was, the last first.
 *
 * @param events the latest first
 * @param next the day of the first event that is coming, of whatever type; undefined where none is
 */
export function comingFirst<Event extends { date: string }>(
  events: Event[],
  next: string | undefined,
): { event: Event; isComing: boolean }[] {
  const marked = events.map((event) => ({ event, isComing: next !== undefined && event.date >= next }))
  return [
    ...marked.filter(({ isComing }) => isComing).reverse(),
    ...marked.filter(({ isComing }) => !isComing),
  ]
}
