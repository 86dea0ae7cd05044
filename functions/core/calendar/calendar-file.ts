import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { addDays } from '#shared/domain/civil-date.ts';
import { productName } from '#shared/product.ts';

/** One job on its day, as a calendar program shows it. */
export interface CalendarEvent {
  jobId: string;
  /** The civil date at the site. It is the same day wherever the calendar is read. */
  day: string;
  /** Never decreases. A calendar program replaces an event by the same event with a higher revision. */
  revision: number;
  isCancelled: boolean;
  title: string;
  text: string;
  place: string;
  address: string;
}

/** Returns the start of a day in UTC. The library then writes the same date, whatever time zone the server has. */
const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);
const hour = 3600;

/** Writes a calendar in the format of RFC 5545, which calendar programs read. */
export function writeCalendarFile(events: readonly CalendarEvent[], now: Date): string {
  const calendar = ical({
    name: `${productName} jobs`,
    prodId: { company: productName, product: 'Jobs', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: hour,
  });
  for (const { jobId, day, revision, isCancelled, title, text, place, address } of events)
    calendar.createEvent({
      // The id never changes and is the same in every feed. So a calendar program replaces the event instead of adding a second
      // one.
      id: `${jobId}@${productName.toLowerCase()}`,
      sequence: revision,
      stamp: now,
      start: midnight(day),
      end: midnight(addDays(day, 1)),
      allDay: true,
      summary: title,
      description: text,
      location: place,
      url: address,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: isCancelled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    });
  // The library omits the last line break, which RFC 5545 (3.1) requires.
  return `${calendar.toString()}\r\n`;
}
