/**
 * The moment that clocks in a zone show.
 *
 * @param date `2026-11-26`
 * @param time `15:00`; one that no clock shows, because it is put forward, is that after the gap
 * @param timeZone a name of the IANA Time Zone Database
 */
export function momentAt(date: string, time: string, timeZone: string): Date {
  const shown = Date.parse(`${date}T${time}Z`)
  // The zone's offset at nearly that moment, and then at the moment that it leads to: they differ on the days of a change.
  const near = shown - offsetAt(shown, timeZone)
  return new Date(shown - offsetAt(near, timeZone))
}

/** A moment as clocks in a zone show it, with the zone's offset: `2026-11-26T15:00:00+05:30`. */
export function withOffset(date: string, time: string, timeZone: string): string {
  // Before clocks had zones they differed by seconds, which no offset has.
  const minutes = Math.round(
    (Date.parse(`${date}T${time}Z`) - momentAt(date, time, timeZone).getTime()) / 60_000,
  )
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${date}T${time}:00${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`
}

const two = (number: number) => String(number).padStart(2, '0')

/** By how much clocks in a zone are ahead of UTC, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const part = (name: Intl.DateTimeFormatPartTypes) => Number(parts.find(({ type }) => type === name)?.value)
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return shown - Math.floor(moment / 1000) * 1000
}
