import type { EventType } from '../paths'

/** What visitors read for each type of event. */
export const eventTitles: Record<EventType, string> = {
  achievements: 'Achievements',
  icube: 'I3 Series and Guest Lectures',
  celebrations: 'Celebrations',
}
